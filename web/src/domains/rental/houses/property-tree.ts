/**
 * The tree of properties as a choice: the entries of the property dictionary, then communities and buildings with what can be
 * let. Nodes of type 1 only hold others; so does an entry that stands for no unit.
 */
import type { MakeTree } from "@/engine/kinds/trees";
import type { Answer } from "@/kit/http";
import { get } from "@/kit/http";
import type { BranchOption } from "@/parts/picker/LazyTreeSelect";

type Place = Answer<"GET /goose/gooseHouseDict/queryTreeList">[number];

const GROUP = "1";
const TOP = "0";

export const propertyTree: MakeTree = (_store, _condition, rows) => {
	/** The whole tree comes in one answer; its branches are opened from what came with the top. */
	let known = new Map<string, Place[]>();
	return {
		...rows,
		key: ["property-tree"],
		below: async (id, signal) => {
			const held = id === TOP ? undefined : known.get(id);
			if (held) return held.map(optionOf);
			const top = await read("", signal);
			known = new Map([[TOP, top], ...branches(top)]);
			return (known.get(id) ?? []).map(optionOf);
		},
		find: async (word, signal) => places(await read(word, signal), word),
	};
};

const read = (sTree: string, signal?: AbortSignal) =>
	get("/goose/gooseHouseDict/queryTreeList", { sTree }, { quiet: true, ...(signal ? { signal } : {}) });

/** A unit has its own id as its key; an entry of the dictionary stands for the unit that it names by its value. */
function optionOf(place: Place): BranchOption {
	const { key, value, title, children } = place;
	return {
		value,
		text: title,
		id: key,
		isLeaf: !children?.length,
		...(isGroup(place) ? { group: true } : {}),
		...(key === value ? {} : { again: true }),
	};
}

const isGroup = ({ type, value }: Place): boolean => type === GROUP || !/^\d+$/.test(value);

const branches = (places: readonly Place[]): [string, Place[]][] =>
	places.flatMap(({ key, children }) => (children ? [[key, children], ...branches(children)] : []));

/** What a word found, each once, named with what it stands in. */
function places(found: readonly Place[], word: string, above = ""): BranchOption[] {
	const options = found.flatMap((place) => {
		const text = [above, place.title].filter(Boolean).join(" ");
		const onlyHolds = isGroup(place) || (place.children && !says(text, word));
		const own = onlyHolds ? [] : [{ value: place.value, text }];
		return [...own, ...places(place.children ?? [], word, text)];
	});
	return [...new Map(options.map((one) => [one.value, one])).values()];
}

const says = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());
