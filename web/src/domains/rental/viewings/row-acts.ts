/** Acts of one person on the same row, one after the other: the later one takes the version that the earlier one's answer brought. */

/** Sends an act for a version of its row, and says which version the row has then; null where nothing was done. */
export type Send = (version: number) => Promise<number | null>;

/** `version` is the one that the person saw. Whether it was done; a refusal is thrown, and holds back no later act. */
export type Act = (id: string, version: number, send: Send) => Promise<boolean>;

export function rowActs(): Act {
	const last = new Map<string, Promise<unknown>>();
	const brought = new Map<string, number>();

	const run = async (id: string, version: number, send: Send): Promise<boolean> => {
		const next = await send(Math.max(version, brought.get(id) ?? 0));
		if (next !== null) brought.set(id, next);
		return next !== null;
	};

	return (id, version, send) => {
		const before = last.get(id) ?? Promise.resolve();
		const act = before.then(
			() => run(id, version, send),
			() => run(id, version, send),
		);
		last.set(id, act);
		return act;
	};
}
