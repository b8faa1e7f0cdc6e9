/** Two soft notes, made on the spot. */
let context: AudioContext | null = null;
const LATE_MS = 1000;

export function playSound(): void {
	if (typeof AudioContext === "undefined") return;
	context ??= new AudioContext();
	const [player, asked] = [context, Date.now()];
	if (player.state === "running") return play(player);
	// Before the first click in a window browsers keep silent; what they let through only then comes too late.
	player.resume().then(
		() => Date.now() - asked < LATE_MS && play(player),
		() => undefined,
	);
}

function play(context: AudioContext): void {
	const begin = context.currentTime;
	for (const [at, pitch] of [
		[0, 660],
		[0.12, 880],
	] as const) {
		const note = context.createOscillator();
		const volume = context.createGain();
		note.frequency.value = pitch;
		volume.gain.setValueAtTime(0.0001, begin + at);
		volume.gain.exponentialRampToValueAtTime(0.06, begin + at + 0.02);
		volume.gain.exponentialRampToValueAtTime(0.0001, begin + at + 0.22);
		note.connect(volume).connect(context.destination);
		note.start(begin + at);
		note.stop(begin + at + 0.25);
	}
}
