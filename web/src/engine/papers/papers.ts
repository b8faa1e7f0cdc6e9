/** Which papers a resource has; a domain says so in its table of actions, and the server who may print them. */
import { type ComponentType, lazy } from "react";
import type { Calls, Shapes } from "@/gen/api";
import { PAPER } from "@/gen/words/system";
import { loadChunk } from "@/kit/chunk";
import type { ActionDialogProps, ActionView } from "../actions";
import type { Row } from "../describe";

type Call = {
	[K in keyof Calls]: K extends `POST ${infer P extends `/${string}/print/${string}`}` ? P : never;
}[keyof Calls];
export type PrintedPaper = Shapes["PaperShape"];

/** `call` prints it; it is of a row, or of a day where it is a sheet of one. `of`: the rows that have it, all where nothing is said. */
export interface PaperKind {
	call: Call;
	title: (typeof PAPER)[keyof typeof PAPER];
	ofDay?: true;
	of?: (row: Row) => boolean;
}

type PaperName<P extends string> = Call extends infer C
	? C extends `/${P}/print/${infer N extends keyof typeof PAPER}`
		? N
		: never
	: never;

interface Said<P extends string> {
	ofDay?: boolean;
	/** Papers that some rows have only. */
	of?: Partial<Record<PaperName<P>, (row: Row) => boolean>>;
}

/** The action that prints papers of the resource: of the row that it is called on, or of a day. */
export function printing<P extends string>(
	path: P,
	names: PaperName<P>[],
	{ ofDay = false, of = {} }: Said<P> = {},
): Record<string, ActionView> {
	const papers = names.map(
		(name): PaperKind => ({
			call: `/${path}/print/${name}` as Call,
			title: PAPER[name],
			...(ofDay ? { ofDay } : {}),
			...(of[name] ? { of: of[name] } : {}),
		}),
	);
	const load = async () => {
		const { PaperDialog } = await import("./PaperDialog");
		const Dialog: ComponentType<ActionDialogProps> = (props) => PaperDialog({ ...props, papers });
		return { default: Dialog };
	};
	return { [`${path}:print`]: { Dialog: lazy(() => loadChunk(load)) } };
}
