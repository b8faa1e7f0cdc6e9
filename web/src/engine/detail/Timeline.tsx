/** What happened to a row, newest first: changes field by field, steps with their reason, and who looked at what is sealed. */
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import AntTimeline from "antd/es/timeline";
import { useCallback } from "react";
import { type Answer, get } from "@/kit/http";
import { ask } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import { EmptyBox } from "@/parts/EmptyBox";
import { Moment } from "@/parts/Moment";
import { Waiting } from "@/parts/Waiting";
import { camel, type Describe, fieldOf } from "../describe";
import { undo } from "../undo/undoing";
import { ChangedValue } from "./ChangedValue";
import styles from "./detail.module.css";

type Line = Answer<"GET /sys/audit/list">[number];

const PAGE = 30;

export function Timeline({ describe, id }: { describe: Describe; id: string }) {
	const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useTimeline(describe.path, id);
	if (error && !data)
		return (
			<EmptyBox
				alarm
				title={t("时间线没有读到 | The timeline could not be read")}
				text={localize(error.message)}
			/>
		);
	if (!data) return <Waiting />;
	const lines = data.pages.flat();
	if (lines.length === 0) return <EmptyBox title={t("没有修改记录 | No changes recorded")} />;
	return (
		<>
			<AntTimeline
				items={lines.map((line) => ({
					key: line.id,
					content: <Entry line={line} describe={describe} />,
				}))}
			/>
			{hasNextPage && (
				<Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
					{t("更早的记录 | Earlier")}
				</Button>
			)}
		</>
	);
}

/** Page by page; all that is shown is read again when something happens to the row, so that no line falls between pages. */
function useTimeline(path: string, id: string) {
	const client = useQueryClient();
	const readAgain = useCallback(
		() => void client.invalidateQueries({ queryKey: ["timeline", path, id] }),
		[client, path, id],
	);
	useTopic(`list/${path}`, {
		onEvent: ({ data }) => {
			if ((data as { ids?: string[] }).ids?.includes(id)) readAgain();
		},
		onResync: readAgain,
	});
	useTopic(`record/${path}/${id}`, {
		onEvent: ({ op }) => {
			if (op === "trail") readAgain();
		},
		onResync: () => undefined,
	});
	return useInfiniteQuery({
		queryKey: ["timeline", path, id],
		initialPageParam: "",
		queryFn: ({ pageParam, signal }) =>
			get(
				"/sys/audit/list",
				{ table: path, rowId: id, pageSize: PAGE, before: pageParam },
				{ quiet: true, signal },
			),
		getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
	});
}

function Entry({ line, describe }: { line: Line; describe: Describe }) {
	const takeBack = async () => {
		const sure = await ask({
			title: t("撤销这次修改？ | Undo this change?"),
			content: t("撤销本身也会记入时间线。 | The undo itself is recorded, too."),
			okText: t("撤销 | Undo"),
		});
		if (sure) await undo({ auditId: line.id }, describe.path, localize(line.label));
	};
	return (
		<div className={styles.entry}>
			<b>{whoOf(line)}</b> {localize(line.label)} <Moment at={line.at} />
			{line.canUndo && (
				<Button type="link" size="small" onClick={takeBack}>
					{t("撤销 | Undo")}
				</Button>
			)}
			{line.reason && <p>{t("原因：{reason} | Why: {reason}", { reason: line.reason })}</p>}
			<ul>
				{line.diff.map((change) => (
					<Changed key={change.field} change={change} line={line} describe={describe} />
				))}
			</ul>
		</div>
	);
}

/** As they were called then, with the account that does not change. */
const whoOf = ({ by, username }: Line): string =>
	by ? t("{by}（{username}） | {by} ({username})", { by, username: username ?? "" }) : (username ?? "");

interface ChangedProps {
	change: Line["diff"][number];
	line: Line;
	describe: Describe;
}

/** A new row has nothing before, and of what was only looked at nothing is told but its name. */
function Changed({ change, line, describe }: ChangedProps) {
	const field = fieldOf(describe, camel(change.field));
	const fresh = line.action === "add" || line.action === "import";
	return (
		<li>
			<span>{field ? localize(field.label) : labelOf(change.label) || change.field}</span>
			{line.action !== "reveal" && !fresh && (
				<>
					<del>
						<ChangedValue field={field} value={change.old} />
					</del>{" "}
					→{" "}
				</>
			)}
			{line.action !== "reveal" && (
				<ins>
					<ChangedValue field={field} value={change.new} />
				</ins>
			)}
		</li>
	);
}

function labelOf(label: ChangedProps["change"]["label"]): string {
	if (Array.isArray(label)) return localize({ zh: label[0] ?? "", en: label[1] ?? "" });
	return label ? localize(label) : "";
}
