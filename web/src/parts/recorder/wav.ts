/** Speech as a wav file: 16 kHz, 16 bit, mono. */

export const RATE = 16_000;
export const BITS = 16;
export const CHANNELS = 1;
const HEADER_BYTES = 44;

/** To another rate: each new sample is the mean of what it stands for, or lies between two when there are more of them. */
export function resampled(samples: Float32Array, from: number, to = RATE): Float32Array {
	if (from === to) return samples;
	const step = from / to;
	const length = Math.floor(samples.length / step);
	const out = new Float32Array(length);
	for (let at = 0; at < length; at++) {
		const start = at * step;
		out[at] = step > 1 ? mean(samples, start, start + step) : between(samples, start);
	}
	return out;
}

function mean(samples: Float32Array, start: number, end: number): number {
	const [first, last] = [Math.floor(start), Math.min(Math.ceil(end), samples.length)];
	let sum = 0;
	for (let at = first; at < last; at++) sum += samples[at] ?? 0;
	return sum / Math.max(1, last - first);
}

function between(samples: Float32Array, place: number): number {
	const at = Math.floor(place);
	const here = samples[at] ?? 0;
	return here + ((samples[at + 1] ?? here) - here) * (place - at);
}

/** -1…1 as 16 bits, clipped. */
export function toInt16(sample: number): number {
	const bound = Math.max(-1, Math.min(1, sample));
	return Math.round(bound < 0 ? bound * 0x8000 : bound * 0x7fff);
}

/** The samples are at RATE already. */
export function encodeWav(samples: Float32Array): ArrayBuffer {
	const bytes = samples.length * (BITS / 8);
	const view = new DataView(new ArrayBuffer(HEADER_BYTES + bytes));
	const word = (at: number, text: string) => {
		for (let sign = 0; sign < text.length; sign++) view.setUint8(at + sign, text.charCodeAt(sign));
	};
	const block = CHANNELS * (BITS / 8);
	word(0, "RIFF");
	view.setUint32(4, HEADER_BYTES - 8 + bytes, true);
	word(8, "WAVE");
	word(12, "fmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, CHANNELS, true);
	view.setUint32(24, RATE, true);
	view.setUint32(28, RATE * block, true);
	view.setUint16(32, block, true);
	view.setUint16(34, BITS, true);
	word(36, "data");
	view.setUint32(40, bytes, true);
	for (const [at, sample] of samples.entries())
		view.setInt16(HEADER_BYTES + at * block, toInt16(sample), true);
	return view.buffer as ArrayBuffer;
}

export function joined(parts: readonly Float32Array[]): Float32Array {
	const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}

/** How loud a piece is, 0…1, on the scale of the ear. */
export function levelOf(samples: Float32Array): number {
	if (samples.length === 0) return 0;
	let sum = 0;
	for (const sample of samples) sum += sample * sample;
	const decibels = 20 * Math.log10(Math.sqrt(sum / samples.length) || 1e-6);
	return Math.max(0, Math.min(1, (decibels + 60) / 60));
}
