/**
 * How a resource's own actions run from a list. The server says which exist, who may and which rows they fit; this says what
 * each needs: a plain call, or a dialog, drawn from the declaration or the domain's own. What nobody tells is not shown in lists.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Calls, Rows } from "@/gen/api";
import { loadChunk } from "@/kit/chunk";
import { postAt } from "@/kit/http";
import type { Describe, ResourceAction, Row, RowOf } from "./describe";

export interface ActionDialogProps<P extends string = string> {
	rows: RowOf<P>[];
	onClose: (changed: boolean) => void;
	/** What the action is called; not told where it is opened without a list. */
	title?: string;
	/** The part of the row that it was opened from, such as the stay of a bar. */
	part?: string | null;
}

export interface ActionView {
	run?: (rows: Row[]) => Promise<unknown>;
	Dialog?: LazyExoticComponent<ComponentType<ActionDialogProps>>;
	/** Its dialog is drawn from its declaration. */
	asks?: true;
	/** The address of the page to which it leads; that is all that it does. */
	opens?: (row: Row) => string;
	/** Whether it fits the row; a domain says here only what values of single columns do not tell. */
	fits?: (row: Row) => boolean;
	/** Whether it is an exception for the row, and so never the button in sight while something else is. */
	rare?: (row: Row) => boolean;
	/** Undoes or takes away: red, and never the button in sight while something else is. */
	danger?: true;
	/** Needs no row, such as making a new one by a process: a button of the toolbar. */
	withoutRow?: true;
}

/** One call a row, each with the version that the person saw; an action without a row is one call. Gives the last answer. */
export async function runDrawn(
	path: string,
	{ code, withoutRow }: ResourceAction,
	rows: Row[],
	asked: object = {},
): Promise<unknown> {
	if (withoutRow) return postAt(`/${path}/${code}`, asked, { quiet: true });
	let answer: unknown;
	for (const { id, rowVersion } of rows)
		answer = await postAt(`/${path}/${code}`, { id, version: rowVersion ?? 0, ...asked }, { quiet: true });
	return answer;
}

const views = new Map<string, ActionView>();

/** Domains' tables are handed over once, at start; the key is "path:code". */
export function registerActions(table: Readonly<Record<string, ActionView>>): void {
	for (const [key, view] of Object.entries(table)) views.set(key, { ...views.get(key), ...view });
}

/** A resource that the server lists, by the engine or by a call of its own. */
export type ListedPath =
	| keyof Rows
	| { [K in keyof Calls]: K extends `GET /${infer P}/list` ? P : never }[keyof Calls];

export interface DialogFile {
	default: ComponentType<ActionDialogProps>;
}

/**
 * The dialogs of a domain, each loaded when it is first opened: `<feature>/steps/<code>.tsx` is that of the action or the
 * transition with this code of the feature's resource.
 */
export function stepDialogs(
	resources: Readonly<Record<string, ListedPath>>,
	files: Readonly<Record<string, () => Promise<DialogFile>>>,
): Record<string, ActionView> {
	return Object.fromEntries(
		Object.entries(files).map(([file, load]) => {
			const [, feature = "", code = ""] = /^\.\/(?:(.+)\/)?steps\/(\w+)\.tsx$/.exec(file) ?? [];
			const path = resources[feature];
			if (!path) throw new Error(`${file} is the dialog of no resource`);
			return [`${path}:${code}`, { Dialog: lazy(() => loadChunk(load)) }];
		}),
	);
}

/** What a domain says of an action beside what its declaration says; undefined: not for lists. */
export function actionView(path: string, action: ResourceAction): ActionView | undefined {
	const own = views.get(`${path}:${action.code}`);
	if (!own?.Dialog && !own?.run && !action.drawn && !action.opens) return undefined;
	const how = own?.Dialog || own?.run ? own : drawn(path, action);
	return {
		...how,
		fits: (row) => isOffered(action, row) && own?.fits?.(row) !== false,
		rare: (row) => action.rare || row.mends?.[action.code] === "rare",
		...(action.danger ? { danger: true } : {}),
		...(action.withoutRow ? { withoutRow: true } : {}),
	};
}

function drawn(path: string, action: ResourceAction): ActionView {
	const { opens } = action;
	if (opens) return { opens: (row) => addressIn(opens, row) };
	return action.fields.length > 0 ? { asks: true } : { run: (rows) => runDrawn(path, action, rows) };
}

const addressIn = (address: string, row: Row) =>
	address.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(row[key] ?? "")));

/** A transition is possible where the row says so, another action where the row's fields have the declared values. */
const isOffered = ({ step, code, when }: ResourceAction, row: Row): boolean =>
	step
		? row.can?.includes(code) === true || row.mends?.[code] !== undefined
		: Object.entries(when).every(([key, values]) => values.includes(String(row[key] ?? "")));

/** What can be done with a row of the resource, in one state or another. */
export const rowActions = ({ path, actions }: Describe): ResourceAction[] =>
	actions.filter((action) => {
		const view = actionView(path, action);
		return view && !view.withoutRow;
	});

export const actionsWithoutRow = ({ path, actions }: Describe): ResourceAction[] =>
	actions.filter((action) => actionView(path, action)?.withoutRow);

export interface DetailViewProps {
	id: string;
	onClose: () => void;
}

const details = new Map<string, LazyExoticComponent<ComponentType<DetailViewProps>>>();

/** A resource with a screen of its own, such as the order's dialog, opens that instead of the plain side panel. */
export function registerDetails(
	table: Readonly<Record<string, LazyExoticComponent<ComponentType<DetailViewProps>>>>,
): void {
	for (const [path, view] of Object.entries(table)) details.set(path, view);
}

export const detailView = (path: string) => details.get(path);
