/** One announcement: as readers see it, who has read it, and releasing or revoking it. */

import { useQuery } from "@tanstack/react-query";
import Drawer from "antd/es/drawer";
import Progress from "antd/es/progress";
import Tabs from "antd/es/tabs";
import Tag from "antd/es/tag";
import { lazy, Suspense } from "react";
import type { DetailViewProps } from "@/engine/actions";
import { type Row, useDescribe } from "@/engine/describe";
import { DetailFields } from "@/engine/detail/DetailFields";
import { Timeline } from "@/engine/detail/Timeline";
import { useRow } from "@/engine/detail/useRow";
import { ChildList } from "@/engine/list/ListView";
import { StepBar } from "@/engine/process/StepBar";
import { fetchPage } from "@/engine/wire";
import { useDict } from "@/kit/dict";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import look from "@/parts/look.module.css";
import { Attachments } from "@/parts/upload/Attachments";
import { Waiting } from "@/parts/Waiting";

const RichView = lazy(() => import("@/parts/rich-text/RichView"));

export default function AnnouncementPanel({ id, onClose }: DetailViewProps) {
	const describe = useDescribe("sys/annountCement");
	const { row, error } = useRow("sys/annountCement", id, undefined);
	const phone = useScreen() === "phone";
	const states = useDict("send_status");
	if (!describe) return null;
	const state = states.find((one) => one.value === String(row?.sendStatus));
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
			key: "timeline",
			label: t("时间线 | Timeline"),
			children: <Timeline describe={describe} id={id} />,
		},
	];
	return (
		<Drawer
			open
			size={phone ? "100%" : 720}
			mask={phone}
			onClose={onClose}
			title={
				<span className={look.inline}>
					{String(row?.titile ?? "")} {state && <Tag>{state.text}</Tag>}
				</span>
			}
			extra={row && <StepBar describe={describe} row={row} />}
		>
			<Tabs key={id} items={tabs} size="small" />
		</Drawer>
	);
}

function Content({ row }: { row: Row }) {
	return (
		<article>
			<Suspense fallback={<Waiting />}>
				<RichView html={String(row.msgContent ?? "")} />
			</Suspense>
			<Attachments paths={row.anntFiles ? String(row.anntFiles) : null} />
		</article>
	);
}

function ReadShare({ id }: { id: string }) {
	const count = (readFlag: string, signal: AbortSignal) =>
		fetchPage(
			"sys/sysAnnouncementSend",
			{ anntId: id, pageSize: 1, ...(readFlag ? { readFlag } : {}) },
			signal,
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
		<div className={look.quiet}>
			<Progress
				percent={all === 0 ? 0 : Math.round((read / all) * 100)}
				aria-label={t("已读比例 | Share that has read it")}
			/>
			<span>{t("{read} / {all} 人已读 | {read} of {all} have read it", { read, all })}</span>
		</div>
	);
}
