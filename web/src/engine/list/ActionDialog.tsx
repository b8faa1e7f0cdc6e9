/** The dialog of a declared action: what it asks, by kind and rule, and what the server says of it, by field. */
import Alert from "antd/es/alert";
import Form from "antd/es/form";
import Typography from "antd/es/typography";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { type ActionDialogProps, runDrawn } from "../actions";
import { type Describe, type Field, nameOf, type ResourceAction, type Row, useRules } from "../describe";
import { formRules } from "../form/rules";
import { KINDS } from "../kinds";
import { TaskProgress } from "../sheet/TaskProgress";

interface Props extends ActionDialogProps {
	describe: Describe;
	action: ResourceAction;
}

type Values = Record<string, unknown>;

export default function ActionDialog({ describe, action, rows, onClose }: Props) {
	const [form] = Form.useForm<Values>();
	const values = Form.useWatch([], form) as Values | undefined;
	const sending = useSending();
	const [taskId, setTaskId] = useState<string | null>(null);
	const [secret, setSecret] = useState<string | null>(null);
	const what = localize(action.label);
	const lacking = action.fields.some((field) => field.required && isEmpty(values?.[field.key]));
	const send = async () => {
		const asked = await form.validateFields().catch(() => null);
		if (!asked) return;
		await sending.run(async () => {
			const answer = await runDrawn(describe.path, action, rows, asked);
			const task = told(answer, "taskId");
			const shown = told(answer, "shownOnce");
			if (task) return setTaskId(task);
			if (shown) return setSecret(shown);
			toast("success", t("{what}：已完成 | {what}: done", { what }));
			onClose(true);
		});
	};
	if (taskId)
		return (
			<Dialog width={480} title={what} onClose={() => onClose(true)}>
				<TaskProgress id={taskId} />
			</Dialog>
		);
	if (secret)
		return (
			<Dialog width={480} title={what} onClose={() => onClose(true)}>
				<Alert
					type="info"
					showIcon
					title={t("只显示这一次，请现在抄下或复制。 | It is shown this once: write it down or copy it now.")}
					description={action.confirm ? localize(action.confirm) : undefined}
				/>
				<Typography.Title level={2} copyable>
					{secret}
				</Typography.Title>
			</Dialog>
		);
	return (
		<Dialog
			width={480}
			title={[what, ...namesOf(describe, action, rows)].join(" · ")}
			onClose={() => onClose(sending.failure !== null)}
			onSubmit={() => void send()}
			submitText={action.danger ? t("确认{what} | {what}", { what }) : what}
			danger={action.danger}
			disabled={lacking}
			cancelText={t("返回 | Back")}
			busy={sending.busy}
		>
			<Problem text={sending.problem ?? unasked(action, sending.errors)} />
			{action.confirm && <p>{localize(action.confirm)}</p>}
			<Form form={form} layout="vertical" initialValues={startOf(action, rows)}>
				{action.fields.map((field) => (
					<Asked key={field.key} field={field} error={sending.errors[field.key]} />
				))}
			</Form>
		</Dialog>
	);
}

function Asked({ field, error }: { field: Field; error: string | undefined }) {
	const rules = useRules();
	const { Edit } = KINDS[field.kind];
	const label = localize(field.label);
	return (
		<Form.Item
			name={field.key}
			label={label}
			rules={formRules(field, rules, false)}
			{...(error ? { validateStatus: "error" as const, help: localize(error) } : {})}
			{...(field.help && !error ? { extra: localize(field.help) } : {})}
		>
			<Edit field={field} label={label} />
		</Form.Item>
	);
}

/** Of which rows; nothing where none are needed. */
function namesOf(describe: Describe, action: ResourceAction, rows: Row[]): string[] {
	if (action.withoutRow) return [];
	return [rows.length === 1 ? nameOf(describe, rows[0]) : t("{n} 行 | {n} rows", { n: rows.length })];
}

/** What goes on as a task is shown until it has ended; what is told once stays until the person has it. */
const told = (answer: unknown, key: "taskId" | "shownOnce"): string | null => {
	const value = (answer as Readonly<Record<string, unknown>> | null | undefined)?.[key];
	return value === undefined || value === null ? null : String(value);
};

/** What is said of a field that the dialog does not ask for. */
function unasked({ fields }: ResourceAction, errors: Record<string, string>): string | null {
	const key = Object.keys(errors).find((one) => !fields.some((field) => field.key === one));
	return key === undefined ? null : localize(errors[key]);
}

const isEmpty = (value: unknown) => value === undefined || value === null || String(value).trim() === "";

/** What one row holds where the action writes it, else the defaults. */
function startOf({ fields, writes }: ResourceAction, rows: Row[]): Values {
	const [row, other] = rows;
	const held = row && !other ? (writes ?? []).map((key) => [key, row[key]]) : [];
	const given = fields.filter((field) => field.default !== null).map((field) => [field.key, field.default]);
	return Object.fromEntries([...given, ...held]);
}
