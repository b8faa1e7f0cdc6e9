/** One announcement: as readers see it, who has read it, and releasing or revoking it. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Progress from "antd/es/progress";
import Tabs from "antd/es/tabs";
import Tag from "antd/es/tag";
import { lazy, Suspense } from "react";
import { NoticeFiles } from "@/app/notice/NoticeFiles";
import type { DetailViewProps } from "@/engine/actions";
import { type Row, useDescribe } from "@/engine/describe";
import { ChildList } from "@/engine/detail/ChildList";
import { DetailFields } from "@/engine/detail/DetailFields";
import { Trail } from "@/engine/detail/Trail";
import { useRow } from "@/engine/detail/useRow";
import { useDict } from "@/kit/dict";
import { get, post } from "@/kit/http";
import { ask } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { type Pair, t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import { useSending } from "@/parts/dialog/useSending";
import { Waiting } from "@/parts/Waiting";
import styles from "./notice.module.css";

const RichView = lazy(() => import("@/parts/rich-text/RichView"));

/** Released, or waiting for its hour. */
const OUT = new Set(["1", "3"]);
const mayGoOut = (row: Row) => !OUT.has(String(row.sendStatus));

export default function AnnouncementPanel({ id, onClose }: DetailViewProps) {
	const describe = useDescribe("sys/annountCement");
	const { row, error } = useRow("sys/annountCement", id, undefined);
	const phone = useScreen() === "phone";
	const states = useDict("send_status");
	const may = useMay();
	const act = useSending({ loud: true });
	if (!describe) return null;
	const state = states.find((one) => one.value === String(row?.sendStatus));
	const turn = async (call: string, question: Pair, done: Pair) => {
		if (await ask({ title: t(question) }))
			await act.run(() => post(`/sys/annountCement/${call}`, { id }, { quiet: true }), done);
	};
	const readers = describe.children.find((child) => child.path === "sys/sysAnnouncementSend");
	const tabs = [
		{ key: "look", label: t("内容 | Content"), children: row ? <Content row={row} /> : null },
		...(readers
			? [
					{
						key: "readers",
						label: t("阅读情况 | Readers"),
						children: (
							<>
								<ReadShare id={id} />
								<ChildList child={readers} id={id} />
							</>
						),
					},
				]
			: []),
		{
			key: "detail",
			label: t("详情 | Details"),
			children: <DetailFields describe={describe} row={row} error={error} />,
		},
		{
			key: "trail",
			label: t("修改记录 | Changes"),
			children: <Trail describe={describe} id={id} version={row?.rowVersion ?? 0} />,
		},
	];
	return (
		<Drawer
			open
			size={phone ? "100%" : 720}
			mask={phone}
			onClose={onClose}
			title={
				<span className={styles.title}>
					{String(row?.titile ?? "")} {state && <Tag>{state.text}</Tag>}
				</span>
			}
			extra={
				row && (
					<span className={styles.title}>
						{mayGoOut(row) && may("sys:annountCement:release") && (
							<Button
								type="primary"
								loading={act.busy}
								onClick={() => void turn("doReleaseData", "确定发布? | Release it?", "发布成功！ | Released")}
							>
								{t("发布 | Release")}
							</Button>
						)}
						{!mayGoOut(row) && may("sys:annountCement:revoke") && (
							<Button
								danger
								loading={act.busy}
								onClick={() => void turn("doReovkeData", "确定撤销? | Revoke it?", "撤销成功！ | Revoked")}
							>
								{t("撤销 | Revoke")}
							</Button>
						)}
					</span>
				)
			}
		>
			<Tabs key={id} items={tabs} size="small" />
		</Drawer>
	);
}

function Content({ row }: { row: Row }) {
	return (
		<article className={styles.content}>
			<Suspense fallback={<Waiting />}>
				<RichView html={String(row.msgContent ?? "")} />
			</Suspense>
			<NoticeFiles paths={row.anntFiles ? String(row.anntFiles) : null} />
		</article>
	);
}

function ReadShare({ id }: { id: string }) {
	const count = (readFlag: string, signal: AbortSignal) =>
		get<{ total: number }>(
			"/sys/sysAnnouncementSend/list",
			{ anntId: id, pageSize: 1, ...(readFlag ? { readFlag } : {}) },
			{ quiet: true, signal },
		);
	const share = useQuery({
		queryKey: ["announcement-read", id],
		queryFn: async ({ signal }) => {
			const [all, read] = await Promise.all([count("", signal), count("1", signal)]);
			return { all: all.total, read: read.total };
		},
	});
	const again = () => void share.refetch();
	useTopic("list/sys/sysAnnouncementSend", { onEvent: again, onResync: () => undefined });
	if (!share.data) return null;
	const { all, read } = share.data;
	return (
		<div className={styles.share}>
			<Progress
				percent={all === 0 ? 0 : Math.round((read / all) * 100)}
				aria-label={t("已读比例 | Share that has read it")}
			/>
			<span>{t("{read} / {all} 人已读 | {read} of {all} have read it", { read, all })}</span>
		</div>
	);
}
