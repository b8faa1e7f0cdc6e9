/** What a message holds: words, a picture, a voice, a file. */
import { useState } from "react";
import { t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { smallUrl } from "@/parts/upload/wire";
import { late } from "../late";
import type { Media, Message } from "../wire";
import { useActs } from "./acts";
import { pictureSize } from "./estimate";
import { FileCard } from "./FileCard";
import styles from "./row.module.css";
import { TextBody } from "./TextBody";
import { VoiceNote } from "./VoiceNote";

const Pictures = late(async () => {
	const { Pictures: Shown } = await import("@/parts/upload/Preview");
	return { default: Shown };
});

export function Content({ message }: { message: Message }) {
	const { media, kind } = message;
	if (kind === "image" && media) return <Picture media={media} by={message.sender.realname} />;
	if (kind === "voice" && media) return <VoiceNote media={media} src={fileUrl(media.path)} />;
	if (kind === "file" && media) return <FileCard media={media} />;
	return <TextBody text={message.body} called={message.mentions.length > 0} />;
}

function Picture({ media, by }: { media: Media; by: string }) {
	const { pictures } = useActs();
	const [shown, setShown] = useState<string[] | null>(null);
	return (
		<>
			<button
				type="button"
				className={styles.pictureButton}
				aria-label={t("查看{name}发的图片 | View the picture of {name}", { name: by })}
				onClick={() => setShown(pictures())}
			>
				<img
					className={styles.picture}
					src={smallUrl(media.preview ?? media.path)}
					alt={media.name}
					style={pictureSize(media)}
					draggable={false}
					loading="lazy"
				/>
			</button>
			{shown && <Pictures paths={shown} at={shown.indexOf(media.path)} onClose={() => setShown(null)} />}
		</>
	);
}
