/** The row filters of a menu entry: made here, handed to roles in the role's own panel. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Tag from "antd/es/tag";
import { useState } from "react";
import { ask } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type DataRule, deleteRule, rulesOf } from "./api";
import { RuleForm } from "./RuleForm";

interface Props {
	permissionId: string;
	name: string;
	/** The path of the resource that the entry lists, whose fields rules may name. */
	resource: string | null;
	close: () => void;
}

export function DataRules({ permissionId, name, resource, close }: Props) {
	const rules = useQuery(rulesOf(permissionId));
	const client = useQueryClient();
	const phone = useScreen() === "phone";
	const mayChange = useMay()("sys:permission:edit");
	const [edited, setEdited] = useState<Partial<DataRule> | null>(null);
	const act = useSending({ loud: true });
	const refresh = () => void client.invalidateQueries({ queryKey: ["rights"] });
	const erase = async (rule: DataRule) => {
		const sure = await ask({
			title: t("删除规则“{name}”？ | Delete the rule “{name}”?", { name: rule.ruleName }),
			okText: t("删除 | Delete"),
			danger: true,
		});
		if (sure && (await act.run(() => deleteRule(rule.id), "已删除 | Deleted"))) refresh();
	};
	return (
		<Drawer
			open
			size={phone ? "100%" : 560}
			title={t("数据规则：{name} | Data rules: {name}", { name })}
			onClose={close}
			extra={
				mayChange && (
					<Button type="primary" onClick={() => setEdited({})}>
						{t("新增规则 | New rule")}
					</Button>
				)
			}
		>
			{rules.error && <Broken error={rules.error} retry={() => void rules.refetch()} />}
			{!rules.data && !rules.error && <Waiting />}
			{rules.data?.length === 0 && (
				<EmptyBox
					title={t("还没有数据规则 | No data rules yet")}
					text={t(
						"规则限制角色能看到哪些行，例如“只看本部门”。 | A rule limits which rows a role sees, such as “own department only”.",
					)}
				/>
			)}
			<ul className={look.rows}>
				{rules.data?.map((rule) => (
					<li key={rule.id}>
						<b>{rule.ruleName}</b>
						<RuleText rule={rule} />
						{rule.status !== "1" && <Tag>{t("停用 | Off")}</Tag>}
						{mayChange && (
							<span>
								<Button type="link" size="small" onClick={() => setEdited(rule)}>
									{t("编辑 | Edit")}
								</Button>
								<Button type="link" size="small" danger onClick={() => void erase(rule)}>
									{t("删除 | Delete")}
								</Button>
							</span>
						)}
					</li>
				))}
			</ul>
			{edited && (
				<RuleForm
					rule={edited}
					permissionId={permissionId}
					resource={resource}
					close={(changed) => {
						setEdited(null);
						if (changed) refresh();
					}}
				/>
			)}
		</Drawer>
	);
}

export function RuleText({ rule }: { rule: DataRule }) {
	return (
		<code>
			{rule.ruleColumn} {rule.ruleConditions} {rule.ruleValue}
		</code>
	);
}
