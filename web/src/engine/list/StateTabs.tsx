/** The states that rows of this list stand in, each with how many there are: a press narrows the list to one of them. */
import Segmented from "antd/es/segmented";
import { useDict } from "@/kit/dict";
import { getAt } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { type Describe, type Field, fieldOf, type Page } from "../describe";
import { dropFilter, type ListState, wireQuery } from "./list-state";
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
 * already. Asked apart from the page: turning it changes no count. */
export function useStates(
	describe: Describe,
	state: ListState,
	fixed: Record<string, string>,
): { field: Field | undefined; counts: Counts } {
	const { path, states } = describe;
	const key = Object.keys(fixed).length > 0 ? undefined : states;
	const field = key ? fieldOf(describe, key) : undefined;
	const others = key ? { ...state, filters: dropFilter(state.filters, key) } : state;
	const { pageNo: _, pageSize: __, column: ___, order: ____, ...found } = wireQuery(describe, others, fixed);
	const { data } = useLiveQuery<Counts | null, `list/${string}`>({
		key: ["rows", path, "states", found],
		topic: `list/${path}`,
		enabled: field !== undefined,
		keep: true,
		fetch: async (signal) => {
			const query = { ...found, states: 1, pageSize: 1 };
			return (await getAt<Page>(`/${path}/list`, query, { quiet: true, signal })).states ?? null;
		},
		apply: () => "refetch",
	});
	return { field, counts: data ?? NONE };
}
