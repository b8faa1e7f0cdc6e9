/** The fields of one row, each by its kind, with a summary of what is wrong as links. */

import Alert from "antd/es/alert";
import Divider from "antd/es/divider";
import Form from "antd/es/form";
import { type ComponentType, Fragment, lazy, Suspense, useMemo } from "react";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type Describe, type Field, type Row, useRules } from "../describe";
import { KINDS } from "../kinds";
import type { EditProps } from "../kinds/types";
import { colourOf } from "../presence/colour";
import type { Person, RecordPresence } from "../presence/usePresence";
import { childLabel } from "./children";
import { type FieldExtra, fieldExtra } from "./field-extras";
import styles from "./form.module.css";
import type { FormSteps } from "./form-steps";
import { type LinkState, linkStates } from "./links";
import { type FormRule, formRules } from "./rules";
import { type Section, sectionsOf } from "./sections";
import { freeRule } from "./taken";
import { useNarrowed } from "./useNarrowed";
import type { RecordFormState } from "./useRecordForm";

const ChildTable = lazy(() => import("./ChildTable"));

interface Props {
	describe: Describe;
	record: RecordFormState;
	row: Row | null;
	fixed: Record<string, string>;
	presence: RecordPresence;
	/** The step in sight of a form that has several. */
	steps?: FormSteps | null;
}

export function RecordForm({ describe, record, row, fixed, presence, steps = null }: Props) {
	const step = steps?.steps[steps.at];
	const goTo = steps?.reveal ?? record.goTo;
	const rules = useRules();
	const { form, fields, initial, errors } = record;
	const labels = new Map(describe.fields.map((field) => [field.key, localize(field.label)]));
	return (
		<Form
			form={form}
			layout="vertical"
			initialValues={initial}
			validateTrigger="onBlur"
			scrollToFirstError
			onFocus={(event) => presence.touch(fieldAt(event.target))}
			onBlur={() => presence.touch(null)}
			requiredMark
			name={`gj-${describe.path.replaceAll("/", "-")}`}
		>
			{errors.length > 1 && (
				<Alert
					type="error"
					className={look.below ?? ""}
					title={record.heading}
					description={
						<ul>
							{errors.map(({ key, place, text }) => (
								<li key={key}>
									<button type="button" className={look.link} onClick={() => goTo(place)}>
										{t("{name}： | {name}: ", { name: labels.get(key) ?? childLabel(describe, place) })}
										{text}
									</button>
								</li>
							))}
						</ul>
					}
				/>
			)}
			<div className={`${look.pairs} ${styles.grid}`}>
				{sectionsOf(describe, fields).map(({ field, begins }) => (
					<Fragment key={field.key}>
						{begins && <Heading title={begins} />}
						<Depending
							when={fieldExtra(describe.path, field.key)?.when}
							fields={fields}
							needed={
								field.readOnly ? NO_RULES : formRules({ ...field, required: true }, rules, row !== null)
							}
							field={field}
							path={describe.path}
							rules={field.readOnly ? NO_RULES : formRules(field, rules, row !== null)}
							row={row}
							fixed={fixed}
							away={step !== undefined && !step.keys.includes(field.key)}
							wide={describe.views?.wide?.includes(field.key) ?? false}
							holder={presence.others.find((one) => one.field === field.key) ?? null}
						/>
					</Fragment>
				))}
			</div>
			{describe.children
				.filter((child) => child.inline && record.initial.children?.[child.path])
				.filter((child) => !step || step.child?.path === child.path)
				.map((child) => (
					<Suspense key={child.path} fallback={<Waiting />}>
						<ChildTable child={child} grids={record.grids} />
					</Suspense>
				))}
		</Form>
	);
}

function Heading({ title }: { title: Section["title"] }) {
	return (
		<Divider className={look.wide ?? ""} titlePlacement="start">
			{localize(title)}
		</Divider>
	);
}

const fieldAt = (target: Element) => target.closest<HTMLElement>("[data-field]")?.dataset.field ?? null;

interface ItemProps {
	path: string;
	field: Field;
	fields: readonly Field[];
	rules: ReturnType<typeof formRules>;
	row: Row | null;
	/** What the screen around the form says, which is not chosen here. */
	fixed: Record<string, string>;
	/** It belongs to another step. */
	away: boolean;
	/** It takes the whole width, whatever its kind. */
	wide: boolean;
	/** Somebody else whose cursor is in this field. */
	holder: Person | null;
}

