/** A choice from what a search answers; asked once typing pauses for 800 ms. */
import Select from "antd/es/select";
import { useEffect, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import look from "@/parts/look.module.css";
import { LABEL_SUFFIX } from "../columns";
import { useGrid } from "../context";
import type { GridOption } from "../types";
import type { EditorProps } from "./Editor";

export const SEARCH_MS = 800;

export default function SearchEditor({ column, session, value, label, onChange, onDone }: EditorProps) {
	const grid = useGrid();
	const [search, setSearch] = useState(session.first ?? "");
	const settled = useSettled(search.trim(), SEARCH_MS);
	const [found, setFound] = useState<{ of: string; options: readonly GridOption[] }>({ of: "", options: [] });
	const { search: ask } = column;
	useEffect(() => {
		if (!settled || !ask) return;
		let gone = false;
		ask(settled)
			.then((options) => !gone && setFound({ of: settled, options }))
			.catch((failure: unknown) => {
				if (gone) return;
				setFound({ of: settled, options: [] });
				toast("warning", failure instanceof Error ? failure.message : WORDS.unknownError);
			});
		return () => {
			gone = true;
		};
	}, [settled, ask]);
	const current = value === null || value === undefined ? null : String(value);
	const name = current === null ? undefined : grid.columns.namesOf(column).labelOf(current);
	const known = current !== null && name !== undefined && !search ? [{ value: current, label: name }] : [];
	const waiting = search.trim() !== found.of;
	return (
		<Select
			autoFocus
			defaultOpen
			allowClear
			aria-label={label}
			className={look.full ?? ""}
			popupMatchSelectWidth={220}
			loading={waiting}
			placeholder={t(WORDS.enterSearch)}
			notFoundContent={
				search.trim() ? (waiting ? t("搜索中… | Searching…") : t(WORDS.noDataFound)) : t(WORDS.enterSearch)
			}
			showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
			options={[...known, ...(waiting ? [] : found.options)]}
			value={current}
			onChange={(next: string | undefined) => {
				const chosen = found.options.find((one) => one.value === next);
				onChange(next ?? null, chosen ? { [column.key + LABEL_SUFFIX]: chosen.label } : {});
				onDone();
			}}
		/>
	);
}
