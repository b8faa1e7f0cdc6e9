import { expect, test } from "vitest";
import { encodeWav } from "@/parts/recorder/wav";
import { BARS, waveOf } from "./wave";

test("the loudest stretch is the tallest bar, silence is flat", () => {
	const samples = new Float32Array(4800);
	samples.fill(0.5, 0, 100);
	samples.fill(-0.25, 4700, 4800);
	const wave = waveOf(encodeWav(samples));
	expect(wave).toHaveLength(BARS);
	expect([wave[0], wave[20], wave[47]]).toEqual([100, 0, 50]);
});

test("nothing recorded is nothing heard", () => {
	expect(waveOf(encodeWav(new Float32Array(0)))).toEqual(Array.from({ length: BARS }, () => 0));
});
