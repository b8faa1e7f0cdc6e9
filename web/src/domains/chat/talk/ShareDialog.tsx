/** Sends a record's address into conversations, with a word if one likes; there it is a card with each reader's rights. */
import Input from "antd/es/input";
import { useRef, useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import RecordCards from "../card/RecordCards";
import TargetDialog from "../people/TargetDialog";
import { sendMessage } from "../wire";
import { type Shared, share } from "./share";

const MOST = 1000;

export default function ShareDialog({ shared }: { shared: Shared }) {
	const [words, setWords] = useState("");
	// A second try after a half-failed one must not say it twice where it arrived.
	const clientIds = useRef(new Map<string, string>());
	const clientId = (conversationId: string) => {
		const known = clientIds.current.get(conversationId) ?? crypto.randomUUID();
		clientIds.current.set(conversationId, known);
		return known;
	};
	const send = async (conversationIds: string[]) => {
		const body = words.trim() ? `${words.trim()}\n${shared.link}` : shared.link;
		for (const conversationId of conversationIds)
			await sendMessage({ conversationId, clientId: clientId(conversationId), kind: "text", body });
		toast("success", "已发送 | Sent");
	};
	const label = t("附言 | A word with it");
	return (
		<TargetDialog
			title={t("发到聊天 | Share to chat")}
			okText={t("发送 | Send")}
			onChosen={send}
			onClose={() => share(null)}
		>
			<div className={look.below}>
				<RecordCards text={shared.link} />
			</div>
			<Input
				className={look.below ?? ""}
				aria-label={label}
				placeholder={label}
				maxLength={MOST}
				value={words}
				onChange={(event) => setWords(event.target.value)}
			/>
		</TargetDialog>
	);
}
