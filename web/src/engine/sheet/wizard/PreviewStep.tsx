/** What the import would do, before it does anything. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { localize, t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { type Describe, fieldOf } from "../../describe";
import { FileLink } from "../TaskProgress";
import type { Checked, CheckedSheet } from "./wire";
import styles from "./wizard.module.css";

interface Props {
	describe: Describe;
	shapes: Describe[];
	checked: Checked;
	busy: boolean;
	onBack: () => void;
	onRun: () => void;
}

type Tab = "new" | "changed" | "rejected";

export function PreviewStep({ describe, shapes, checked, busy, onBack, onRun }: Props) {
	const [path, setPath] = useState(
		() => checked.sheets.find((sheet) => sheet.rejected > 0)?.path ?? describe.path,
	);
	const good = checked.new + checked.changed;
	const shown = checked.sheets.find((sheet) => sheet.path === path);
	const shape = shapes.find((one) => one.path === path) ?? describe;
	return (
		<>
			{checked.sheets.length > 1 && (
				<Segmented<string>
					className={styles.tables ?? ""}
					aria-label={t("要查看的表 | Table to look at")}
					value={path}
					onChange={setPath}
					options={checked.sheets.map((sheet) => ({ value: sheet.path, label: headOf(sheet) }))}
				/>
			)}
			{shown && <SheetPreview key={path} describe={shape} checked={shown} />}
			<Flex justify="flex-end" gap="small" className={look.above}>
				{checked.errorFileUrl && (
					<FileLink plain url={checked.errorFileUrl} name={t("错误文件 | Error file")} />
				)}
				<span className={look.fill} />
				<Button onClick={onBack}>{t("上一步 | Back")}</Button>
				<Button type="primary" disabled={good === 0} loading={busy} onClick={onRun}>
					{t("导入 {n} 行 | Import {n} rows", { n: good })}
				</Button>
			</Flex>
		</>
	);
}

const headOf = ({ title, total, rejected }: CheckedSheet) =>
	rejected > 0
		? t("{title} {total} 行，拒绝 {bad} | {title}: {total} rows, {bad} rejected", {
				title,
				total,
				bad: rejected,
			})
		: t("{title} {total} 行 | {title}: {total} rows", { title, total });

function SheetPreview({ describe, checked }: { describe: Describe; checked: CheckedSheet }) {
	const [tab, setTab] = useState<Tab>(
		checked.rejected > 0 ? "rejected" : checked.changed > 0 && checked.new === 0 ? "changed" : "new",
	);
	return (
		<>
			<Segmented<Tab>
				value={tab}
				onChange={setTab}
				options={[
					{ value: "new", label: t("新增 {n} | New {n}", { n: checked.new }) },
					{ value: "changed", label: t("更新 {n} | Changed {n}", { n: checked.changed }) },
					{ value: "rejected", label: t("拒绝 {n} | Rejected {n}", { n: checked.rejected }) },
				]}
			/>
			<div className={styles.scroll}>
				{tab === "new" && <NewRows describe={describe} rows={checked.samples.new} />}
				{tab === "changed" && <ChangedRows describe={describe} rows={checked.samples.changed} />}
				{tab === "rejected" && <RejectedRows rows={checked.samples.rejected} />}
			</div>
		</>
	);
}

const Nothing = () => <EmptyBox title={t("没有这样的行 | No such rows")} />;
const text = (value: unknown) =>
	value === null || value === undefined || value === "" ? "–" : String(value);

function NewRows({ describe, rows }: { describe: Describe; rows: CheckedSheet["samples"]["new"] }) {
	if (rows.length === 0) return <Nothing />;
	const keys = describe.fields
		.map((field) => field.key)
		.filter((key) => rows.some(({ cells }) => key in cells));
	return (
		<table className={`${look.ruled} ${styles.map}`}>
			<thead>
				<tr>
					{keys.map((key) => (
						<th key={key}>{localize(fieldOf(describe, key)?.label)}</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ row, cells }) => (
					<tr key={row}>
						{keys.map((key) => (
							<td key={key}>{text(cells[key])}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function ChangedRows({ describe, rows }: { describe: Describe; rows: CheckedSheet["samples"]["changed"] }) {
	if (rows.length === 0) return <Nothing />;
	return (
		<ul className={`${look.lined} ${styles.changes}`}>
			{rows.map(({ row, diff }) => (
				<Flex component="li" wrap gap="0 var(--ant-margin)" key={row}>
					<b>{t("第{row}行 | Row {row}", { row })}</b>
					{diff.map((one) => (
						<span key={one.field}>
							{localize(fieldOf(describe, one.field)?.label) || one.field}：<del>{text(one.old)}</del> →{" "}
							<ins>{text(one.new)}</ins>
						</span>
					))}
				</Flex>
			))}
		</ul>
	);
}

function RejectedRows({ rows }: { rows: CheckedSheet["samples"]["rejected"] }) {
	if (rows.length === 0) return <Nothing />;
	return (
		<table className={`${look.ruled} ${styles.map}`}>
			<thead>
				<tr>
					<th>{t("行 | Row")}</th>
					<th>{t("列 | Column")}</th>
					<th>{t("原因 | Reason")}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((one) => (
					<tr key={`${one.row} ${one.column}`}>
						<td>{one.row}</td>
						<td>{localize(one.column)}</td>
						<td className={look.fault}>{localize(one.reason)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
