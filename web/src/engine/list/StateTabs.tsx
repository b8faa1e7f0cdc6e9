/** The states that rows of this list stand in, each with how many there are: a press narrows the list to one of them. */
import Segmented from "antd/es/segmented";
import { useDict } from "@/kit/dict";
import { localize, t } from "@/kit/text";
import { type Describe, type Field, fieldOf, type Page } from "../describe";
import { dropFilter, type ListState } from "./list-state";
import { useFound } from "./useFound";
import type { ListControl } from "./useListState";

interface Props {
	field: Field;
	counts: Counts;
	control: ListControl;
}

export type Counts = NonNullable<Page["states"]>;

const ALL = "";
const NONE: Counts = [];

export function StateTabs({ field, counts, control }: Props) {
	const words = useDict(field.dict);
	const chosen = control.state.filters[field.key] ?? ALL;
	const named = new Map(words.map((one) => [one.value, one.text]));
	const told = counts.map(({ value, count, more }) => ({
		value,
		label: `${named.get(value) ?? value} ${count}${more ? "+" : ""}`,
	}));
	// What was chosen stays to be left again when its last row went elsewhere.
	if (named.has(chosen) && !told.some((one) => one.value === chosen))
		told.push({ value: chosen, label: `${named.get(chosen)} 0` });
	return (
		<div style={{ maxWidth: "100%", overflowX: "auto" }}>
			<Segmented<string>
				aria-label={localize(field.label)}
				value={chosen}
				options={[{ value: ALL, label: t("全部 | All") }, ...told]}
				onChange={(value) =>
					control.change({ filters: { ...dropFilter(control.state.filters, field.key), [field.key]: value } })
				}
			/>
		</div>
	);
}

/** The field that tabs choose by, and how many rows they tell of what the other filters leave; none where the place has chosen
 * already. */
export function useStates(
	describe: Describe,
	state: ListState,
	fixed: Record<string, string>,
): { field: Field | undefined; counts: Counts } {
	const key = Object.keys(fixed).length > 0 ? undefined : describe.states;
	const field = key ? fieldOf(describe, key) : undefined;
	const others = key ? { ...state, filters: dropFilter(state.filters, key) } : state;
	const data = useFound("states", describe, others, fixed, field !== undefined);
	return { field, counts: data ?? NONE };
}
