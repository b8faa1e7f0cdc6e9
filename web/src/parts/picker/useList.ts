/** A list that is known as a whole: found by pinyin too, and below the last five choices once it is longer than these. */
import { useMemo, useState } from "react";
import { t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { LATELY, MOST_RECENT, noteRecent, readRecent } from "./recent";

export interface ListOption {
	value: string;
	label: string;
	disabled?: boolean;
}

type Entry = ListOption | { label: string; options: ListOption[] };

/** What a select of antd needs; `note` is told what was chosen. */
export function useList(options: ListOption[], memory: string | undefined) {
	const [opened, setOpened] = useState(false);
	const [typed, setTyped] = useState("");
	const [ids, setIds] = useState<string[]>([]);
	const answers = useMatch(opened);
	const entries = useMemo(
		(): Entry[] => (typed === "" ? withLately(options, ids) : options),
		[options, ids, typed],
	);
	return {
		select: {
			options: entries,
			onOpenChange: (open: boolean) => {
				if (open && !opened) setIds(readRecent(memory).map(({ id }) => id));
				setOpened(open);
				if (!open) setTyped("");
			},
			showSearch: {
				onSearch: setTyped,
				filterOption: (text: string, entry?: object) =>
					entry !== undefined && "label" in entry && answers(String(entry.label), text),
			},
		},
		note: (values: readonly string[], before: readonly string[]) => {
			const fresh = options.filter(({ value }) => values.includes(value) && !before.includes(value));
			noteRecent(
				memory,
				fresh.map(({ value, label }) => ({ id: value, name: label })),
			);
		},
	};
}

/** What may not be chosen any more is not among them. */
export function withLately(options: ListOption[], ids: readonly string[]): Entry[] {
	const lately = ids.flatMap((id) => options.find(({ value, disabled }) => value === id && !disabled) ?? []);
	if (lately.length === 0 || options.length <= MOST_RECENT) return options;
	return [
		{ label: t(LATELY), options: lately },
		{ label: t("全部 | All"), options: options.filter((one) => !lately.includes(one)) },
	];
}
