/** Which fields of a list this role does not see or may not change. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import Select from "antd/es/select";
import { useState } from "react";
import { useResources } from "@/engine/describe";
import { useMay } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type FieldMode, type FieldRights, fieldRights, saveFieldRights } from "./api";
import styles from "./role.module.css";

export function FieldRightsTab({ roleId }: { roleId: string }) {
	const resources = useResources();
	const [path, setPath] = useState("");
	const rights = useQuery(fieldRights(roleId, path));
	const [mine, setMine] = useState<FieldRights | null>(null);
	const client = useQueryClient();
	const act = useSending({ loud: true });
	const mayChange = useMay()("sys:role:edit");
	const shown = mine ?? rights.data ?? {};
	const resource = resources.find((one) => one.path === path);
	const choose = (key: string, mode: FieldMode | "all") => {
		const { [key]: _, ...rest } = shown;
		setMine(mode === "all" ? rest : { ...rest, [key]: mode });
	};
	const save = async () => {
		const done = await act.run(
			() => saveFieldRights(roleId, path, shown),
			"字段权限已保存 | The field rights are saved",
		);
		if (!done) return;
		client.setQueryData(fieldRights(roleId, path).queryKey, shown);
		setMine(null);
	};
	return (
		<Flex vertical gap="var(--ant-margin-sm)">
			<Select
				aria-label={t("列表 | List")}
				placeholder={t("选择一个列表 | Choose a list")}
				showSearch={{ optionFilterProp: "label" }}
				value={path || null}
				onChange={(value: string) => {
					setPath(value);
					setMine(null);
				}}
				options={resources.map((one) => ({ value: one.path, label: localize(one.title) }))}
			/>
			{!path && (
				<EmptyBox
					title={t("选择列表后设置字段 | Choose a list to set its fields")}
					text={t(
						"隐藏的字段不出现在列表、详情、导出和时间线中；只读的字段不能改。多个角色取最宽的。 | Hidden fields leave list, detail, export and timeline; read-only ones cannot be changed. Of several roles the most generous counts.",
					)}
				/>
			)}
			{path && rights.error && <Broken error={rights.error} retry={() => void rights.refetch()} />}
			{path && !rights.data && !rights.error && <Waiting />}
			{resource && rights.data && (
				<>
					<ul className={look.rows}>
						{resource.fields
							.filter((field) => field.sealed || !field.secret)
							.map((field) => (
								<li key={field.key}>
									<span>{localize(field.label)}</span>
									<Segmented
										size="small"
										disabled={!mayChange}
										aria-label={localize(field.label)}
										value={shown[field.key] ?? "all"}
										onChange={(mode) => choose(field.key, mode as FieldMode | "all")}
										options={[
											{ value: "all", label: t("可改 | Full") },
											{ value: "readOnly", label: t("只读 | Read only") },
											{ value: "hidden", label: t("隐藏 | Hidden") },
										]}
									/>
								</li>
							))}
					</ul>
					<Flex component="footer" justify="flex-end" gap="small" className={styles.foot}>
						<Button disabled={mine === null} onClick={() => setMine(null)}>
							{t("撤销 | Undo")}
						</Button>
						<Button
							type="primary"
							disabled={mine === null || !mayChange}
							loading={act.busy}
							onClick={() => void save()}
						>
							{t("保存 | Save")}
						</Button>
					</Flex>
				</>
			)}
		</Flex>
	);
}
