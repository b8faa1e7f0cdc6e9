/** Chooses by typing: the server is asked once the person pauses, and the last five choices stand ready. */
import { type QueryKey, useQuery } from "@tanstack/react-query";
import Avatar from "antd/es/avatar";
import Select, { type SelectProps } from "antd/es/select";
import Space from "antd/es/space";
import { useEffect, useMemo, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { smallUrl } from "../upload/wire";
import { LATELY } from "./recent";
import { noteChosen, useRecalled } from "./useRecalled";

export interface SearchOption {
	value: string;
	text: string;
	disabled?: boolean;
	/** What it stands under in the list. */
	heading?: string | null;
	/** The file of its small picture. */
	icon?: string | null;
}

/** Where the options come from; `key` tells sources apart in the cache and in what is remembered. */
export interface SearchSource {
	key: QueryKey;
	find(word: string, signal: AbortSignal): Promise<SearchOption[]>;
	/** What chosen values are called. */
	name(values: string[], signal: AbortSignal): Promise<SearchOption[]>;
	/** Of these, what could be chosen now; without it nothing is remembered. */
	recall?(values: string[], signal: AbortSignal): Promise<SearchOption[]>;
}

export const ASYNC_PAUSE_MS = 300;
export const SEARCH_PAUSE_MS = 800;
const FRESH_MS = 30_000;
const NONE: SearchOption[] = [];

export interface SearchSelectProps {
	source: SearchSource;
	value: string[];
	onChange: (values: string[], options: SearchOption[]) => void;
	many?: boolean;
	pause?: number;
	id?: string | undefined;
	label: string;
	/** What stands there while nothing is chosen. */
	empty?: string;
	disabled?: boolean | undefined;
	/** Opens at once, with the focus in it. */
	opened?: boolean;
}

export function SearchSelect(props: SearchSelectProps) {
	const { source, value, onChange, many = false, pause = ASYNC_PAUSE_MS, label } = props;
	const [typed, setTyped] = useState("");
	const [openings, setOpenings] = useState(props.opened ? 1 : 0);
	const opened = openings > 0;
	const found = useFound(source, useSettled(typed, pause), opened);
	const names = useNames(source, value);
	const recent = useRecalled(source, openings);
	const known = useMemo(
		() => new Map([...(found.data ?? NONE), ...recent, ...names].map((one) => [one.value, one])),
		[found.data, recent, names],
	);
	const options = grouped(found.data ?? NONE, typed === "" ? recent : NONE, names);
	const choose = (values: string[]) => {
		const chosen = values.map((one) => known.get(one) ?? { value: one, text: one });
		const fresh = chosen.filter((one) => !value.includes(one.value));
		noteChosen(
			source,
			fresh.map((one) => ({ id: one.value, name: one.text })),
		);
		onChange(values, chosen);
	};
	const common = {
		...(props.id ? { id: props.id } : {}),
		...(props.disabled === undefined ? {} : { disabled: props.disabled }),
		...(props.opened ? { autoFocus: true, defaultOpen: true } : {}),
		"aria-label": label,
		allowClear: true,
		options,
		loading: opened && found.isFetching,
		style: { width: "100%" },
		showSearch: { filterOption: false as const, onSearch: setTyped },
		placeholder: opened ? t(WORDS.enterSearch) : (props.empty ?? t("请选择 | Choose")),
		notFoundContent: found.isFetching ? t("查找中 | Searching") : t(WORDS.noDataFound),
		onOpenChange: (open: boolean) => {
			if (!open) setTyped("");
			if (open) setOpenings((before) => before + 1);
		},
	};
	if (many) return <Select {...common} mode="multiple" value={value} onChange={choose} />;
	return (
		<Select
			{...common}
			value={value[0] ?? null}
			onChange={(one: string | null | undefined) => choose(one ? [one] : [])}
		/>
	);
}

function useFound(source: SearchSource, word: string, enabled: boolean) {
	const found = useQuery({
		queryKey: [...source.key, "find", word],
		queryFn: ({ signal }) => source.find(word, signal),
		enabled,
		staleTime: FRESH_MS,
	});
	useEffect(() => {
		if (found.error) toast("warning", found.error.message);
	}, [found.error]);
	return found;
}

function useNames(source: SearchSource, values: string[]): SearchOption[] {
	const { data } = useQuery({
		queryKey: [...source.key, "ids", [...values].sort().join(",")],
		queryFn: ({ signal }) => source.name(values, signal),
		enabled: values.length > 0,
		staleTime: FRESH_MS,
	});
	return data ?? NONE;
}

const optionOf = ({ value, text, disabled, icon }: SearchOption) => ({
	value,
	title: text,
	label: icon ? <WithIcon text={text} icon={icon} /> : text,
	...(disabled ? { disabled } : {}),
});

function WithIcon({ text, icon }: { text: string; icon: string }) {
	return (
		<Space size={4}>
			<Avatar src={smallUrl(icon)} size={16} shape="square" />
			{text}
		</Space>
	);
}

/** What was chosen lately stands first, then what was found; chosen values that neither has are known by their names. */
function grouped(
	found: SearchOption[],
	recent: SearchOption[],
	names: SearchOption[],
): NonNullable<SelectProps["options"]> {
	const lately = new Set(recent.map(({ value }) => value));
	const rest = found.filter(({ value }) => !lately.has(value));
	const seen = new Set([...lately, ...rest.map(({ value }) => value)]);
	const others = [...rest, ...names.filter(({ value }) => !seen.has(value))];
	const lists = byGroup(others);
	if (recent.length === 0) return lists.length > 0 ? lists : others.map(optionOf);
	return [
		{ label: t(LATELY), options: recent.map(optionOf) },
		...(lists.length > 0 ? lists : others.length > 0 ? [allOf(others)] : []),
	];
}

const allOf = (options: SearchOption[]) => ({ label: t("全部 | All"), options: options.map(optionOf) });

/** In the order in which the groups come; nothing where the rows have none. What is chosen but was not found stands last. */
function byGroup(options: SearchOption[]) {
	const names = [...new Set(options.flatMap(({ heading }) => heading || []))];
	if (names.length === 0) return [];
	const left = options.filter(({ heading }) => !heading);
	return [
		...names.map((name) => ({
			label: name,
			options: options.filter(({ heading }) => heading === name).map(optionOf),
		})),
		...(left.length > 0 ? [allOf(left)] : []),
	];
}
