/**
 * How a resource's own actions run from a list. The server says which exist and who may; this says what each needs:
 * a plain call, or a dialog of the domain. An action that is not listed by anyone is not shown in lists.
 */
import type { ComponentType, LazyExoticComponent } from "react";
import type { Describe, ResourceAction, Row } from "./describe";

export interface ActionDialogProps {
	rows: Row[];
	onClose: (changed: boolean) => void;
}

export interface ActionView {
	run?: (rows: Row[]) => Promise<unknown>;
	Dialog?: LazyExoticComponent<ComponentType<ActionDialogProps>>;
	/** Whether it fits the row's present state. */
	fits?: (row: Row) => boolean;
	/** Undoes or takes away: red, and never the button in sight while something else is. */
	danger?: true;
	/** Needs no row, such as making a new one by a process: a button of the toolbar. */
	standing?: true;
}

const views = new Map<string, ActionView>();

/** Domains' tables are handed over once, at start; the key is "path:code". */
export function registerActions(table: Readonly<Record<string, ActionView>>): void {
	for (const [key, view] of Object.entries(table)) views.set(key, view);
}

export function actionView(path: string, code: string): ActionView | undefined {
	return views.get(`${path}:${code}`);
}

/** What can be done with a row of the resource, in one state or another. */
export const rowActions = ({ path, actions }: Describe): ResourceAction[] =>
	actions.filter((action) => {
		const view = actionView(path, action.code);
		return view && !view.standing;
	});

export const standingActions = ({ path, actions }: Describe): ResourceAction[] =>
	actions.filter((action) => actionView(path, action.code)?.standing);

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
