/** The saving of one row: changed fields only, errors at their fields, a newer row compared instead of overwritten. */
import { useQueryClient } from "@tanstack/react-query";
import Form, { type FormInstance } from "antd/es/form";
import { useCallback, useMemo, useRef, useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { type Envelope, type Failure, failureOf } from "@/kit/transport";
import { UPLOAD } from "@/parts/upload/words";
import { type Describe, nameOf, type Row, useDescribes } from "../describe";
import { underWay } from "../kinds/under-way";
import { offerUndo } from "../undo/acts";
import { readAnew } from "../undo/undoing";
import { addRow, editRow } from "../wire";
import { ChildGrids } from "./child-grids";
import { type ChildRow, type ChildRows, childBody, errorPlace, numbered, orderKey } from "./children";
import { firstValues, formFields, type Values } from "./fields";
import { askedValues } from "./links";
import { changedKeys, type Merge, mergeRows } from "./merge";

export interface Stale {
	mine: Values;
	theirs: Row;
	merge: Merge;
}

interface Wanted {
	describe: Describe;
	row: Row | null;
	fixed: Record<string, string>;
	onSaved: (again: boolean, saved: Row | null) => void;
	/** The key under which a new row is sent. */
	intent: (body: unknown) => string;
}

export interface FormFault {
	key: string;
	place: string | Array<string | number>;
	text: string;
}

export function useRecordForm({ describe, row, fixed, onSaved, intent }: Wanted) {
	const [form] = Form.useForm<Values>();
	const client = useQueryClient();
	const [saving, setSaving] = useState(false);
	const [stale, setStale] = useState<Stale | null>(null);
	const [errors, setErrors] = useState<FormFault[]>([]);
	const busy = useRef(false);
	const [grids] = useState(() => new ChildGrids());
	const fields = useMemo(() => formFields(describe, row), [describe, row]);
	const written = useMemo(() => fields.filter((field) => !field.readOnly), [fields]);
	const keys = useMemo(() => written.map((field) => field.key), [written]);
	const children = useChildRows(describe, form, row);
	const { first, body } = children;
	const initial = useMemo(
		() => ({ ...firstValues(fields, row, fixed), ...(first ? { children: first } : {}) }),
		[fields, row, fixed, first],
	);

	const done = useCallback(
		(answer: Envelope<Row>, again: boolean) => {
			const name = nameOf(describe, answer.result ?? row);
			if (row) offerUndo(describe, answer.act, t("修改成功！ {name} | Saved: {name}", { name }));
			else offerUndo(describe, answer.act, t("添加成功！ {name} | Added: {name}", { name }));
			readAnew(describe.path);
			for (const child of describe.children) readAnew(child.path);
			if (describe.path.startsWith("sys/dict")) void client.invalidateQueries({ queryKey: ["dict"] });
			if (again) form.resetFields();
			onSaved(again, answer.result ?? row);
		},
		[client, describe, form, onSaved, row],
	);

	const goTo = useCallback(
		(place: FormFault["place"]) => {
			if (!grids.goTo(place)) form.scrollToField(place, { focus: true });
		},
		[form, grids],
	);
	const showFaults = useCallback(
		(faults: FormFault[]) => {
			setErrors(faults);
			if (faults[0]) goTo(faults[0].place);
		},
		[goTo],
	);

	const refuse = useCallback(
		(failure: Failure, mine: Values) => {
			if (failure.status === 409 && failure.id === "row.stale" && row && isRow(failure.result, row.id)) {
				setStale({ mine, theirs: failure.result, merge: mergeRows(row, mine, failure.result, keys) });
				return;
			}
			const marked = Object.entries(failure.fields)
				.filter(([key]) => keys.includes(key) || key.startsWith("children."))
				.map(([key, text]) => ({ key, text, place: errorPlace(key) }));
			const own = marked.filter(({ place }) => !Array.isArray(place));
			form.setFields(own.map(({ place, text }) => ({ name: place as string, errors: [text] })));
			grids.show(marked);
			showFaults(marked);
			toast("warning", unseenFault(failure, marked) ?? failure.message);
		},
		[form, grids, keys, row, showFaults],
	);

	const send = useCallback(
		async (values: Values, version: number | undefined, base: Row | null, again: boolean) => {
			if (busy.current) return;
			busy.current = true;
			setSaving(true);
			try {
				const more = body();
				if (base) {
					const changed = pickKeys(values, changedKeys(base, values, keys));
					done(
						await editRow(describe.path, { id: base.id, rowVersion: version, ...changed, ...more }),
						again,
					);
				} else {
					const added = { ...fixed, ...values, ...more };
					done(await addRow(describe.path, added, intent(added)), again);
				}
				setStale(null);
			} catch (error) {
				refuse(failureOf(error), values);
			} finally {
				busy.current = false;
				setSaving(false);
			}
		},
		[body, describe.path, done, fixed, intent, keys, refuse],
	);

	/** Whether these fields, or all, hold together; what does not is shown. */
	const check = useCallback(
		async (only?: string[]): Promise<boolean> => {
			try {
				grids.commit();
				await form.validateFields(only);
			} catch (broken) {
				const wrong = (broken as { errorFields: Array<{ name: string[]; errors: string[] }> }).errorFields;
				showFaults(
					wrong.flatMap(({ name, errors: texts }) =>
						name[0] === "children"
							? grids.faultsOf(String(name[1]))
							: [{ key: name.join("."), place: name, text: texts[0] ?? "" }],
					),
				);
				return false;
			}
			if (only) setErrors([]);
			return true;
		},
		[form, grids, showFaults],
	);

	const save = useCallback(
		async (again: boolean) => {
			if (!(await check())) return;
			const waiting = underWay(form);
			if (waiting.length > 0) {
				toast("warning", UPLOAD.underWay);
				return showFaults(waiting.map((key) => ({ key, place: key, text: t(UPLOAD.underWay) })));
			}
			setErrors([]);
			const values = pickKeys(askedValues(fields, { ...initial, ...form.getFieldsValue() }), keys);
			await send(row ? values : dropEmpty(values), row?.rowVersion, row, again);
		},
		[check, fields, form, initial, keys, row, send, showFaults],
	);

	return {
		form,
		fields,
		/** Of the fields, those that are sent. */
		written,
		initial: initial as Values & { children?: ChildRows },
		errors,
		saving,
		stale,
		check,
		save,
		saveMerged: (values: Values) =>
			stale ? send(values, stale.theirs.rowVersion, stale.theirs, false) : Promise.resolve(),
		dropStale: () => setStale(null),
		touched: () => form.isFieldsTouched(),
		grids,
		goTo,
		heading: t("请检查以下内容 | Please check the following"),
	};
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** What is said of a field that the form does not show; where it shows another, that comes first. */
const unseenFault = ({ fields }: Failure, marked: FormFault[]): string | null =>
	marked.length > 0 ? null : (Object.values(fields)[0] ?? null);

/** A sub-table's row can be stale, too; only the record's own row can be compared in the dialog. */
const isRow = (result: unknown, id: string): result is Row => (result as Row | null)?.id === id;

const pickKeys = (values: Values, keys: string[]): Values =>
	Object.fromEntries(keys.map((key) => [key, values[key]]));

const dropEmpty = (values: Values): Values =>
	Object.fromEntries(
		Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ""),
	);

/** The inline sub-tables of a form: what they start with, and what of them is sent. */
function useChildRows(describe: Describe, form: FormInstance, row: Row | null) {
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
