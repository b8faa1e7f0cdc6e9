/** Names this window for as long as it is loaded, so that its own changes can be told from those of others. */
function randomId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(12));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const clientId = randomId();
export { randomId };
