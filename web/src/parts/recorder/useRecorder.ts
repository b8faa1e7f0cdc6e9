/** Idle or recording, turned by a click; at the end a wav file. */
import { useCallback, useEffect, useRef, useState } from "react";
import { canListen, type Listening, listen } from "./listen";
import { encodeWav, joined, levelOf, RATE, resampled } from "./wav";

export type Trouble = "refused" | "none" | "unable";

export interface Recorder {
	recording: boolean;
	seconds: number;
	/** 0…1, of the last piece. */
	level: number;
	trouble: Trouble | null;
	turn: () => Promise<void>;
}

export function useRecorder(most: number, done: (file: File, seconds: number) => void): Recorder {
	const [recording, setRecording] = useState(false);
	const [samples, setSamples] = useState({ count: 0, rate: RATE, level: 0 });
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	const source = useRef<Listening | null>(null);
	const pieces = useRef<Float32Array[]>([]);
	const here = useRef(true);
	const finish = useCallback(() => {
		const { current } = source;
		source.current = null;
		setRecording(false);
		if (!current) return;
		current.stop();
		const all = joined(pieces.current);
		pieces.current = [];
		if (all.length === 0) return;
		const speech = resampled(all, current.rate);
		done(new File([encodeWav(speech)], "voice.wav", { type: "audio/wav" }), speech.length / RATE);
	}, [done]);
	const begin = useCallback(async () => {
		setTrouble(null);
		if (!canListen()) return setTrouble("unable");
		try {
			pieces.current = [];
			setSamples({ count: 0, rate: RATE, level: 0 });
			setRecording(true);
			source.current = await listen((piece) => {
				pieces.current.push(piece);
				setSamples((old) => ({ ...old, count: old.count + piece.length, level: levelOf(piece) }));
			});
			if (!here.current) return source.current.stop();
			const { rate } = source.current;
			setSamples((old) => ({ ...old, rate }));
		} catch (error) {
			setRecording(false);
			setTrouble(troubleOf(error));
		}
	}, []);
	const seconds = samples.count / samples.rate;
	useEffect(() => {
		if (recording && seconds >= most) finish();
	}, [recording, seconds, most, finish]);
	useEffect(() => {
		here.current = true;
		return () => {
			here.current = false;
			source.current?.stop();
		};
	}, []);
	return {
		recording,
		seconds: Math.min(most, seconds),
		level: recording ? samples.level : 0,
		trouble,
		turn: async () => (recording ? finish() : begin()),
	};
}

function troubleOf(error: unknown): Trouble {
	const name = error instanceof Error ? error.name : "";
	if (name === "NotAllowedError" || name === "SecurityError") return "refused";
	return name === "NotFoundError" ? "none" : "unable";
}
