/**
 * How a resource's own actions run from a list. The server says which exist and who may; this says what each needs:
 * a plain call, or a dialog, drawn from the declaration or the domain's own. What nobody tells is not shown in lists.
 */
import type { ComponentType, LazyExoticComponent } from "react";
import { postAt } from "@/kit/http";
import type { Describe, ResourceAction, Row } from "./describe";

export interface ActionDialogProps {
	rows: Row[];
	onClose: (changed: boolean) => void;
	/** What the action is called; not told where it is opened without a list. */
	title?: string;
}

export interface ActionView {
	run?: (rows: Row[]) => Promise<unknown>;
	Dialog?: LazyExoticComponent<ComponentType<ActionDialogProps>>;
	/** Its dialog is drawn from its declaration. */
	asks?: true;
	/** Whether it fits the row's present state. */
	fits?: (row: Row) => boolean;
	/** Whether it is an exception for the row, and so never the button in sight while something else is. */
	rare?: (row: Row) => boolean;
	/** Undoes or takes away: red, and never the button in sight while something else is. */
	danger?: true;
	/** Needs no row, such as making a new one by a process: a button of the toolbar. */
	standing?: true;
}

/** One call a row, each with the version that the person saw; a standing action is one call, whose answer is given. */
export async function runDrawn(
	path: string,
	{ code, standing }: ResourceAction,
	rows: Row[],
	asked: object = {},
): Promise<unknown> {
	if (standing) return postAt(`/${path}/${code}`, asked, { quiet: true });
	for (const { id, rowVersion } of rows)
		await postAt(`/${path}/${code}`, { id, version: rowVersion ?? 0, ...asked }, { quiet: true });
}

const views = new Map<string, ActionView>();

/** Domains' tables are handed over once, at start; the key is "path:code". */
export function registerActions(table: Readonly<Record<string, ActionView>>): void {
	for (const [key, view] of Object.entries(table)) views.set(key, view);
}

/** What a domain says of an action, else what its declaration says; undefined: not for lists. */
export function actionView(path: string, action: ResourceAction): ActionView | undefined {
	const own = views.get(`${path}:${action.code}`);
	if (!own) return action.drawn ? drawnView(path, action) : undefined;
	return action.step ? { ...own, ...offered(action) } : own;
}

function drawnView(path: string, action: ResourceAction): ActionView {
	return {
		...(action.fields.length > 0 ? { asks: true } : { run: (rows) => runDrawn(path, action, rows) }),
		...offered(action),
		...(action.standing ? { standing: true as const } : {}),
	};
}

/** A transition is possible where the row says so, another action where the row's fields have the declared values. */
function offered(action: ResourceAction): Pick<ActionView, "fits" | "rare" | "danger"> {
	const fits = (row: Row) =>
		action.step
			? row.can?.includes(action.code) === true || row.mends?.[action.code] !== undefined
			: Object.entries(action.when).every(([key, values]) => values.includes(String(row[key] ?? "")));
	const rare = (row: Row) => row.mends?.[action.code] === "rare";
	return { fits, rare, ...(action.danger ? { danger: true } : {}) };
}

/** What can be done with a row of the resource, in one state or another. */
export const rowActions = ({ path, actions }: Describe): ResourceAction[] =>
	actions.filter((action) => {
		const view = actionView(path, action);
		return view && !view.standing;
	});

export const standingActions = ({ path, actions }: Describe): ResourceAction[] =>
	actions.filter((action) => actionView(path, action)?.standing);

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
