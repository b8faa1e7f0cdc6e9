/** Paths of files as text, comma-separated, where the page brought no uploader for the type. */
import Input, { type InputRef } from "antd/es/input";
import { useEffect, useRef, useState } from "react";
import { t } from "@/kit/text";
import { useGrid } from "../context";
import type { EditorProps } from "./Editor";

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
