/** What the import would do, before it does anything. */
import Button from "antd/es/button";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { t, tell } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { type Describe, fieldOf } from "../../describe";
import sheet from "../sheet.module.css";
import { FileLink } from "../TaskProgress";
import type { Checked } from "./wire";
import styles from "./wizard.module.css";

interface Props {
	describe: Describe;
	checked: Checked;
	busy: boolean;
	onBack: () => void;
	onRun: () => void;
}

type Tab = "new" | "changed" | "rejected";

export function PreviewStep({ describe, checked, busy, onBack, onRun }: Props) {
	const [tab, setTab] = useState<Tab>(
		checked.rejected > 0 ? "rejected" : checked.new > 0 ? "new" : "changed",
	);
	const good = checked.new + checked.changed;
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
			<div className={sheet.foot}>
				{checked.errorFileUrl && (
					<FileLink plain url={checked.errorFileUrl} name={t("错误文件 | Error file")} />
				)}
				<span className={styles.push} />
				<Button onClick={onBack}>{t("上一步 | Back")}</Button>
				<Button type="primary" disabled={good === 0} loading={busy} onClick={onRun}>
					{t("导入 {n} 行 | Import {n} rows", { n: good })}
				</Button>
			</div>
		</>
	);
}

const Nothing = () => <EmptyBox title={t("没有这样的行 | No such rows")} />;
const text = (value: unknown) =>
	value === null || value === undefined || value === "" ? "–" : String(value);

function NewRows({ describe, rows }: { describe: Describe; rows: Checked["samples"]["new"] }) {
	if (rows.length === 0) return <Nothing />;
	const keys = describe.fields.map((field) => field.key).filter((key) => rows.some((row) => key in row));
	return (
		<table className={styles.map}>
			<thead>
				<tr>
					{keys.map((key) => (
						<th key={key}>{tell(fieldOf(describe, key)?.label)}</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: sample rows have no id and never move
					<tr key={at}>
						{keys.map((key) => (
							<td key={key}>{text(row[`${key}_dictText`] ?? row[key])}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function ChangedRows({ describe, rows }: { describe: Describe; rows: Checked["samples"]["changed"] }) {
	if (rows.length === 0) return <Nothing />;
	return (
		<ul className={styles.changes}>
			{rows.map(({ row, name, diff }) => (
				<li key={row}>
					<b>{name ?? t("第{row}行 | Row {row}", { row })}</b>
					{diff.map((one) => (
						<span key={one.field}>
							{tell(fieldOf(describe, one.field)?.label) || one.field}：<del>{text(one.old)}</del> →{" "}
							<ins>{text(one.new)}</ins>
						</span>
					))}
				</li>
			))}
		</ul>
	);
}

function RejectedRows({ rows }: { rows: Checked["samples"]["rejected"] }) {
	if (rows.length === 0) return <Nothing />;
	return (
		<table className={styles.map}>
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
						<td>{tell(one.column)}</td>
						<td className={styles.reason}>{tell(one.reason)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
