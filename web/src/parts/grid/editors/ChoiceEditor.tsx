/** Editors in which one chooses from a list: of a dictionary, of options, of round boxes. */
import Radio from "antd/es/radio";
import Select from "antd/es/select";
import { useEffect, useMemo, useRef, useState } from "react";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { useGrid } from "../context";
import styles from "../grid.module.css";
import { isBlank, parts } from "../values";
import type { EditorProps } from "./Editor";

/** One or several of the options; with allowInput also what is not among them. */
export function ChoiceEditor({ column, session, value, label, onChange, onDone }: EditorProps) {
	const grid = useGrid();
	const many = column.type === "list_multi";
	const [chosen, setChosen] = useState<string[]>(parts(value, column.separator));
	const [search, setSearch] = useState(session.first ?? "");
	const stored = grid.columns.optionsOf(column);
	const options = useMemo(() => {
		const all = stored.map((one) => ({
			value: String(one.value),
			label: one.label,
			disabled: one.disabled ?? false,
		}));
		const typed = search.trim();
		const extra = column.allowInput && typed && !all.some((one) => one.label === typed);
		return extra ? [...all, { value: typed, label: typed, disabled: false }] : all;
	}, [stored, column.allowInput, search]);
	const searched = column.type !== "select" || column.allowSearch !== false || column.allowInput === true;
	const common = {
		autoFocus: true,
		defaultOpen: true,
		allowClear: true,
		"aria-label": label,
		className: look.full ?? "",
		popupMatchSelectWidth: 200,
		placeholder: column.placeholder ? localize(column.placeholder) : t("请选择 | Choose"),
		options,
		...(searched
			? { showSearch: { optionFilterProp: "label", searchValue: search, onSearch: setSearch } }
			: {}),
	};
	if (many)
		return (
			<Select<string[]>
				{...common}
				mode="multiple"
				maxTagCount="responsive"
				value={chosen}
				onChange={(next) => {
					setChosen(next);
					grid.editing.draft(next.join(column.separator ?? ",") || null);
				}}
			/>
		);
	return (
		<Select<string>
			{...common}
			value={isBlank(value) ? null : String(value)}
			onChange={(next: string | undefined) => {
				onChange(next ?? null);
				onDone();
			}}
		/>
	);
}

/** One of few, all in sight; arrows move between them. */
export function RadioEditor({ column, value, label, onChange }: EditorProps) {
	const grid = useGrid();
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const boxes = place.current?.querySelectorAll<HTMLInputElement>("input");
		([...(boxes ?? [])].find((box) => box.checked) ?? boxes?.[0])?.focus();
	}, []);
	return (
		<div ref={place} className={styles.radios}>
			<Radio.Group
				name={label}
				aria-label={label}
				options={grid.columns.optionsOf(column).map((one) => ({ ...one, value: String(one.value) }))}
				defaultValue={value === null || value === undefined ? null : String(value)}
				onChange={(event) => onChange(event.target.value)}
			/>
		</div>
	);
}
