/** What may be done with a row of a process: a button for each transition, grey with the reason where it is not possible. */
import Button from "antd/es/button";
import Input from "antd/es/input";
import Modal from "antd/es/modal";
import { useEffect, useState } from "react";
import type { SubAppStep } from "@/app/subapp/contract";
import { useHost, useText } from "./host";
import { Labelled, RefSelect } from "./parts";
import { useAct } from "./useRows";

export interface Offered {
	id: string;
	can: string[];
	reasons: Record<string, string>;
}

interface Props {
	/** The resource. */
	path: string;
	row: Offered;
	version: number;
	/** What the row is called, in the titles of its dialogs. */
	name: string;
	/** The step that is expected next. */
	first?: readonly string[];
}

export function Steps({ path, row, version, name, first = [] }: Props) {
	const say = useSay();
	const steps = useSteps(path);
	const [asking, ask] = useState<SubAppStep | null>(null);
	const { busy, run } = useAct(() => ask(null));
	const { request } = useHost();
	const send = ({ code }: SubAppStep, asked: Values) =>
		request("POST", `/${path}/${code}`, { body: { id: row.id, version, ...asked } });
	const shown = steps.filter(({ code }) => row.can.includes(code) || row.reasons[code] !== undefined);
	const take = (step: SubAppStep) =>
		step.fields.length > 0 || step.confirm ? ask(step) : void run(() => send(step, {}), say.done(step));
	return (
		<>
			{shown.map((step) => (
				<Button
					key={step.code}
					type={first.includes(step.code) ? "primary" : "default"}
					danger={step.danger}
					disabled={busy || !row.can.includes(step.code)}
					title={row.reasons[step.code]}
					onClick={() => take(step)}
				>
					{say.of(step.label)}
				</Button>
			))}
			{asking && (
				<StepDialog
					step={asking}
					name={name}
					send={(asked) => send(asking, asked)}
					onClose={() => ask(null)}
				/>
			)}
		</>
	);
}

/** The declared transitions that the person may make. */
function useSteps(path: string): SubAppStep[] {
	const { steps: read } = useHost();
	const [steps, setSteps] = useState<SubAppStep[]>([]);
	useEffect(() => {
		let gone = false;
		void read(path).then((found) => gone || setSteps(found));
		return () => {
			gone = true;
		};
	}, [read, path]);
	return steps;
}

type Values = Record<string, string | null>;

function useSay() {
	const { locale } = useHost();
	const t = useText();
	const of = (text: SubAppStep["label"]) => text[locale];
	return { of, done: (step: SubAppStep) => t("{what}：已完成 | {what}: done", { what: of(step.label) }) };
}

interface DialogProps {
	step: SubAppStep;
	name: string;
	send: (asked: Values) => Promise<unknown>;
	onClose: () => void;
}

/** Asks what the transition declares; what it needs must be filled in. */
function StepDialog({ step, name, send, onClose }: DialogProps) {
	const say = useSay();
	const t = useText();
	const [values, setValues] = useState<Values>({});
	const { busy, wrong, run } = useAct(onClose);
	const missing = step.fields.some(
		({ key, required, min }) => required && (values[key] ?? "").trim().length < (min ?? 1),
	);
	return (
		<Modal
			open
			title={`${say.of(step.label)} · ${name}`}
			okText={t("确定 | OK")}
			okButtonProps={{ danger: step.danger, disabled: missing }}
			confirmLoading={busy}
			onOk={() => void run(() => send(values), say.done(step))}
			onCancel={onClose}
			destroyOnHidden
		>
			{step.confirm && <p>{say.of(step.confirm)}</p>}
			{step.fields.map((field) => (
				<Asked
					key={field.key}
					field={field}
					value={values[field.key] ?? null}
					wrong={wrong[field.key]}
					onChange={(value) => setValues((old) => ({ ...old, [field.key]: value }))}
				/>
			))}
		</Modal>
	);
}

interface AskedProps {
	field: SubAppStep["fields"][number];
	value: string | null;
	wrong: string | undefined;
	onChange: (value: string | null) => void;
}

function Asked({ field, value, wrong, onChange }: AskedProps) {
	const { of } = useSay();
	const t = useText();
	const name = of(field.label);
	const label = field.required ? t("{name}（必填） | {name} (required)", { name }) : name;
	const limits = field.max === null ? {} : { maxLength: field.max };
	const typed = (event: { target: { value: string } }) => onChange(event.target.value);
	return (
		<Labelled label={label} wrong={wrong}>
			{field.ref ? (
				<RefSelect path={field.ref.path} value={value} onChange={onChange} label={name} />
			) : field.kind === "textarea" ? (
				<Input.TextArea autoFocus rows={3} value={value ?? ""} onChange={typed} {...limits} />
			) : (
				<Input value={value ?? ""} onChange={typed} {...limits} />
			)}
		</Labelled>
	);
}
