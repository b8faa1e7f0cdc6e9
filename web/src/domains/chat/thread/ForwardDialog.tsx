/** Hands messages on to other conversations, found by name. */

import Checkbox from "antd/es/checkbox";
import Input from "antd/es/input";
import { useRef, useState } from "react";
import { randomId } from "@/kit/client-id";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { clearable } from "@/parts/clearable";
import { Dialog } from "@/parts/dialog/Dialog";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Face } from "../people/Face";
import { useInbox } from "../state/inbox";
import { take } from "../state/threads";
import { forwardMessages, type Message } from "../wire";
import styles from "./thread.module.css";

const MOST = 20;

export default function ForwardDialog({
	messages,
	onClose,
}: {
	messages: readonly Message[];
	onClose: () => void;
}) {
	const conversations = useInbox().data?.conversations ?? [];
	const [word, setWord] = useState("");
	const [chosen, setChosen] = useState<readonly string[]>([]);
	const [busy, setBusy] = useState(false);
	// Asked again after a lost answer, it is the same act.
	const clientId = useRef(randomId());
	const answers = useMatch(word !== "");
	const shown = conversations.filter(({ name }) => word.trim() === "" || answers(name, word));
	const turn = (id: string) =>
		setChosen((old) => (old.includes(id) ? old.filter((one) => one !== id) : [...old, id].slice(0, MOST)));
	const send = async () => {
		setBusy(true);
		try {
			const ids = messages.map(({ id }) => id);
			for (const message of await forwardMessages(ids, [...chosen], clientId.current)) take(message);
			toast("success", "已转发 | Forwarded");
			onClose();
		} catch {
			// The refusal has been said; what was chosen stays.
			setBusy(false);
		}
	};
	return (
		<Dialog
			title={t("转发 {n} 条消息 | Forward {n} messages", { n: messages.length })}
			width={420}
			submitText={
				chosen.length > 0
					? t("转发到 {n} 个会话 | Forward to {n}", { n: chosen.length })
					: t("转发 | Forward")
			}
			disabled={chosen.length === 0}
			busy={busy}
			onSubmit={() => void send()}
			onClose={onClose}
		>
			<Input
				allowClear={clearable()}
				type="search"
				aria-label={t("搜索会话 | Search conversations")}
				placeholder={t("姓名、拼音、首字母 | Name, pinyin, initials")}
				value={word}
				onChange={(event) => setWord(event.target.value)}
			/>
			<ul className={styles.targets} aria-label={t("会话 | Conversations")}>
				{shown.map(({ id, name, avatar }) => (
					<li key={id}>
						<Checkbox checked={chosen.includes(id)} onChange={() => turn(id)}>
							<span className={look.inline}>
								<Face person={{ realname: name || "…", avatar }} size={28} />
								{name}
							</span>
						</Checkbox>
					</li>
				))}
			</ul>
			{shown.length === 0 && <EmptyBox title={t("没有找到会话 | No conversation found")} />}
		</Dialog>
	);
}
