/** Which sheet of the file holds a sub-table's rows, and how they name the row that they belong to. */

import Flex from "antd/es/flex";
import Select from "antd/es/select";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Describe } from "../../describe";
import { chooseTable, freeSheets, missingIn, sheetOf, tablePlan } from "./plan";
import { SheetMap } from "./SheetMap";
import type { Plan, ReadFile, Table } from "./wire";
import styles from "./wizard.module.css";

interface Props {
	child: Describe;
	table: Table;
	read: ReadFile;
	plan: Plan;
	onChange: (plan: Plan) => void;
}

export function TableStep({ child, table, read, plan, onChange }: Props) {
	const chosen = plan.tables[table.path];
	const sheet = chosen && sheetOf(read, chosen.sheet);
	return (
		<>
			<Flex wrap align="center" gap="var(--ant-margin-sm)" className={styles.head}>
				<Select
					allowClear
					aria-label={t("{title}的工作表 | Sheet of {title}", { title: table.title })}
					placeholder={t("不导入 | Leave out")}
					value={chosen?.sheet ?? null}
					options={freeSheets(plan, read, table.path).map((one) => ({
						value: one.name,
						label: `${one.name} (${one.rows})`,
					}))}
					onChange={(name?: string | null) =>
						onChange(chooseTable(plan, table.path, name ? tablePlan(read, table, name) : null))
					}
				/>
				{chosen && (
					<Select
						aria-label={t("按什么找到所属数据 | How rows name what they belong to")}
						value={chosen.join}
						options={[
							{ value: "", label: t("按名称或唯一编码关联 | Joined by name or code") },
							...table.joins.map((one) => ({
								value: one.key,
								label: t("按{field}关联 | Joined by {field}", { field: one.label }),
							})),
						]}
						onChange={(join: string) => onChange(chooseTable(plan, table.path, { ...chosen, join }))}
					/>
				)}
				{sheet && (
					<span className={`${look.end} ${look.quiet}`}>{t("{n} 行 | {n} rows", { n: sheet.rows })}</span>
				)}
			</Flex>
			{chosen && sheet && (
				<SheetMap
					describe={child}
					sheet={sheet}
					mapping={chosen.mapping}
					lacking={missingIn(child, table, chosen)}
					onChange={(mapping) => onChange(chooseTable(plan, table.path, { ...chosen, mapping }))}
				/>
			)}
		</>
	);
}
