/** In the box's place while one speaks: the level, the time, and the way to send it or throw it away. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useCallback, useEffect, useRef } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { useRecorder } from "@/parts/recorder/useRecorder";
import { TROUBLES } from "@/parts/recorder/VoiceRecorder";
import { send } from "../state/outbox";
import styles from "./composer.module.css";
import { waveOf } from "./wave";

const MOST_SECONDS = 60;
const LEAST_SECONDS = 0.5;

interface Props {
	conversationId: string;
	onEnd(): void;
	onSent(): void;
}

export function VoiceLine({ conversationId, onEnd, onSent }: Props) {
	const thrown = useRef(false);
	const done = useCallback(
		(voice: File, seconds: number) => {
			onEnd();
			if (thrown.current || seconds < LEAST_SECONDS) return;
			void voice.arrayBuffer().then((bytes) => {
				const name = `voice-${Math.round(seconds)}s.wav`;
				const media = { name, size: voice.size, mime: "audio/wav", seconds, wave: waveOf(bytes) };
				send({ conversationId, kind: "voice", body: "", file: voice, media });
				onSent();
			});
		},
		[conversationId, onEnd, onSent],
	);
	const { recording, seconds, level, trouble, turn } = useRecorder(MOST_SECONDS, done);
	const begin = useRef(turn);
	useEffect(() => void begin.current(), []);
	const throwAway = () => {
		thrown.current = true;
		if (recording) void turn();
		onEnd();
	};
	if (trouble) {
		return (
			<Flex align="center" gap="var(--ant-margin-sm)" className={styles.speaking}>
				<p role="alert" className={`${look.fill} ${styles.alarm}`}>
					{t(TROUBLES[trouble])}
				</p>
				<Button onClick={onEnd}>{t("返回 | Back")}</Button>
			</Flex>
		);
	}
	return (
		<Flex align="center" gap="var(--ant-margin-sm)" className={styles.speaking} data-recording={recording}>
			<i className={styles.pulse} style={{ transform: `scale(${0.7 + level})` }} aria-hidden />
			<span role="timer" aria-live="off">
				{Math.floor(seconds)}″ / {MOST_SECONDS}″
			</span>
			<span className={`${look.fill} ${look.note}`}>{t("正在录音 | Recording")}</span>
			<Button onClick={throwAway}>{t("取消 | Cancel")}</Button>
			<Button type="primary" autoFocus disabled={!recording} onClick={() => void turn()}>
				{t("停止并发送 | Stop and send")}
			</Button>
		</Flex>
	);
}
