/** The two lists with their counts: notices, and messages of the system. */
import Tabs from "antd/es/tabs";
import type { BellContent, Notice } from "@/engine/notices/wire";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { NoticeList } from "./NoticeList";

interface Props {
	content: BellContent | undefined;
	onOpen: (notice: Notice) => void;
}

export function NoticeTabs({ content, onOpen }: Props) {
	const tab = (key: string, label: string, list: Notice[] | undefined, nothing: string) => ({
		key,
		label,
		children: !list ? (
			<Waiting />
		) : list.length === 0 ? (
			<EmptyBox title={nothing} />
		) : (
			<NoticeList notices={list} onOpen={onOpen} />
		),
	});
	return (
		<Tabs
			size="small"
			defaultActiveKey={content && content.anntMsgTotal === 0 && content.sysMsgTotal > 0 ? "sys" : "annt"}
			items={[
				tab(
					"annt",
					t("通知({n}) | Notice({n})", { n: content?.anntMsgTotal ?? 0 }),
					content?.anntMsgList,
					t("没有未读通知 | No unread notice"),
				),
				tab(
					"sys",
					t("系统消息({n}) | System message({n})", { n: content?.sysMsgTotal ?? 0 }),
					content?.sysMsgList,
					t("没有未读消息 | No unread message"),
				),
			]}
		/>
	);
}
