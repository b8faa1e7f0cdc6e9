/** The talk about a record on its own page: the thread that the panel shows too, to be followed and closed as solved. */

import BellFilled from "@ant-design/icons/es/icons/BellFilled";
import BellOutlined from "@ant-design/icons/es/icons/BellOutlined";
import CheckCircleOutlined from "@ant-design/icons/es/icons/CheckCircleOutlined";
import ExportOutlined from "@ant-design/icons/es/icons/ExportOutlined";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import { localize, t } from "@/kit/text";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { PickerState } from "@/parts/picker/PickerState";
import { Waiting } from "@/parts/Waiting";
import { useConversation } from "../manage/useConversation";
import { openChat } from "../open";
import Thread from "../thread/Thread";
import { actOn, type Conversation, openRecord } from "../wire";
import styles from "./talk.module.css";
import { talkKey } from "./useTalkFacts";

interface Props {
	path: string;
	id: string;
}

export default function TalkTab({ path, id }: Props) {
	const client = useQueryClient();
	const opened = useQuery({
		queryKey: ["rights", "talk", path, id, "opened"],
		queryFn: async () => {
			const made = await openRecord(path, id);
			void client.invalidateQueries({ queryKey: talkKey(path, id), exact: true });
			return made.id;
		},
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
	return (
		<PickerState error={opened.error} retry={() => void opened.refetch()} waiting={opened.isPending}>
			{opened.data && <Talk key={opened.data} conversationId={opened.data} />}
		</PickerState>
	);
}

function Talk({ conversationId }: { conversationId: string }) {
	const [lost, setLost] = useState(false);
	const { conversation, error, refresh } = useConversation(conversationId, () => setLost(true));
	if (lost) return <EmptyBox alarm title={t("无权查看 | You may not see this")} />;
	if (error && !conversation) return <p role="alert">{localize(error.message)}</p>;
	if (!conversation) return <Waiting />;
	return (
		<Flex component="section" vertical className={styles.talk} aria-label={t("讨论 | Talk")}>
			<Head conversation={conversation} refresh={refresh} />
			<Flex vertical className={styles.thread}>
				<Thread conversationId={conversationId} embedded />
			</Flex>
		</Flex>
	);
}

interface HeadProps {
	conversation: Conversation;
	refresh(): Promise<unknown>;
}

function Head({ conversation, refresh }: HeadProps) {
	const { id, closed, closedBy, role } = conversation;
	const following = role !== null;
	const act = useSending({ loud: true });
	const run = async (work: () => Promise<unknown>) => {
		if (await act.run(work)) await refresh();
	};
	return (
		<Flex component="header" wrap align="center" justify="space-between" className={styles.head}>
			{closed ? (
				<span className={`${look.inline} ${look.good}`}>
					<CheckCircleOutlined aria-hidden />
					{closedBy ? t("已解决 · {name} | Solved · {name}", { name: closedBy }) : t("已解决 | Solved")}
				</span>
			) : (
				<span className={look.note}>
					{t("能查看这条记录的人都能参与 | Whoever may see the record may talk here")}
				</span>
			)}
			<span className={`${look.inline} ${look.end}`}>
				<Button
					size="small"
					icon={following ? <BellFilled /> : <BellOutlined />}
					aria-pressed={following}
					disabled={act.busy}
					onClick={() => void run(() => actOn(id, { act: "follow", follow: !following }))}
				>
					{following ? t("已关注 | Following") : t("关注 | Follow")}
				</Button>
				<Button
					size="small"
					icon={<CheckCircleOutlined />}
					disabled={act.busy}
					onClick={() => void run(() => actOn(id, { act: "close", closed: !closed }))}
				>
					{closed ? t("重新打开 | Reopen") : t("标为已解决 | Mark as solved")}
				</Button>
				<Button
					size="small"
					type="text"
					icon={<ExportOutlined />}
					aria-label={t("在聊天面板中打开 | Open in the chat panel")}
					title={t("在聊天面板中打开 | Open in the chat panel")}
					onClick={() => void openChat(id)}
				/>
			</span>
		</Flex>
	);
}
