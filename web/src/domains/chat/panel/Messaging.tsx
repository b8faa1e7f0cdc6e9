/** Instant messaging: the conversations and contacts at the left, the one that is open beside them; on phones one at a time. */
import Segmented from "antd/es/segmented";
import { useEffect, useState } from "react";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { Contacts } from "../list/Contacts";
import { ConversationList } from "../list/ConversationList";
import { SearchLine } from "../list/SearchLine";
import { useOpened, useSpot } from "../open";
import { useInbox } from "../state/inbox";
import { OpenedThread } from "./OpenedThread";
import { showPane, usePane } from "./pane";
import styles from "./panel.module.css";
import { SubPane } from "./SubPane";

/** The two lists of the spec. */
type List = 1 | 2;

export function Messaging() {
	const phone = useScreen() === "phone";
	const opened = useOpened();
	const [list, setList] = useState<List>(1);
	const [word, setWord] = useState("");
	const pane = usePane();
	const spot = useSpot();
	// Who chose a conversation, or one of its messages, wants to see it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a choice closes it, whatever was chosen
	useEffect(() => showPane(null), [opened, spot]);
	const unread = useInbox().data?.unread ?? 0;
	const messages = t("消息 | Messages");
	return (
		<div className={styles.two}>
			{(!phone || opened === null) && (
				<div className={styles.side}>
					<SearchLine value={word} onChange={setWord} />
					<Segmented<List>
						block
						className={styles.lists ?? ""}
						aria-label={t("列表 | Lists")}
						value={list}
						onChange={setList}
						options={[
							{ value: 1, label: unread > 0 ? `${messages} ${unread}` : messages },
							{ value: 2, label: t("联系人 | Contacts") },
						]}
					/>
					{list === 1 ? (
						<ConversationList word={word} opened={opened} />
					) : (
						<Contacts word={word} onOpened={() => setList(1)} />
					)}
				</div>
			)}
			{pane && <SubPane pane={pane} />}
			{(!phone || opened !== null) && <OpenedThread key={opened} conversationId={opened} phone={phone} />}
		</div>
	);
}
