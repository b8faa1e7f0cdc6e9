/** How tall a row will be, before it is drawn: near enough that scroll bars hardly move. */
import type { Row } from "../store/rows";
import type { Media, MessageKind } from "../wire";

const LINE = 22;
const LETTERS_A_LINE = 26;
export const PICTURE = { width: 240, height: 280, least: 72 };

export function estimateOf(row: Row | undefined): number {
	if (!row || row.type === "day" || row.type === "unread") return 40;
	const { kind, body, media } =
		row.type === "pending"
			? row.entry
			: { ...row.message, body: row.message.recalledAt ? "" : row.message.body };
	const around = (row.head ? 34 : 4) + (row.tail ? 8 : 0);
	return around + contentOf(kind, body, media);
}

function contentOf(kind: MessageKind, body: string, media: Partial<Media> | null): number {
	if (kind === "image") return pictureSize(media).height;
	if (kind === "voice") return 44;
	if (kind === "file") return 64;
	if (kind === "system") return 26;
	const lines = body
		.split("\n")
		.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)), 0);
	return 16 + lines * LINE;
}

/** The room a picture takes, known before it has come: nothing jumps when it does. */
export function pictureSize(media: Partial<Media> | null): { width: number; height: number } {
	const { width, height } = { width: media?.width || 200, height: media?.height || 150 };
	const by = Math.min(1, PICTURE.width / width, PICTURE.height / height);
	return {
		width: Math.max(PICTURE.least, Math.round(width * by)),
		height: Math.max(PICTURE.least, Math.round(height * by)),
	};
}
