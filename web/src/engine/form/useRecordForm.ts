/** The saving of one row: changed fields only, errors at their fields, a newer row compared instead of overwritten. */
import { useQueryClient } from "@tanstack/react-query";
import Form from "antd/es/form";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Failure } from "@/kit/http";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import type { Describe, Field, Row } from "../describe";
import { addRow, editRow } from "../wire";
import { changedKeys, type Merge, mergeRows } from "./merge";

export type Values = Record<string, unknown>;

export interface Stale {
	mine: Values;
	theirs: Row;
	merge: Merge;
}

interface Wanted {
	describe: Describe;
	row: Row | null;
	fixed: Record<string, string>;
	onSaved: () => void;
}

export function formFields(describe: Describe): Field[] {
	return describe.fields.filter((field) => !field.readOnly && !field.hide.includes("form"));
}

export function firstValues(fields: Field[], row: Row | null, fixed: Record<string, string>): Values {
	if (row) return Object.fromEntries(fields.map((field) => [field.key, row[field.key] ?? null]));
	return Object.fromEntries(fields.map((field) => [field.key, fixed[field.key] ?? field.default ?? null]));
}

export function useRecordForm({ describe, row, fixed, onSaved }: Wanted) {
	const [form] = Form.useForm<Values>();
	const client = useQueryClient();
	const [saving, setSaving] = useState(false);
	const [stale, setStale] = useState<Stale | null>(null);
	const [errors, setErrors] = useState<Array<{ key: string; text: string }>>([]);
	const busy = useRef(false);
	const fields = useMemo(() => formFields(describe), [describe]);
	const keys = useMemo(() => fields.map((field) => field.key), [fields]);
	const initial = useMemo(() => firstValues(fields, row, fixed), [fields, row, fixed]);

	const done = useCallback(
		(again: boolean) => {
			toast("success", row ? "修改成功！ | Saved" : "添加成功！ | Added");
			void client.invalidateQueries({ queryKey: ["rows", describe.path] });
			void client.invalidateQueries({ queryKey: ["row", describe.path] });
			void client.invalidateQueries({ queryKey: ["options", describe.path] });
			if (describe.path.startsWith("sys/dict")) void client.invalidateQueries({ queryKey: ["dict"] });
			if (again) form.resetFields();
			else onSaved();
		},
		[client, describe.path, form, onSaved, row],
	);

	const refuse = useCallback(
		(failure: Failure, mine: Values) => {
			if (failure.status === 409 && failure.id === "row.stale" && row) {
				const theirs = failure.result as Row;
				setStale({ mine, theirs, merge: mergeRows(row, mine, theirs, keys) });
				return;
			}
			const marked = Object.entries(failure.fields).filter(([key]) => keys.includes(key));
			form.setFields(marked.map(([key, text]) => ({ name: key, errors: [text] })));
			setErrors(marked.map(([key, text]) => ({ key, text })));
			if (marked[0]) form.scrollToField(marked[0][0], { focus: true });
			toast("warning", failure.message);
		},
		[form, keys, row],
	);

	const send = useCallback(
		async (values: Values, version: number | undefined, base: Row | null, again: boolean) => {
			if (busy.current) return;
			busy.current = true;
			setSaving(true);
			try {
				if (base) {
					const changed = Object.fromEntries(
						changedKeys(base, values, keys).map((key) => [key, values[key]]),
					);
					await editRow(describe.path, { id: base.id, rowVersion: version, ...changed });
				} else await addRow(describe.path, { ...fixed, ...values });
				setStale(null);
				done(again);
			} catch (error) {
				refuse(error as Failure, values);
			} finally {
				busy.current = false;
				setSaving(false);
			}
		},
		[describe.path, done, fixed, keys, refuse],
	);

	const save = useCallback(
		async (again: boolean) => {
			try {
				await form.validateFields();
			} catch (broken) {
				const wrong = (broken as { errorFields: Array<{ name: string[]; errors: string[] }> }).errorFields;
				setErrors(wrong.map((one) => ({ key: String(one.name[0]), text: one.errors[0] ?? "" })));
				if (wrong[0]) form.scrollToField(wrong[0].name, { focus: true });
				return;
			}
			setErrors([]);
			const values = { ...initial, ...form.getFieldsValue() };
			await send(row ? values : dropEmpty(values), row?.rowVersion, row, again);
		},
		[form, initial, row, send],
	);

	return {
		form,
		fields,
		initial,
		errors,
		saving,
		stale,
		save,
		saveMerged: (values: Values) =>
			stale ? send(values, stale.theirs.rowVersion, stale.theirs, false) : Promise.resolve(),
		dropStale: () => setStale(null),
		touched: () => form.isFieldsTouched(),
		goTo: (key: string) => form.scrollToField(key, { focus: true }),
		heading: t("请检查以下内容 | Please check the following"),
	};
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

const dropEmpty = (values: Values): Values =>
	Object.fromEntries(
		Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ""),
	);
