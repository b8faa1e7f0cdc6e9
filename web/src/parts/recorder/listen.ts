/** The microphone, piece by piece, until it is stopped. */
import tapUrl from "./tap-worklet.js?url&no-inline";
import { RATE } from "./wav";

export interface Listening {
	/** Of the pieces; what the machine gave, which need not be what was asked for. */
	rate: number;
	stop: () => void;
}

export const canListen = (): boolean =>
	typeof AudioContext !== "undefined" && navigator.mediaDevices?.getUserMedia !== undefined;

/** Has at hand what recording loads, for a device that will have no network then. */
export const keepMicrophone = (): Promise<unknown> => fetch(tapUrl).catch(() => undefined);

/** Rejects when the microphone is refused or there is none. */
export async function listen(onPiece: (piece: Float32Array) => void): Promise<Listening> {
	const stream = await navigator.mediaDevices.getUserMedia({
		audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
	});
	const stopAll = () => {
		for (const track of stream.getTracks()) track.stop();
	};
	try {
		const context = new AudioContext({ sampleRate: RATE });
		await context.audioWorklet.addModule(tapUrl);
		const tap = new AudioWorkletNode(context, "gj-tap", { numberOfOutputs: 0 });
		tap.port.onmessage = ({ data }) => onPiece(data as Float32Array);
		context.createMediaStreamSource(stream).connect(tap);
		return {
			rate: context.sampleRate,
			stop: () => {
				tap.port.onmessage = null;
				stopAll();
				void context.close();
			},
		};
	} catch (error) {
		stopAll();
		throw error;
	}
}
