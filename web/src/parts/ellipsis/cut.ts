/** Shortens a text by signs, not by bytes, so that no picture sign is cut in half. */
export const LENGTH = 25;
export const FILE_NAME_LENGTH = 5;

export function cut(text: string, length = LENGTH): string {
	const signs = [...text];
	return signs.length > length ? `${signs.slice(0, length).join("")}…` : text;
}
