/** A date or time typed like a text ("2026/1/5", "9:30"): read at each key, kept when it is one. */
import Input, { type InputRef } from "antd/es/input";
import { useEffect, useRef, useState } from "react";
import { useGrid } from "../context";
import { readText } from "../values";
import type { EditorProps } from "./Editor";

export function ParsedEditor({ column, session, label }: EditorProps) {
	const grid = useGrid();
	const [text, setText] = useState(session.first ?? "");
	const field = useRef<InputRef>(null);
	useEffect(() => field.current?.focus({ cursor: "end" }), []);
	const read = readText(text, column, grid.columns.namesOf(column));
	return (
		<Input
			ref={field}
			aria-label={label}
			value={text}
			{...(read === undefined ? { status: "warning" as const } : {})}
			onChange={({ target: { value } }) => {
				setText(value);
				const found = readText(value, column, grid.columns.namesOf(column));
				if (found !== undefined) grid.editing.draft(found);
			}}
		/>
	);
}
