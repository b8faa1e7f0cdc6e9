/** A voice message: its shape, its length, and how fast it is played; one plays at a time. */
import CaretRightFilled from "@ant-design/icons/es/icons/CaretRightFilled";
import PauseOutlined from "@ant-design/icons/es/icons/PauseOutlined";
import { useEffect, useRef, useState } from "react";
import { t } from "@/kit/text";
import type { Media } from "../wire";
import styles from "./row.module.css";

const SPEEDS = [1, 1.5, 2] as const;
const FLAT = Array.from({ length: 48 }, () => 12);
let playing: HTMLAudioElement | null = null;

export function VoiceNote({ media, src }: { media: Pick<Media, "seconds" | "wave">; src: string }) {
	const audio = useRef<HTMLAudioElement>(null);
	const [on, setOn] = useState(false);
	const [share, setShare] = useState(0);
	const [speed, setSpeed] = useState(0);
	const wave = media.wave?.length ? media.wave : FLAT;
	const seconds = Math.max(1, Math.round(media.seconds ?? 0));
	useEffect(() => () => audio.current?.pause(), []);
	const turn = () => {
		const own = audio.current;
		if (!own) return;
		if (!own.paused) return own.pause();
		if (playing !== own) playing?.pause();
		playing = own;
		own.playbackRate = SPEEDS[speed] ?? 1;
		void own.play().catch(() => setOn(false));
	};
	const faster = () => {
		const next = (speed + 1) % SPEEDS.length;
		setSpeed(next);
		if (audio.current) audio.current.playbackRate = SPEEDS[next] ?? 1;
	};
	return (
		<span className={styles.voice} data-playing={on}>
			<button
				type="button"
				className={styles.play}
				aria-label={
					on
						? t("暂停语音 | Pause")
						: t("播放语音，{n}秒 | Play the voice message, {n} seconds", { n: seconds })
				}
				onClick={turn}
			>
				{on ? <PauseOutlined /> : <CaretRightFilled />}
			</button>
			<span className={styles.wave} aria-hidden>
				{wave.map((height, at) => (
					<i
						// biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing but their place
						key={at}
						data-past={share > at / wave.length}
						style={{ height: `${Math.max(8, height)}%` }}
					/>
				))}
			</span>
			<small>{seconds}″</small>
			<button
				type="button"
				className={styles.speed}
				aria-label={t("播放速度 {n} 倍 | Speed ×{n}", { n: SPEEDS[speed] ?? 1 })}
				onClick={faster}
			>
				{SPEEDS[speed]}×
			</button>
			{/* biome-ignore lint/a11y/useMediaCaption: what somebody just spoke has no captions */}
			<audio
				ref={audio}
				src={src}
				preload="none"
				onPlay={() => setOn(true)}
				onPause={() => setOn(false)}
				onEnded={() => setShare(0)}
				onTimeUpdate={({ currentTarget: own }) =>
					setShare(own.duration > 0 ? own.currentTime / own.duration : 0)
				}
			/>
		</span>
	);
}
