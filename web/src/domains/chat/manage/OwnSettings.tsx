/** What one wishes for oneself in a conversation: silence, a place on top, or to follow a record's talk. */
import Flex from "antd/es/flex";
import Switch from "antd/es/switch";
import { t } from "@/kit/text";
import { useSending } from "@/parts/dialog/useSending";
import { actOn, type Conversation, RECORD } from "../wire";
import styles from "./manage.module.css";

interface Props {
	conversation: Conversation;
	refresh(): Promise<unknown>;
}

export function OwnSettings({ conversation, refresh }: Props) {
	const { id, kind, muted, pinned, role } = conversation;
	const act = useSending({ loud: true });
	const run = async (work: () => Promise<unknown>) => {
		if (await act.run(work)) await refresh();
	};
	return (
		<Flex component="section" vertical gap="small" aria-label={t("我的设置 | For me")}>
			<Wish
				label={t("消息免打扰 | Mute")}
				note={t(
					"不弹出、不计入未读总数；有人@我时仍会提醒。 | No pop-up and not in the total; being named still tells.",
				)}
				on={muted}
				busy={act.busy}
				turn={(on) => void run(() => actOn(id, { act: "mute", muted: on }))}
			/>
			<Wish
				label={t("置顶 | Pin on top")}
				on={pinned}
				busy={act.busy}
				turn={(on) => void run(() => actOn(id, { act: "pin", pinned: on }))}
			/>
			{kind === RECORD && (
				<Wish
					label={t("关注这条记录的讨论 | Follow this talk")}
					on={role !== null}
					busy={act.busy}
					turn={(on) => void run(() => actOn(id, { act: "follow", follow: on }))}
				/>
			)}
		</Flex>
	);
}

interface WishProps {
	label: string;
	note?: string;
	on: boolean;
	busy: boolean;
	turn(on: boolean): void;
}

function Wish({ label, note, on, busy, turn }: WishProps) {
	return (
		<Flex align="center" justify="space-between" gap="middle" className={styles.wish}>
			<Flex component="span" vertical>
				{label}
				{note && <small>{note}</small>}
			</Flex>
			<Switch checked={on} disabled={busy} aria-label={label} onChange={turn} />
		</Flex>
	);
}
