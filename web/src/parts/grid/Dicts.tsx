/** Reads the dictionaries that columns name, so that their labels are known outside of any cell as well. */
import { useEffect, useState } from "react";
import { useDict } from "@/kit/dict";
import type { GridOption } from "./types";

type Read = ReadonlyMap<string, readonly GridOption[]>;

export function Dicts({ codes, onRead }: { codes: readonly string[]; onRead(read: Read): void }) {
	const [read, setRead] = useState<Read>(new Map());
	useEffect(() => {
		if (read.size > 0) onRead(read);
	}, [read, onRead]);
	return codes.map((code) => (
		<OneDict key={code} code={code} onRead={(options) => setRead((all) => new Map(all).set(code, options))} />
	));
}

function OneDict({ code, onRead }: { code: string; onRead(options: readonly GridOption[]): void }) {
	const items = useDict(code);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is done with them does not make them new
	useEffect(() => {
		if (items.length === 0) return;
		onRead(
			items.map(({ value, text, disabled }) => ({ value, label: text, ...(disabled ? { disabled } : {}) })),
		);
	}, [items]);
	return null;
}
