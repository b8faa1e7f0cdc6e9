/** The shape of a recording: 48 bars, the loudest as tall as there is room. */
const HEADER_BYTES = 44;
export const BARS = 48;

export function waveOf(wav: ArrayBuffer): number[] {
	const samples = new Int16Array(
		wav.slice(HEADER_BYTES, wav.byteLength - ((wav.byteLength - HEADER_BYTES) % 2)),
	);
	const step = Math.max(1, samples.length / BARS);
	const peaks = Array.from({ length: BARS }, (_, bar) => {
		let most = 0;
		const end = Math.min(samples.length, Math.floor((bar + 1) * step));
		for (let at = Math.floor(bar * step); at < end; at++) most = Math.max(most, Math.abs(samples[at] ?? 0));
		return most;
	});
	const loudest = Math.max(...peaks, 1);
	return peaks.map((peak) => Math.round((peak / loudest) * 100));
}
