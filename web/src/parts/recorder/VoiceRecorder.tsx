/** Records speech: one click begins, one ends; meanwhile it shows that it hears, then it plays what it heard. */

import AudioOutlined from "@ant-design/icons/es/icons/AudioOutlined";
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useCallback } from "react";
import { type Pair, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { type Trouble, useRecorder } from "./useRecorder";
import styles from "./VoiceRecorder.module.css";

interface Props {
	label: string;
	/** The address of what was recorded. */
	value?: string | null;
	onRecorded: (voice: File | null, seconds: number) => void | Promise<void>;
	disabled?: boolean;
	/** In seconds. */
	most?: number;
}

const MOST = 60;
const BARS = Array.from({ length: 12 }, (_, at) => at);

export function VoiceRecorder({ label, value, onRecorded, disabled = false, most = MOST }: Props) {
	const done = useCallback((voice: File, seconds: number) => void onRecorded(voice, seconds), [onRecorded]);
	const { recording, seconds, level, trouble, turn } = useRecorder(most, done);
	return (
		<div data-recording={recording}>
			<Flex wrap align="center" gap="var(--ant-margin-xs) var(--ant-margin)" className={styles.line}>
				{!disabled && (
					<Button
						shape="round"
						icon={<AudioOutlined />}
						danger={recording}
						aria-label={
							recording ? t("停止录音 | Stop recording") : t("{label}：开始录音 | {label}: record", { label })
						}
						onClick={() => void turn()}
					>
						{recording ? t("停止 | Stop") : value ? t("重新录音 | Record again") : t("录音 | Record")}
					</Button>
				)}
				{recording && (
					<>
						<Meter level={level} />
						<span role="timer" aria-live="off" className={look.quiet}>
							{clock(seconds)} / {clock(most)}
						</span>
					</>
				)}
				{!recording && value && (
					<>
						{/* biome-ignore lint/a11y/useMediaCaption: speech that was just spoken has no captions */}
						<audio controls src={value} aria-label={label} />
						{!disabled && (
							<Button
								type="text"
								icon={<DeleteOutlined />}
								aria-label={t("删除录音 | Delete the recording")}
								onClick={() => void onRecorded(null, 0)}
							/>
						)}
					</>
				)}
				{disabled && !value && <span className={look.quiet}>{t("没有录音 | No recording")}</span>}
			</Flex>
			<p role="alert" className={styles.trouble}>
				{trouble && t(TROUBLES[trouble])}
			</p>
		</div>
	);
}

export const TROUBLES: Readonly<Record<Trouble, Pair>> = {
	refused:
		"浏览器不允许使用麦克风，请在地址栏的网站设置里允许后再试 | The browser does not allow the microphone: allow it in the site settings beside the address, then try again",
	none: "没有找到麦克风 | No microphone was found",
	unable: "此浏览器不能录音 | This browser cannot record",
};

function Meter({ level }: { level: number }) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: the browser's own meter cannot be drawn as bars
		<span
			className={`${look.inline} ${styles.meter}`}
			role="meter"
			aria-label={t("音量 | Level")}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={Math.round(level * 100)}
		>
			{BARS.map((at) => (
				<i key={at} data-on={level * BARS.length > at} />
			))}
		</span>
	);
}

const clock = (seconds: number) =>
	`${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
