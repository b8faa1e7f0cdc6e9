/** What was deleted: brought back, or removed for good by who types its name. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Pagination from "antd/es/pagination";
import { useState } from "react";
import { callWholeAt, getAt, removeAt } from "@/kit/http";
import { toast } from "@/kit/notice";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { namedArrows } from "@/parts/turning";
import { Waiting } from "@/parts/Waiting";
import { type Describe, nameOf, type Page, type Row } from "../describe";
import { offerUndo } from "../undo/acts";
import { readAnew } from "../undo/undoing";

const SIZE = 20;

export default function RecycleBin({ describe, onClose }: { describe: Describe; onClose: () => void }) {
	const { path } = describe;
	const phone = useScreen() === "phone";
	const [page, setPage] = useState(1);
	const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
	const [purging, setPurging] = useState<Row[] | null>(null);
	const { data, error } = useQuery({
		queryKey: ["recycle", path, page],
		queryFn: ({ signal }) =>
			getAt<Page>(`/${path}/recycleBin`, { pageNo: page, pageSize: SIZE }, { signal, quiet: true }),
	});
	const rows = [...chosen.values()];
	const done = () => {
		setChosen(new Map());
		readAnew(path);
	};
	const restore = async (which: Row[]) => {
		const ids = which.map((row) => row.id);
		try {
			const answer = await callWholeAt("POST", `/${path}/restore`, { ids }, { quiet: true });
			offerUndo(describe, answer.act, t("已恢复 {n} 条 | {n} restored", { n: ids.length }));
		} catch (refused) {
			if (!(refused instanceof Failure)) throw refused;
			toast("warning", refused.message);
		}
		done();
	};
	const purge = async (which: Row[]) => {
		const ids = which.map((row) => row.id).join(",");
		try {
			await removeAt(`/${path}/purge`, { ids }, { quiet: true });
			toast("success", t("已彻底删除 {n} 条 | {n} removed for good", { n: which.length }));
		} catch (refused) {
			if (!(refused instanceof Failure)) throw refused;
			toast("warning", refused.message);
		}
		setPurging(null);
		done();
	};
	const toggle = (row: Row) => {
		const next = new Map(chosen);
		if (!next.delete(row.id)) next.set(row.id, row);
		setChosen(next);
	};
	return (
		<Drawer
			open
			size={phone ? "100%" : 560}
			title={t("回收站：{title} | Recycle bin: {title}", { title: localize(describe.title) })}
			onClose={onClose}
			footer={
				<Flex justify="space-between" gap="small">
					<Button danger disabled={rows.length === 0} onClick={() => setPurging(rows)}>
						{t("彻底删除 | Remove for good")}
					</Button>
					<Button type="primary" disabled={rows.length === 0} onClick={() => void restore(rows)}>
						{t("恢复 {n} 条 | Restore {n}", { n: rows.length })}
					</Button>
				</Flex>
			}
		>
			{error && (
				<EmptyBox
					alarm
					title={t("回收站没有读到 | The bin could not be read")}
					text={localize(error.message)}
				/>
			)}
			{!data && !error && <Waiting />}
			{data?.records.length === 0 && <EmptyBox title={t("回收站是空的 | The recycle bin is empty")} />}
			<ul className={look.rows}>
				{data?.records.map((row) => (
					<li key={row.id}>
						<Checkbox checked={chosen.has(row.id)} onChange={() => toggle(row)}>
							<b>{nameOf(describe, row)}</b>
							<small>
								{t("{who} 于 {time} 删除 | deleted by {who} at {time}", {
									who: String(row.updateBy ?? "–"),
									time: String(row.updateTime ?? "–"),
								})}
							</small>
						</Checkbox>
						<Button size="small" type="link" onClick={() => void restore([row])}>
							{t("恢复 | Restore")}
						</Button>
					</li>
				))}
			</ul>
			{data && data.total > SIZE && (
				<Pagination
					itemRender={namedArrows}
					simple
					current={page}
					pageSize={SIZE}
					total={data.total}
					onChange={setPage}
				/>
			)}
			{purging && (
				<PurgeDialog
					describe={describe}
					rows={purging}
					onPurge={() => void purge(purging)}
					onClose={() => setPurging(null)}
				/>
			)}
		</Drawer>
	);
}

interface Props {
	describe: Describe;
	rows: Row[];
	onPurge: () => void;
	onClose: () => void;
}

/** The one deletion that can't be undone asks for the name of the thing. */
function PurgeDialog({ describe, rows, onPurge, onClose }: Props) {
	const [typed, setTyped] = useState("");
	const name = nameOf(describe, rows[0]);
	const fits = typed.trim() === name;
	return (
		<Dialog
			width={440}
			title={t("彻底删除 {n} 条，无法恢复 | Remove {n} for good, without a way back", { n: rows.length })}
			submitText={t("彻底删除 | Remove for good")}
			danger
			disabled={!fits}
			onSubmit={onPurge}
			onClose={onClose}
		>
			<p>
				{rows.length > 1
					? t("请输入第一条的名称“{name}”以确认： | Type the name of the first, “{name}”, to confirm:", {
							name,
						})
					: t("请输入名称“{name}”以确认： | Type its name, “{name}”, to confirm:", { name })}
			</p>
			<Input
				autoFocus
				aria-label={t("名称 | Name")}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onPressEnter={() => fits && onPurge()}
			/>
		</Dialog>
	);
}
