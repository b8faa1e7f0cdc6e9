/** Who has read a message and who has not yet. */
import Flex from "antd/es/flex";
import Tabs from "antd/es/tabs";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { Dialog } from "@/parts/dialog/Dialog";
import { EmptyBox } from "@/parts/EmptyBox";
import { PickerState } from "@/parts/picker/PickerState";
import { Face } from "../people/Face";
import people from "../people/people.module.css";
import type { Sender } from "../wire";

interface Props {
	messageId: string;
	/** Whoever reads on while this is open moves over. */
	conversationId: string;
	onClose(): void;
}

const MOVING = new Set<string>(["read", "members"]);

export default function SeenBy({ messageId, conversationId, onClose }: Props) {
	const { data, error, refetch, isPending } = useLiveQuery({
		key: ["chat", "seenBy", messageId],
		topic: `chat/${conversationId}`,
		fetch: (signal) => get("/chat/message/seenBy", { id: messageId }, { quiet: true, signal }),
		apply: (state, event) => (MOVING.has(event.op) ? "refetch" : state),
	});
	return (
		<Dialog width={400} title={t("谁已读 | Seen by")} onClose={onClose}>
			<PickerState error={error} retry={() => void refetch()} waiting={isPending}>
				<Tabs
					items={[
						{
							key: "seen",
							label: t("已读（{n}） | Seen ({n})", { n: data?.seen.length ?? 0 }),
							children: <Names who={data?.seen} none={t("还没有人读到 | Nobody has seen it yet")} />,
						},
						{
							key: "unseen",
							label: t("未读（{n}） | Not seen ({n})", { n: data?.unseen.length ?? 0 }),
							children: <Names who={data?.unseen} none={t("所有人都已读 | Everybody has seen it")} />,
						},
					]}
				/>
			</PickerState>
		</Dialog>
	);
}

function Names({ who = [], none }: { who: Sender[] | undefined; none: string }) {
	if (who.length === 0) return <EmptyBox title={none} />;
	return (
		<ul>
			{who.map((person) => (
				<Flex component="li" align="center" gap="small" key={person.id} className={people.line}>
					<span className={people.person}>
						<Face person={person} />
						<span>
							<b>{person.realname}</b>
							<small>{person.username}</small>
						</span>
					</span>
				</Flex>
			))}
		</ul>
	);
}
