import { expect, it } from "vitest";
import { encodeWav, joined, levelOf, RATE, resampled, toInt16 } from "./wav";

const bytes = (...samples: number[]) => [...new Uint8Array(encodeWav(new Float32Array(samples)))];
const text = (from: number[], start: number, end: number) => String.fromCharCode(...from.slice(start, end));

it("writes the header bit by bit: PCM, one channel, 16 000 a second, 16 bits", () => {
	const file = bytes(0, 0, 0);
	expect(text(file, 0, 4)).toBe("RIFF");
	expect(file.slice(4, 8)).toEqual([36 + 6, 0, 0, 0]);
	expect(text(file, 8, 16)).toBe("WAVEfmt ");
	expect(file.slice(16, 20)).toEqual([16, 0, 0, 0]);
	expect(file.slice(20, 22)).toEqual([1, 0]);
	expect(file.slice(22, 24)).toEqual([1, 0]);
	expect(file.slice(24, 28)).toEqual([0x80, 0x3e, 0, 0]);
	expect(file.slice(28, 32)).toEqual([0, 0x7d, 0, 0]);
	expect(file.slice(32, 34)).toEqual([2, 0]);
	expect(file.slice(34, 36)).toEqual([16, 0]);
	expect(text(file, 36, 40)).toBe("data");
	expect(file.slice(40, 44)).toEqual([6, 0, 0, 0]);
	expect(file).toHaveLength(44 + 6);
});

it("writes samples as little-endian 16 bits, clipped at both ends", () => {
	expect(bytes(1, -1, 0.5, 2, -2).slice(44)).toEqual([
		0xff, 0x7f, 0x00, 0x80, 0x00, 0x40, 0xff, 0x7f, 0x00, 0x80,
	]);
	expect([toInt16(0), toInt16(-0.5)]).toEqual([0, -16384]);
});

it("brings any rate to 16 kHz and keeps the tone", () => {
	const tone = Float32Array.from({ length: 48_000 }, (_, at) => Math.sin((2 * Math.PI * 440 * at) / 48_000));
	const down = resampled(tone, 48_000);
	expect(down).toHaveLength(RATE);
	let crossings = 0;
	for (let at = 1; at < down.length; at++) if ((down[at - 1] ?? 0) < 0 && (down[at] ?? 0) >= 0) crossings++;
	expect(Math.abs(crossings - 440)).toBeLessThanOrEqual(1);
	expect(Math.max(...down)).toBeGreaterThan(0.95);
	expect(resampled(new Float32Array(44_100), 44_100)).toHaveLength(RATE);
	expect([...resampled(new Float32Array([0, 1]), 8000)]).toEqual([0, 0.5, 1, 1]);
});

it("joins pieces in order, and tells silence from speech", () => {
	expect([...joined([new Float32Array([1]), new Float32Array([2, 3])])]).toEqual([1, 2, 3]);
	expect(levelOf(new Float32Array(100))).toBe(0);
	expect(levelOf(new Float32Array(100).fill(1))).toBe(1);
	expect(levelOf(new Float32Array())).toBe(0);
});
