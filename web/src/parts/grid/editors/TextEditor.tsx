/** Editors in which one types: texts, numbers, paths, what is parsed when one leaves. */
import Input, { type InputRef } from "antd/es/input";
import type { TextAreaRef } from "antd/es/input/TextArea";
import { useEffect, useRef, useState } from "react";
import { t } from "@/kit/text";
import { InputPop } from "@/parts/input-pop/InputPop";
import { useGrid } from "../context";
import styles from "../grid.module.css";
import { mayType, numberOf } from "../numbers";
import { readText } from "../values";
import type { EditorProps } from "./Editor";

const shownText = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

/** Texts and numbers: typed into a draft, which goes into the cell at the end of editing. */
export function TextEditor({ column, session, label }: EditorProps) {
	const grid = useGrid();
	const [text, setText] = useState(shownText(session.draft));
	const field = useRef<InputRef & TextAreaRef>(null);
	useEffect(() => field.current?.focus({ cursor: "end" }), []);
	const common = {
		ref: field,
		"aria-label": label,
		value: text,
		maxLength: column.maxLength,
		onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
			setText(event.target.value);
			grid.editing.draft(event.target.value || null);
		},
	};
	return column.type === "textarea" ? (
		<Input.TextArea {...common} className={styles.long ?? ""} autoSize={{ minRows: 3, maxRows: 8 }} />
	) : (
		<Input {...common} />
	);
}

/** What is no number is not taken; leaving makes a number of it, or nothing. */
export function NumberEditor({ column, session, label }: EditorProps) {
	const grid = useGrid();
	const [text, setText] = useState(session.first ?? shownText(session.draft));
	const field = useRef<InputRef>(null);
	useEffect(() => field.current?.focus({ cursor: "end" }), []);
	return (
		<Input
			ref={field}
			inputMode="decimal"
			aria-label={label}
			className={styles.digits ?? ""}
			value={text}
			onChange={({ target: { value } }) => {
				if (!mayType(value)) return;
				setText(value);
				grid.editing.draft(numberOf(value, column.scale));
			}}
			onBlur={() => setText(shownText(numberOf(text, column.scale)))}
		/>
	);
}

export function PopEditor({ column, session, label }: EditorProps) {
	const grid = useGrid();
	const [text, setText] = useState(shownText(session.draft));
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.querySelector("input")?.focus(), []);
	return (
		<div ref={place}>
			<InputPop
				label={label}
				value={text}
				maxLength={column.maxLength}
				onChange={(next) => {
					setText(next);
					grid.editing.draft(next || null);
				}}
			/>
		</div>
	);
}

/** A date or time typed like a text ("2026/1/5", "9:30"): read at each key, kept when it is one. */
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

/** Paths of files as text, comma-separated, where the page brought no uploader for the type. */
export function PathEditor({ session, label }: EditorProps) {
	const grid = useGrid();
	const [text, setText] = useState(String(session.draft ?? ""));
	const field = useRef<InputRef>(null);
	useEffect(() => field.current?.focus({ cursor: "end" }), []);
	return (
		<Input
			ref={field}
			aria-label={label}
			value={text}
			placeholder={t("路径，多个用逗号分隔 | Paths, separated by commas")}
			onChange={({ target: { value } }) => {
				setText(value);
				grid.editing.draft(value || null);
			}}
		/>
	);
}
