/** Which of an entry's data rules narrow what this role sees. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Checkbox from "antd/es/checkbox";
import Modal from "antd/es/modal";
import { useState } from "react";
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { Broken } from "../panel/Broken";
import { useAct } from "../panel/useAct";
import { type GrantNode, roleRules, saveRoleRules } from "./api";
import { RuleText } from "./DataRules";
import styles from "./rights.module.css";

interface Props {
	node: GrantNode;
	roleId: string;
	mayChange: boolean;
	close: () => void;
}

export function RoleRulesDialog({ node, roleId, mayChange, close }: Props) {
	const rules = useQuery(roleRules(node.key, roleId));
	const client = useQueryClient();
	const [mine, setMine] = useState<string[] | null>(null);
	const act = useAct();
	const chosen = mine ?? (rules.data?.drChecked ?? "").split(",").filter(Boolean);
	const save = async () => {
		const done = await act.run(
			() => saveRoleRules(node.key, roleId, chosen),
			"数据规则已保存 | The data rules are saved",
		);
		if (!done) return;
		void client.invalidateQueries({ queryKey: ["rights", "role-rules", node.key, roleId] });
		close();
	};
	return (
		<Modal
			open
			width={560}
			title={t("数据规则：{name} | Data rules: {name}", { name: node.title })}
			onCancel={close}
			onOk={() => void save()}
			okText={t("保存 | Save")}
			cancelText={t("取消 | Cancel")}
			confirmLoading={act.busy}
			okButtonProps={{ disabled: !mayChange || mine === null }}
		>
			<p>
				{t(
					"勾选后，该角色只能看到符合规则的数据；都不勾选则不限制。 | With rules chosen this role sees only rows that fit; with none it sees all.",
				)}
			</p>
			{rules.error && <Broken error={rules.error} retry={() => void rules.refetch()} />}
			{!rules.data && !rules.error && <Waiting />}
			<ul className={styles.rules}>
				{rules.data?.datarule.map((rule) => (
					<li key={rule.id}>
						<Checkbox
							disabled={!mayChange}
							checked={chosen.includes(rule.id)}
							onChange={(event) =>
								setMine(event.target.checked ? [...chosen, rule.id] : chosen.filter((one) => one !== rule.id))
							}
						>
							{rule.ruleName}
						</Checkbox>
						<RuleText rule={rule} />
					</li>
				))}
			</ul>
		</Modal>
	);
}
