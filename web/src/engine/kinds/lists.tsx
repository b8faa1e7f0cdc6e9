/** A field that names a list: kept by its path, read and chosen by its title. What is no list may be typed, such as the table of a data source. */
import Select from "antd/es/select";
import { useState } from "react";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { type Field, type Row, useDescribes } from "../describe";
import { type EditProps, NOTHING, textOf } from "./types";

export function readList(row: Row, { key }: Pick<Field, "key">) {
	const path = textOf(row[key]);
	return path ? <ListTitle path={path} /> : NOTHING;
}

/** By its path where this person may not see the list. */
function ListTitle({ path }: { path: string }) {
	const list = useDescribes().find((one) => one.path === path);
	return <span title={path}>{list ? localize(list.title) : path}</span>;
}

export function EditList({ value, onChange, id, disabled = false, label }: EditProps) {
	const [typed, setTyped] = useState("");
	const lists = useDescribes().map(({ path, title }) => ({ value: path, label: localize(title) }));
	const named = (path: string) => path === "" || lists.some((one) => one.value === path);
	const kept = textOf(value);
	const others = [...new Set([kept, typed.trim()])].filter((path) => !named(path));
	return (
		<Select
			{...(id === undefined ? {} : { id })}
			disabled={disabled}
			aria-label={label}
			className={look.full ?? ""}
			allowClear
			showSearch={{ optionFilterProp: ["label", "value"], onSearch: setTyped }}
			placeholder={t("选择列表 | Choose a list")}
			value={kept || null}
			options={[...lists, ...others.map((path) => ({ value: path, label: path }))]}
			onChange={(path?: string) => onChange?.(path ?? null)}
		/>
	);
}
