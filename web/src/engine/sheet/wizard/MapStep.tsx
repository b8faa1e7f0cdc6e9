/** Which column of the file fills which field, and whether known rows are changed. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Input from "antd/es/input";
import Radio from "antd/es/radio";
import Select from "antd/es/select";
import { useState } from "react";
import { Failure } from "@/kit/http";
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { t, tell } from "@/kit/text";
import type { Describe } from "../../describe";
import { applyTemplate, choose, importFields, mappingFor, missing, sheetOf } from "./plan";
import { type Mode, type Plan, type ReadFile, saveTemplate } from "./wire";
import styles from "./wizard.module.css";

interface Props {
	describe: Describe;
	read: ReadFile;
	plan: Plan;
	onChange: (plan: Plan) => void;
}

const SAMPLES = 3;

export function MapStep({ describe, read, plan, onChange }: Props) {
	const sheet = sheetOf(read, plan.sheet);
	const fields = importFields(describe);
	const lacking = missing(describe, plan);
	const options = fields.map((field) => ({
		value: field.key,
		label: `${tell(field.label)}${field.required ? " *" : ""}`,
	}));
	return (
		<>
			<div className={styles.head}>
				{read.sheets.length > 1 && (
					<Select
						aria-label={t("工作表 | Sheet")}
						value={plan.sheet}
						options={read.sheets.map((one) => ({ value: one.name, label: `${one.name} (${one.rows})` }))}
						onChange={(name: string) =>
							onChange({ ...plan, sheet: name, mapping: mappingFor(sheetOf(read, name), read.mapping) })
						}
					/>
				)}
				{read.templates.length > 0 && (
					<Select
						aria-label={t("模板 | Template")}
						placeholder={t("使用模板 | Use a template")}
						options={read.templates.map((one) => ({ value: one.id, label: one.name }))}
						onChange={(id: string) => {
							const template = read.templates.find((one) => one.id === id);
							if (template) onChange(applyTemplate(plan, read, template));
						}}
					/>
				)}
				<Radio.Group
					aria-label={t("已有的行 | Rows that exist")}
					value={plan.mode}
					options={[
						{ value: "add", label: t("只新增 | Add only") },
						{ value: "upsert", label: t("有则更新 | Update what exists") },
					]}
					onChange={(event) => onChange({ ...plan, mode: event.target.value as Mode })}
				/>
				{plan.mode === "upsert" && (
					<Select
						mode="multiple"
						className={styles.keys ?? ""}
						aria-label={t("按哪些字段识别 | Known by")}
						placeholder={t("按哪些字段识别 | Known by")}
						value={plan.keys}
						options={options}
						onChange={(keys: string[]) => onChange({ ...plan, keys })}
					/>
				)}
				<span className={styles.count}>{t("{n} 行 | {n} rows", { n: sheet.rows })}</span>
			</div>
			<div className={styles.scroll}>
				<table className={styles.map}>
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
								<tr key={header} data-off={!plan.mapping[header]}>
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
											value={plan.mapping[header] ?? null}
											options={options}
											onChange={(field?: string | null) =>
												onChange({ ...plan, mapping: choose(plan.mapping, header, field ?? null) })
											}
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
						names: lacking.map((field) => tell(field.label)).join("、"),
					})}
				/>
			)}
			{may("sys:bTemplateParseConfigInfo:add") && <KeepTemplate path={describe.path} plan={plan} />}
		</>
	);
}

function KeepTemplate({ path, plan }: { path: string; plan: Plan }) {
	const [name, setName] = useState<string | null>(null);
	const save = async () => {
		if (!name?.trim()) return toast("warning", "保存名称不能为空 | save name cannot be empty");
		try {
			await saveTemplate(path, name.trim(), plan);
			toast("success", "模板已保存 | Template saved");
			setName(null);
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			toast("warning", error.message);
		}
	};
	if (name === null)
		return (
			<Button type="link" onClick={() => setName("")}>
				{t("另存为模板 | Save as a template")}
			</Button>
		);
	return (
		<div className={styles.keep}>
			<Input
				autoFocus
				maxLength={60}
				aria-label={t("模板名称 | Template name")}
				placeholder={t("模板名称 | Template name")}
				value={name}
				onChange={(event) => setName(event.target.value)}
				onPressEnter={() => void save()}
			/>
			<Button type="primary" onClick={() => void save()}>
				{t("保存 | Save")}
			</Button>
			<Button onClick={() => setName(null)}>{t("取消 | Cancel")}</Button>
		</div>
	);
}
