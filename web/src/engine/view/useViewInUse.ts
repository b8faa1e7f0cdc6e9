/** Which view a list is under: the address names it; an address that says nothing gets the person's default once. */
import { useEffect, useRef } from "react";
import type { Describe } from "../describe";
import { isNarrowed } from "../list/list-state";
import type { ListControl } from "../list/useListState";
import type { LayoutControl } from "./useLayout";
import { layoutOf, type SavedView, stateOf } from "./views";

interface Place {
	describe: Describe;
	control: ListControl;
	layout: LayoutControl;
	views: SavedView[];
	ready: boolean;
}

export function useViewInUse({ describe, control, layout, views, ready }: Place) {
	const { state, change } = control;
	const asked = useRef(false);
	const current = views.find((view) => view.id === state.view) ?? null;
	const use = (view: SavedView | null) => {
		asked.current = true;
		change(view ? stateOf(view) : { view: null, filters: {}, query: null, sort: [], page: 1 });
		layout.take(view ? layoutOf(view) : { columns: null, density: null }, view?.id ?? null);
	};
	useEffect(() => {
		if (!ready) return;
		if (current && layout.viewId !== current.id) layout.take(layoutOf(current), current.id);
		if (asked.current) return;
		asked.current = true;
		const plain = !state.view && !isNarrowed(describe, state) && state.sort.length === 0 && state.page === 1;
		const chosen = plain ? views.find((view) => view.isDefault) : undefined;
		if (chosen) {
			change(stateOf(chosen));
			layout.take(layoutOf(chosen), chosen.id);
		}
	}, [ready, current, layout, describe, state, views, change]);
	return { current, use };
}
