/** Codes read from the camera by the browser itself, where it can: no library is loaded, and nothing leaves the device. */

interface Detector {
	detect(source: HTMLVideoElement): Promise<ReadonlyArray<{ rawValue: string }>>;
}

type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
	(globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** A camera is only given to pages that came over https, or from the device itself. */
export const canScan = (): boolean =>
	detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;

const LOOK_MS = 250;
/** As long as somebody may hold the same code before the camera. */
const SAME_MS = 4000;

/** Shows the camera that looks away from the person and tells what it reads; gives how to stop. */
export async function openCamera(video: HTMLVideoElement, tell: (text: string) => void): Promise<() => void> {
	const Made = detectorClass();
	if (!Made) throw new Error("no detector");
	const detector = new Made({ formats: ["qr_code"] });
	const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
	video.srcObject = stream;
	await video.play().catch(() => undefined);
	const isNew = newness();
	let looking = false;
	const timer = setInterval(async () => {
		if (looking) return;
		looking = true;
		const [found] = await detector.detect(video).catch(() => []);
		looking = false;
		if (found && isNew(found.rawValue, Date.now())) tell(found.rawValue);
	}, LOOK_MS);
	return () => {
		clearInterval(timer);
		for (const track of stream.getTracks()) track.stop();
		video.srcObject = null;
	};
}

/** Whether a code is another than the last one, or comes again after a while. */
export function newness(): (text: string, now: number) => boolean {
	let last = "";
	let seen = Number.NEGATIVE_INFINITY;
	return (text, now) => {
		const isNew = text !== last || now - seen > SAME_MS;
		last = text;
		seen = now;
		return isNew;
	};
}
