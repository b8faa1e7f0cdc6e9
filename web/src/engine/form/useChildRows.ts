/** The inline sub-tables of a form: what they start with, and what of them is sent. */
import type { FormInstance } from "antd/es/form";
import { useCallback, useMemo } from "react";
import { type Describe, type Row, useDescribes } from "../describe";
import { type ChildRow, type ChildRows, childBody, numbered, orderKey } from "./children";
import { formFields } from "./fields";

export function useChildRows(describe: Describe, form: FormInstance, row: Row | null) {
	const described = useDescribes();
	const inline = useMemo(
		() =>
			describe.children.filter((child) => child.inline && described.some((one) => one.path === child.path)),
		[describe.children, described],
	);
	const first = useMemo((): ChildRows | null => {
		if (inline.length === 0) return null;
		const given = (row?.children ?? {}) as ChildRows;
		return Object.fromEntries(inline.map((child) => [child.path, given[child.path] ?? []]));
	}, [inline, row]);
	const body = useCallback((): { children?: ChildRows } => {
		if (!first || !form.isFieldsTouched()) return {};
		const sent: ChildRows = {};
		for (const child of inline) {
			const target = described.find((one) => one.path === child.path);
			const keys = (target ? formFields(target) : [])
				.map((field) => field.key)
				.filter((key) => key !== child.key);
			const after = (form.getFieldValue(["children", child.path]) ?? []) as ChildRow[];
			sent[child.path] = childBody(first[child.path] ?? [], numbered(after, orderKey(keys)), keys);
		}
		return { children: sent };
	}, [first, form, inline, described]);
	return { first, body };
}
