/** The columns of one sheet, each with its first cells and the field that it fills. */

import Alert from "antd/es/alert";
import Select from "antd/es/select";
import { listed, localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Describe, Field } from "../../describe";
import { choose, importFields } from "./plan";
import type { Mapping, Sheet } from "./wire";
import styles from "./wizard.module.css";

interface Props {
	describe: Describe;
	sheet: Sheet;
	mapping: Mapping;
	lacking: Field[];
	onChange: (mapping: Mapping) => void;
}

const SAMPLES = 3;

export const fieldOptions = (describe: Describe) =>
	importFields(describe).map((field) => ({
		value: field.key,
		label: `${localize(field.label)}${field.required ? " *" : ""}`,
	}));

export function SheetMap({ describe, sheet, mapping, lacking, onChange }: Props) {
	const options = fieldOptions(describe);
	return (
		<>
			<div className={styles.scroll}>
				<table className={`${look.ruled} ${styles.map}`}>
					<thead>
						<tr>
							<th>{t("文件中的列 | Column of the file")}</th>
							<th>{t("前几行 | First rows")}</th>
							<th>{t("对应字段 | Field")}</th>
						</tr>
					</thead>
					<tbody>
						{sheet.headers.map((header, at) =>
							header === "" ? null : (
								<tr key={header} data-off={!mapping[header]}>
									<th scope="row">{header}</th>
									<td>
										{sheet.sample
											.slice(0, SAMPLES)
											.map((line) => line[at])
											.filter(Boolean)
											.join(" · ")}
									</td>
									<td>
										<Select
											allowClear
											showSearch={{ optionFilterProp: "label" }}
											aria-label={t("{header}的对应字段 | Field of {header}", { header })}
											placeholder={t("不导入 | Leave out")}
											value={mapping[header] ?? null}
											options={options}
											onChange={(field?: string | null) => onChange(choose(mapping, header, field ?? null))}
										/>
									</td>
								</tr>
							),
						)}
					</tbody>
				</table>
			</div>
			{lacking.length > 0 && (
				<Alert
					type="warning"
					showIcon
					title={t("还缺少必填字段：{names} | Required fields without a column: {names}", {
						names: listed(lacking.map((field) => localize(field.label))),
					})}
				/>
			)}
		</>
	);
}
