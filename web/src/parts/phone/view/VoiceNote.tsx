/** A problem said instead of typed: one touch begins, one ends; it is kept on the phone until it is sent. */
import { useCallback, useEffect, useState } from "react";
import { type Pair, t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import type { Photo } from "@/parts/phone/queue/store";
import type { QueueActs } from "@/parts/phone/session/session";
import { type Trouble, useRecorder } from "@/parts/recorder/useRecorder";

const MOST_SECONDS = 60;

interface VoiceProps {
	subject: string;
	kept: Photo | null;
	desk: QueueActs;
}

export function VoiceNote({ subject, kept, desk }: VoiceProps) {
	const add = useCallback(
		(voice: File, seconds: number) => void desk.addVoice(subject, voice, seconds),
		[desk, subject],
	);
	const { recording, seconds, level, trouble, turn } = useRecorder(MOST_SECONDS, add);
	if (kept) return <Kept voice={kept} remove={() => void desk.removePhoto(kept.clientId)} />;
	return (
		<div className="ph-voice" data-voice={recording ? "recording" : "none"}>
			<button type="button" className="ph-act" aria-pressed={recording} onClick={() => void turn()}>
				<Microphone />
				{recording
					? t("停止录音 {n} 秒 | Stop, {n} s", { n: Math.floor(seconds) })
					: t("按一下说话 | Touch and speak")}
			</button>
			{recording && (
				<meter className="ph-voice-level" min={0} max={1} value={level} aria-label={t("音量 | Level")} />
			)}
			{trouble && (
				<p role="alert" className="ph-quiet">
					{t(TROUBLES[trouble])}
				</p>
			)}
		</div>
	);
}

const TROUBLES: Readonly<Record<Trouble, Pair>> = {
	refused:
		"没有麦克风权限，请在手机设置里允许，或打字说明 | The microphone is not allowed: allow it in the settings, or type",
	none: "没有找到麦克风，请打字说明 | There is no microphone: type instead",
	unable: "此手机不能录音，请打字说明 | This phone cannot record: type instead",
};

function Kept({ voice, remove }: { voice: Photo; remove: () => void }) {
	const address = useAddress(voice);
	const sent = voice.stored !== null;
	return (
		<div className="ph-voice" data-voice={sent ? "sent" : "waiting"}>
			<span className="ph-voice-kept">
				{/* biome-ignore lint/a11y/useMediaCaption: speech that was just spoken has no captions */}
				<audio controls src={address ?? undefined} aria-label={t("语音说明 | Said by voice")} />
				<button type="button" className="ph-close" onClick={remove} aria-label={t("删除录音 | Delete it")}>
					✕
				</button>
			</span>
			<small className="ph-quiet">
				{t("{n} 秒 | {n} s", { n: Math.max(1, Math.round(voice.seconds ?? 0)) })} ·{" "}
				{sent ? t("已上传 | sent") : t("等待上传 | waiting")}
			</small>
		</div>
	);
}

/** From the phone itself as long as it has the bytes. */
function useAddress({ bytes, path }: Photo): string | null {
	const [own, setOwn] = useState<string | null>(null);
	useEffect(() => {
		if (!bytes) return;
		const made = URL.createObjectURL(new Blob([bytes], { type: "audio/wav" }));
		setOwn(made);
		return () => {
			setOwn(null);
			URL.revokeObjectURL(made);
		};
	}, [bytes]);
	return own ?? (path ? fileUrl(path) : null);
}

function Microphone() {
	return (
		<svg
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.8"
			aria-hidden="true"
		>
			<rect x="9" y="3" width="6" height="11" rx="3" />
			<path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
		</svg>
	);
}
