/** The last five choices of each picker, kept in this browser for each person apart. */
import { readStored, writeStored } from "@/kit/store";
import type { Choice } from "./choice";

export const MOST_RECENT = 5;
export const LATELY = "最近选择 | Chosen lately";

export type Kept = Pick<Choice, "id" | "name">;

function keyOf(memory: string): string {
	const person = readStored<{ id: string }>("Login_Userinfo")?.id ?? "0";
	return `PICKED_${person}_${memory}`;
}

export function readRecent(memory: string | undefined): Kept[] {
	return memory ? (readStored<Kept[]>(keyOf(memory)) ?? []) : [];
}

/** The newest first, each once. */
export function withRecent(before: readonly Kept[], chosen: readonly Kept[]): Kept[] {
	const fresh = [...chosen].reverse().map(({ id, name }) => ({ id, name }));
	const rest = before.filter((old) => !fresh.some(({ id }) => id === old.id));
	return [...fresh, ...rest].slice(0, MOST_RECENT);
}

export function noteRecent(memory: string | undefined, chosen: readonly Kept[]): void {
	if (memory && chosen.length > 0) writeStored(keyOf(memory), withRecent(readRecent(memory), chosen));
}
