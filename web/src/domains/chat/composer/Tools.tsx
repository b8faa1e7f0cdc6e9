/** Beside words: emoji, pictures, files, voice, another time; and how one likes to send. */
import AudioOutlined from "@ant-design/icons/es/icons/AudioOutlined";
import ClockCircleOutlined from "@ant-design/icons/es/icons/ClockCircleOutlined";
import FolderOutlined from "@ant-design/icons/es/icons/FolderOutlined";
import PictureOutlined from "@ant-design/icons/es/icons/PictureOutlined";
import SettingOutlined from "@ant-design/icons/es/icons/SettingOutlined";
import SmileOutlined from "@ant-design/icons/es/icons/SmileOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import Flex from "antd/es/flex";
import Popover from "antd/es/popover";
import { type ReactNode, useRef, useState } from "react";
import { randomId } from "@/kit/client-id";
import { writeCell } from "@/kit/state";
import { type Pair, t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { late } from "../late";
import TimeMenu from "../later/TimeMenu";
import { soundCell, useSound } from "../state/alerts";
import { type Outgoing, sendLater } from "../wire";
import styles from "./composer.module.css";
import { PICTURES, sendFiles, sendPictures } from "./files";
import { sendKeyCell, useSendKey } from "./settings";

const EmojiPicker = late(() => import("@/parts/emoji/EmojiPicker"));

interface Props {
	conversationId: string;
	editing: boolean;
	/** What is in the box, to be sent later; null while nothing is. */
	content: (() => Omit<Outgoing, "clientId">) | null;
	onEmoji(sign: string): void;
	onVoice(): void;
	onSent(): void;
	onScheduled(): void;
}

export function Tools({ conversationId, editing, content, onEmoji, onVoice, onSent, onScheduled }: Props) {
	const picture = useRef<HTMLInputElement>(null);
	const file = useRef<HTMLInputElement>(null);
	const [emoji, setEmoji] = useState(false);
	const schedule = async (sendAt: string) => {
		if (!content) return;
		await sendLater({ ...content(), clientId: randomId() }, sendAt).then(onScheduled, () => undefined);
	};
	const clock = (disabled: boolean) => (
		<Tool label="定时发送 | Send later" icon={<ClockCircleOutlined />} disabled={disabled} />
	);
	return (
		<Flex align="center" className={styles.tools} role="toolbar" aria-label={t("消息工具 | Message tools")}>
			<Popover
				open={emoji}
				onOpenChange={setEmoji}
				trigger="click"
				placement="topLeft"
				arrow={false}
				destroyOnHidden
				content={
					<EmojiPicker
						waiting={<Waiting />}
						onPick={(sign) => {
							setEmoji(false);
							onEmoji(sign);
						}}
					/>
				}
			>
				<Tool label="表情 | Emoji" icon={<SmileOutlined />} />
			</Popover>
			{!editing && (
				<>
					<Tool
						label="图片（jpeg、jpg、png） | Picture (jpeg, jpg, png)"
						icon={<PictureOutlined />}
						onClick={() => picture.current?.click()}
					/>
					<Tool label="文件 | File" icon={<FolderOutlined />} onClick={() => file.current?.click()} />
					<Tool label="语音 | Voice" icon={<AudioOutlined />} onClick={onVoice} />
					{content ? (
						<TimeMenu onChoose={(sendAt: string) => void schedule(sendAt)}>{clock(false)}</TimeMenu>
					) : (
						clock(true)
					)}
				</>
			)}
			<Habits />
			<Chooser
				box={picture}
				accept={PICTURES}
				label="选择图片 | Choose pictures"
				onFiles={(files) => void sendPictures(conversationId, files).then(onSent)}
			/>
			<Chooser
				box={file}
				label="选择文件 | Choose files"
				onFiles={(files) => void sendFiles(conversationId, files).then(onSent)}
			/>
		</Flex>
	);
}

interface ToolProps {
	label: Pair;
	icon: ReactNode;
	disabled?: boolean;
	onClick?: () => void;
}

/** What opens something beneath it hands its own listeners on. */
function Tool({ label, icon, ...rest }: ToolProps) {
	return <Button type="text" icon={icon} aria-label={t(label)} title={t(label)} {...rest} />;
}

interface ChooserProps {
	box: { current: HTMLInputElement | null };
	label: Pair;
	accept?: string;
	onFiles(files: File[]): void;
}

function Chooser({ box, label, accept, onFiles }: ChooserProps) {
	return (
		<input
			ref={box}
			type="file"
			multiple
			hidden
			aria-label={t(label)}
			{...(accept ? { accept } : {})}
			onChange={({ currentTarget: own }) => {
				const files = [...(own.files ?? [])];
				own.value = "";
				if (files.length > 0) onFiles(files);
			}}
		/>
	);
}

function Habits() {
	const sendKey = useSendKey();
	const sound = useSound();
	const items = [
		{ key: "enter", label: t("按 Enter 发送 | Enter sends") },
		{ key: "control", label: t("按 Ctrl+Enter 发送 | Ctrl+Enter sends") },
		{ type: "divider" as const },
		{
			key: "sound",
			label: sound ? t("关闭提示音 | Turn the sound off") : t("打开提示音 | Turn the sound on"),
		},
	];
	return (
		<Dropdown
			trigger={["click"]}
			menu={{
				items,
				selectable: true,
				selectedKeys: [sendKey],
				onClick: ({ key }) => {
					if (key === "sound") writeCell(soundCell, !sound);
					else writeCell(sendKeyCell, key === "control" ? "control" : "enter");
				},
			}}
		>
			<Tool label="输入框设置 | Settings of the box" icon={<SettingOutlined />} />
		</Dropdown>
	);
}
