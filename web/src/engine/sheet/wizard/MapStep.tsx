/** Which sheet and column of the file fills which field, and whether known rows are changed. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Radio from "antd/es/radio";
import Segmented from "antd/es/segmented";
import Select from "antd/es/select";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import look from "@/parts/look.module.css";
import type { Describe } from "../../describe";
import { applyTemplate, chooseSheet, missing, sheetOf } from "./plan";
import { fieldOptions, SheetMap } from "./SheetMap";
import { TableStep } from "./TableStep";
import { type Mode, type Plan, type ReadFile, saveTemplate } from "./wire";
import styles from "./wizard.module.css";

interface Props {
	describe: Describe;
	/** The sub-tables that the file may fill. */
	shapes: Describe[];
	read: ReadFile;
	plan: Plan;
	onChange: (plan: Plan) => void;
}

const OWN = "";

export function MapStep({ describe, shapes, read, plan, onChange }: Props) {
	const [at, setAt] = useState(OWN);
	const table = read.tables.find((one) => one.path === at);
	const child = shapes.find((one) => one.path === at);
	return (
		<>
			{shapes.length > 0 && read.sheets.length > 1 && (
				<Segmented<string>
					className={styles.tables ?? ""}
					aria-label={t("要对应的表 | Table to map")}
					value={at}
					onChange={setAt}
					options={[
						{ value: OWN, label: localize(describe.title) },
						...shapes.map((one) => ({ value: one.path, label: localize(one.title) })),
					]}
				/>
			)}
			{table && child ? (
				<TableStep key={at} child={child} table={table} read={read} plan={plan} onChange={onChange} />
			) : (
				<MainStep describe={describe} read={read} plan={plan} onChange={onChange} />
			)}
		</>
	);
}

function MainStep({ describe, read, plan, onChange }: Omit<Props, "shapes">) {
	const sheet = sheetOf(read, plan.sheet);
	return (
		<>
			<Flex wrap align="center" gap="var(--ant-margin-sm)" className={styles.head}>
				{read.sheets.length > 1 && (
					<Select
						aria-label={t("工作表 | Sheet")}
						value={plan.sheet}
						options={read.sheets.map((one) => ({ value: one.name, label: `${one.name} (${one.rows})` }))}
						onChange={(name: string) => onChange(chooseSheet(plan, read, describe.path, name))}
					/>
				)}
				{read.templates.length > 0 && (
					<Select
						aria-label={t("模板 | Template")}
						placeholder={t("使用模板 | Use a template")}
						showSearch={{ optionFilterProp: "label" }}
						options={read.templates.map((one) => ({ value: one.id, label: one.name }))}
						onChange={(id: string) => {
							const template = read.templates.find((one) => one.id === id);
							if (template) onChange(applyTemplate(plan, read, describe.path, template));
						}}
					/>
				)}
				<ModeChoice describe={describe} plan={plan} onChange={onChange} />
				<span className={`${look.end} ${look.quiet}`}>{t("{n} 行 | {n} rows", { n: sheet.rows })}</span>
			</Flex>
			<SheetMap
				describe={describe}
				sheet={sheet}
				mapping={plan.mapping}
				lacking={missing(describe, plan)}
				onChange={(mapping) => onChange({ ...plan, mapping })}
			/>
			{may("sys:bTemplateParseConfigInfo:add") && <KeepTemplate path={describe.path} plan={plan} />}
		</>
	);
}

function ModeChoice({ describe, plan, onChange }: Omit<Props, "shapes" | "read">) {
	return (
		<>
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
					className={look.fill ?? ""}
					aria-label={t("按哪些字段识别 | Known by")}
					placeholder={t("按哪些字段识别 | Known by")}
					value={plan.keys}
					options={fieldOptions(describe)}
					onChange={(keys: string[]) => onChange({ ...plan, keys })}
				/>
			)}
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
		<Flex gap="small" className={styles.keep}>
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
		</Flex>
	);
}