interface DependingProps extends ItemProps {
	when: FieldExtra["when"];
	/** The rules while another field makes it needed. */
	needed: FormRule[];
}

function Depending({ when, needed, ...item }: DependingProps) {
	if (item.field.linked) return <WhileLinked needed={needed} item={item} />;
	return when ? <WhileFitting when={when} item={item} /> : <FieldItem {...item} />;
}

function WhileLinked({ needed, item }: Pick<DependingProps, "needed"> & { item: ItemProps }) {
	const state = Form.useWatch(
		(values: Record<string, unknown>): LinkState | undefined =>
			linkStates(item.fields, values).get(item.field.key),
		{ preserve: true },
	);
	if (state === undefined || state === "away") return null;
	return <FieldItem {...item} rules={state === "needed" ? needed : item.rules} />;
}

function WhileFitting({ when, item }: { when: NonNullable<FieldExtra["when"]>; item: ItemProps }) {
	const value = Form.useWatch(when.field, { preserve: true });
	return when.is.includes(String(value ?? "")) ? <FieldItem {...item} /> : null;
}

function FieldItem({
	path,
	field: declared,
	fields,
	rules,
	row,
	fixed,
	away,
	wide: whole,
	holder,
}: ItemProps) {
	const field = useNarrowed(declared, fixed, fields);
	const { Edit: Plain, wide } = KINDS[field.kind];
	const Edit = fieldExtra(path, field.key)?.Edit ?? Plain;
	const label = localize(field.label);
	const rowId = row?.id ?? null;
	const free = useMemo(() => (field.readOnly ? null : freeRule(path, field, rowId)), [path, field, rowId]);
	const extra = field.readOnly
		? t("您的角色不能修改此项 | Your role may not change this")
		: localize(field.help);
	const Note = fieldExtra(path, field.key)?.Note;
	const frozen = field.key in fixed || field.readOnly || (field.once && row !== null);
	return (
		<div
			className={wide || whole ? look.wide : undefined}
			data-held={holder !== null}
			style={away ? AWAY : holder ? { borderColor: colourOf(holder.name) } : undefined}
			data-field={field.key}
		>
			{holder && (
				<span className={styles.holder} style={{ background: colourOf(holder.name) }}>
					{t("{name} 正在填写 | {name} is here", { name: holder.name })}
				</span>
			)}
			<Form.Item
				name={field.key}
				label={label}
				rules={free ? [...rules.map(onLeaving), free] : rules}
				{...(free
					? { validateTrigger: TYPING, validateDebounce: 300, hasFeedback: true, validateFirst: true }
					: { validateDebounce: 100, dependencies: field.follows ? [field.follows.key] : [] })}
				{...(extra ? { extra } : {})}
			>
				<OnceLoaded
					Edit={Edit}
					field={field}
					label={label}
					disabled={frozen}
					{...(row ? { rowId: row.id } : {})}
				/>
			</Form.Item>
			{Note && <LiveNote Note={Note} name={field.key} rowId={rowId} />}
		</div>
	);
}

const AWAY = { display: "none" };

/** The field is part of the form from the first, whether its editor is there already or on its way. */
function OnceLoaded({ Edit, ...props }: EditProps & { Edit: ComponentType<EditProps> }) {
	return (
		<Suspense fallback={<Waiting />}>
			<Edit {...props} />
		</Suspense>
	);
}

const NO_RULES: FormRule[] = [];
const TYPING = ["onChange", "onBlur"];

/** Only whether a value is free is asked while it is being typed; it is called malformed when it is finished. */
const onLeaving = (rule: FormRule): FormRule =>
	typeof rule === "function" ? rule : { ...rule, validateTrigger: "onBlur" };

interface LiveNoteProps {
	Note: NonNullable<FieldExtra["Note"]>;
	name: string;
	rowId: string | null;
}

function LiveNote({ Note, name, rowId }: LiveNoteProps) {
	const value = Form.useWatch(name, { preserve: true });
	return (
		<Suspense fallback={null}>
			<div className={styles.note}>
				<Note value={String(value ?? "")} rowId={rowId} />
			</div>
		</Suspense>
	);
}
