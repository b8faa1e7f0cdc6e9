/** The board's filters live in the address, so that a reload or a link shows the same board. */
import { useSearchParams } from "react-router";
import type { Filter } from "../board";

export interface BoardFilter extends Filter {
	date: string | null;
	showOff: boolean;
	/** By the hour instead of by housekeeper. */
	calendar: boolean;
	order: string | null;
}

export function useBoardFilter(): [BoardFilter, (change: Partial<BoardFilter>) => void] {
	const [params, setParams] = useSearchParams();
	const filter: BoardFilter = {
		community: params.get("community"),
		building: params.get("building"),
		text: params.get("text") ?? "",
		date: params.get("date"),
		showOff: params.get("off") === "1",
		calendar: params.get("view") === "calendar",
		order: params.get("order"),
	};
	const change = (wish: Partial<BoardFilter>) => {
		const { showOff, calendar, ...rest } = { ...filter, ...wish };
		const turned = { off: showOff ? "1" : null, view: calendar ? "calendar" : null };
		const next = Object.entries({ ...rest, ...turned }).filter(([, value]) => value);
		setParams(next as Array<[string, string]>, { replace: true });
	};
	return [filter, change];
}
