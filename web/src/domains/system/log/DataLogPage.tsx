/** What every record was before: changes newest first, and any two versions of a record side by side. */

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Select from "antd/es/select";
import Table, { type TableProps } from "antd/es/table";
import { useState } from "react";
import { camel, fieldOf, useResources } from "@/engine/describe";
import { ChangedValue } from "@/engine/detail/ChangedValue";
import { authorText } from "@/engine/kinds/read";
import listStyles from "@/engine/list/ListView.module.css";
import type { Shapes } from "@/gen/api";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { Broken } from "@/parts/Broken";
import { clearable } from "@/parts/clearable";
import look from "@/parts/look.module.css";
import { namedArrows } from "@/parts/turning";
import { changes, type Version } from "./api";
import { CompareVersions } from "./CompareVersions";

type Change = Shapes["TrailEntry"] & { label: Exclude<Shapes["TrailEntry"]["label"], string[]> };

const SIZE = 20;

export default function DataLogPage() {
	const resources = useResources();
	const [table, setTable] = useState("");
	const [row, setRow] = useState("");
	const [page, setPage] = useState(1);
	const phone = useScreen() === "phone";
	const [compared, setCompared] = useState<Version | null>(null);
	const list = useQuery({ ...changes(table, useSettled(row), page), placeholderData: keepPreviousData });
	const columns: NonNullable<TableProps<Version>["columns"]> = [
		{ key: "at", title: t("时间 | Time"), dataIndex: "createTime", width: 175 },
		{
			key: "by",
			title: t("操作人 | By"),
			width: 110,
			render: (_, one) => authorText(one.createBy, one.createBy_dictText),
		},
		{
			key: "table",
			title: t("表 | Table"),
			width: 150,
			ellipsis: true,
			render: (_, one) => localize(one.dataTable_dictText) || one.dataTable,
		},
		{
			key: "version",
			title: t("版本 | Version"),
			dataIndex: "dataVersion",
			width: 96,
			align: "end",
		},
		{ key: "what", title: t("修改 | Change"), render: (_, one) => <Changed version={one} more={phone} /> },
		{
			key: "acts",
			width: 110,
			fixed: "end",
			render: (_, one) => (
				<Button type="link" size="small" onClick={() => setCompared(one)}>
					{t("版本对比 | Compare")}
				</Button>
			),
		},
	];
	return (
		<section className={listStyles.list} aria-label={t("数据日志 | Data log")}>
			<Flex component="header" align="baseline" gap="var(--ant-margin-sm)" className={look.below}>
				<h1>{t("数据日志 | Data log")}</h1>
				{list.data && <span>{list.data.total}</span>}
			</Flex>
			<div className={listStyles.card}>
				<Flex wrap align="center" gap="small" className={look.bar}>
					<Select
						allowClear
						style={{ width: 240 }}
						aria-label={t("表 | Table")}
						placeholder={t("全部表 | All tables")}
						showSearch={{ optionFilterProp: "label" }}
						value={table || null}
						onChange={(value?: string) => {
							setTable(value ?? "");
							setPage(1);
						}}
						options={resources.map((one) => ({ value: one.path, label: localize(one.title) }))}
					/>
					{table && (
						<Input
							allowClear={clearable()}
							style={{ width: 220 }}
							aria-label={t("记录编号 | Record id")}
							placeholder={t("记录编号 | Record id")}
							value={row}
							onChange={(event) => {
								setRow(event.target.value.replace(/\D/g, ""));
								setPage(1);
							}}
						/>
					)}
				</Flex>
				{list.error ? (
					<Broken error={list.error} retry={() => void list.refetch()} />
				) : (
					<Table<Version>
						rowKey="id"
						loading={list.isPending}
						dataSource={list.data?.records ?? []}
						{...(phone ? {} : { scroll: { x: 900 } })}
						pagination={{
							itemRender: namedArrows,
							current: page,
							pageSize: SIZE,
							total: list.data?.total ?? 0,
							showSizeChanger: false,
							onChange: setPage,
							showTotal: (total, [from, to]) =>
								t("{from}-{to} 共 {total} 条 | {from}-{to} of {total}", { from, to, total }),
						}}
						columns={phone ? columns.filter((one) => one.key === "what" || one.key === "acts") : columns}
					/>
				)}
			</div>
			{compared && <CompareVersions version={compared} close={() => setCompared(null)} />}
		</section>
	);
}

const SHOWN = 3;

function Changed({ version, more }: { version: Version; more: boolean }) {
	const all = readChanges(version.dataContent);
	const resource = useResources().find((item) => item.path === version.dataPath);
	const declared = (one: Change) => resource && fieldOf(resource, camel(one.field));
	// What the declaration does not name is the machine's own note; comparing two versions shows it too.
	const named = all.filter((one) => declared(one) || one.label);
	const nameOf = (one: Change) => {
		const field = declared(one);
		return (field ? localize(field.label) : localize(one.label)) || one.field;
	};
	return (
		<ul>
			{more && (
				<li>
					<small>
						{localize(version.dataTable_dictText) || version.dataTable} ·{" "}
						{authorText(version.createBy, version.createBy_dictText)} · {version.createTime}
					</small>
				</li>
			)}
			{(named.length > 0 ? named : all).slice(0, SHOWN).map((one) => (
				<li key={one.field}>
					{t("{name}： | {name}: ", { name: nameOf(one) })}
					{version.action !== "add" && (
						<del>
							<ChangedValue field={declared(one)} value={one.old} />
						</del>
					)}{" "}
					<ins>
						<ChangedValue field={declared(one)} value={one.new} />
					</ins>
				</li>
			))}
			{named.length > SHOWN && <li>{t("等 {n} 项 | {n} in all", { n: named.length })}</li>}
		</ul>
	);
}

function readChanges(text: string): Change[] {
	const parsed: unknown = JSON.parse(text);
	return Array.isArray(parsed) ? (parsed as Change[]) : [];
}
