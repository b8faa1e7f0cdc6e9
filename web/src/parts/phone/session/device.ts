/** What the page asks of the device: storage that is not cleared, other tabs, a later send, a sound. */

const CHANNEL = "guanjia-phone";
export const SYNC_TAG = "guanjia-phone";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(CHANNEL) : null;

export function tellTabs(): void {
	channel?.postMessage("changed");
}

export function watchTabs(listener: () => void): () => void {
	channel?.addEventListener("message", listener);
	return () => channel?.removeEventListener("message", listener);
}

/** Without this the browser may throw the queue away when the device runs out of space. */
export async function askPersistence(): Promise<void> {
	await navigator.storage?.persist?.().catch(() => false);
}

interface SyncManager {
	register(tag: string): Promise<void>;
}

/** Where the browser can, it wakes the background worker when the network is back, even with the page closed. */
export async function askLaterSend(): Promise<void> {
	const registration = await navigator.serviceWorker?.getRegistration("/m/").catch(() => undefined);
	const sync = (registration as unknown as { sync?: SyncManager } | undefined)?.sync;
	await sync?.register(SYNC_TAG).catch(() => undefined);
}

const SOUND_KEY = "guanjia-phone-sound";

export function soundOn(): boolean {
	return localStorage.getItem(SOUND_KEY) !== "off";
}

export function setSound(on: boolean): void {
	localStorage.setItem(SOUND_KEY, on ? "on" : "off");
}

/** Two short tones and a buzz; a browser that has seen no touch yet stays silent, which is no fault. */
export function ring(): void {
	navigator.vibrate?.([180, 90, 180]);
	if (!soundOn()) return;
	const audio = new AudioContext();
	const volume = audio.createGain();
	volume.gain.value = 0.15;
	volume.connect(audio.destination);
	[880, 1175].forEach((pitch, at) => {
		const tone = audio.createOscillator();
		tone.frequency.value = pitch;
		tone.connect(volume);
		tone.start(audio.currentTime + at * 0.18);
		tone.stop(audio.currentTime + at * 0.18 + 0.14);
	});
	setTimeout(() => void audio.close(), 800);
}
