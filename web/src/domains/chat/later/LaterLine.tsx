/** One message that waits: where it goes, when, what it says, and what may still be done about it. */

import ClockCircleOutlined from "@ant-design/icons/es/icons/ClockCircleOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import { type Pair, t } from "@/kit/text";
import { Fault } from "@/parts/dialog/Field";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { openChat } from "../open";
import { type MessageKind, MOST_LETTERS } from "../wire";
import styles from "./later.module.css";
import TimeMenu from "./TimeMenu";
import { cancelLater, editLater, type Later, sendNow } from "./wire";

interface Props {
	line: Later;
	refresh(): Promise<void>;
}

const KIND_WORDS: Partial<Record<MessageKind, Pair>> = {
	image: "[图片] | [Picture]",
	voice: "[语音] | [Voice]",
	file: "[文件] | [File]",
};

export function LaterLine({ line, refresh }: Props) {
	const [editing, setEditing] = useState(false);
	const act = useSending();
	const run = async (work: () => Promise<unknown>, done?: Pair) => {
		const well = await act.run(work, done);
		await refresh();
		return well;
	};
	const word = KIND_WORDS[line.kind];
	const wrong = act.problem ?? act.errors.sendAt ?? act.errors.body ?? null;
	return (
		<Flex
			component="li"
			vertical
			gap="small"
			className={`${look.framed} ${styles.line}`}
			data-later={line.id}
			data-state={line.state}
		>
			<Flex component="header" align="baseline" justify="space-between" gap="small">
				<button
					type="button"
					className={`${look.link} ${look.cut}`}
					onClick={() => void openChat(line.conversation.id)}
				>
					{line.conversation.name}
				</button>
				<time className={look.note}>
					<ClockCircleOutlined /> {line.sendAt.slice(0, 16)}
				</time>
			</Flex>
			{editing ? (
				<Words
					line={line}
					busy={act.busy}
					save={async (body) => {
						if (await run(() => editLater(line.id, { body }), "已保存 | Saved")) setEditing(false);
					}}
					close={() => setEditing(false)}
				/>
			) : (
				<p>
					{word && `${t(word)} `}
					{[line.media?.name, line.body].filter(Boolean).join(" ")}
				</p>
			)}
			{line.state === "failed" && <Fault text={line.note || t("没有发出 | It could not be sent")} />}
			{wrong && <Fault text={wrong} />}
			{!editing && (
				<Flex component="footer" wrap gap="small">
					<TimeMenu
						first={line.sendAt}
						onChoose={(sendAt) => void run(() => editLater(line.id, { sendAt }), "时间已改 | Time changed")}
					>
						<Button size="small" disabled={act.busy}>
							{t("改时间 | Change time")}
						</Button>
					</TimeMenu>
					{line.kind === "text" && (
						<Button size="small" disabled={act.busy} onClick={() => setEditing(true)}>
							{t("改内容 | Change text")}
						</Button>
					)}
					<Button
						size="small"
						disabled={act.busy}
						onClick={() => void run(() => sendNow(line.id), "已发送 | Sent")}
					>
						{t("立即发送 | Send now")}
					</Button>
					<Button
						size="small"
						danger
						disabled={act.busy}
						onClick={() => void run(() => cancelLater(line.id), "已取消 | Cancelled")}
					>
						{t("取消发送 | Cancel it")}
					</Button>
				</Flex>
			)}
		</Flex>
	);
}

interface WordsProps {
	line: Later;
	busy: boolean;
	save(body: string): Promise<void>;
	close(): void;
}

function Words({ line, busy, save, close }: WordsProps) {
	const [body, setBody] = useState(line.body);
	return (
		<Flex
			component="form"
			vertical
			gap="small"
			onSubmit={(event) => {
				event.preventDefault();
				void save(body.trim());
			}}
		>
			<Input.TextArea
				autoFocus
				autoSize={{ minRows: 2, maxRows: 6 }}
				maxLength={MOST_LETTERS}
				aria-label={t("内容 | Text")}
				value={body}
				onChange={(event) => setBody(event.target.value)}
			/>
			<Flex component="span" justify="flex-end" gap="small">
				<Button size="small" onClick={close}>
					{t("取消 | Cancel")}
				</Button>
				<Button size="small" type="primary" htmlType="submit" loading={busy} disabled={body.trim() === ""}>
					{t("保存 | Save")}
				</Button>
			</Flex>
		</Flex>
	);
}
