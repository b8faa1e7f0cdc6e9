/** Makes one question out of what many ask at nearly the same time. */

interface Waiting<V> {
	found(value: V | null): void;
	failed(error: unknown): void;
}

const PAUSE_MS = 12;

export function gather<V>(
	ask: (keys: string[]) => Promise<Map<string, V>>,
	most: number,
): (key: string) => Promise<V | null> {
	let waiting = new Map<string, Waiting<V>[]>();

	const send = async (asked: Map<string, Waiting<V>[]>) => {
		try {
			const answers = await ask([...asked.keys()]);
			for (const [key, who] of asked) for (const one of who) one.found(answers.get(key) ?? null);
		} catch (error) {
			for (const who of asked.values()) for (const one of who) one.failed(error);
		}
	};

	const sendAll = () => {
		const all = [...waiting];
		waiting = new Map();
		for (let from = 0; from < all.length; from += most) void send(new Map(all.slice(from, from + most)));
	};

	return (key) =>
		new Promise((found, failed) => {
			if (waiting.size === 0) setTimeout(sendAll, PAUSE_MS);
			waiting.set(key, [...(waiting.get(key) ?? []), { found, failed }]);
		});
}
