/** What was read into memory, handed to the browser as a download. */
const FREED_AFTER_MS = 10_000;

export function saveBlob(blob: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(blob);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), FREED_AFTER_MS);
}
