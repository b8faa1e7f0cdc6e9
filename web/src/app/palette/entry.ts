/** One line of the palette, whatever it stands for. */
import type { ReactNode } from "react";
import type { Match } from "@/kit/match";

export interface Entry {
	id: string;
	name: string;
	/** Beside the name: where it is, or what else answered. */
	note?: string;
	icon: ReactNode;
	at: readonly number[];
	/** Where it leads; with Ctrl it opens in a window tab of its own. */
	href?: string;
	/** What is typed begins its name: Enter need not wait for the records. */
	sure?: boolean;
	run(): void;
}

export interface Section {
	key: string;
	title: string;
	entries: Entry[];
}

export function byGrade<T>(
	things: readonly T[],
	grade: (thing: T) => Match | null,
	most: number,
): Array<[T, Match]> {
	return things
		.flatMap((thing): Array<[T, Match]> => {
			const found = grade(thing);
			return found ? [[thing, found]] : [];
		})
		.sort(([, a], [, b]) => a.grade - b.grade)
		.slice(0, most);
}
