/** How a question of each kind is answered. */
import ArrowUpOutlined from "@ant-design/icons/es/icons/ArrowUpOutlined";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Radio from "antd/es/radio";
import dayjs from "dayjs";
import { lazy, Suspense } from "react";
import { loadChunk } from "@/kit/chunk";
import { t } from "@/kit/text";
import type { Given, Question } from "./api";
import { FileField, SignatureField } from "./FileField";

export interface FieldProps {
	token: string;
	question: Question;
	value: Given | undefined;
	onChange: (value: Given | undefined) => void;
}

// Few questions ask for one, and its tree of choices is large.
const RegionField = lazy(() => loadChunk(() => import("./RegionField")));
const DAY = "YYYY-MM-DD";
const MOST_STEPS = 11;

export function AnswerField(props: FieldProps) {
	const Field = FIELDS[props.question.kind] ?? TextField;
	return (
		<Suspense fallback={null}>
			<Field {...props} />
		</Suspense>
	);
}

const textOf = (value: Given | undefined) => (typeof value === "string" ? value : "");
const listOf = (value: Given | undefined) => (Array.isArray(value) ? value : []);

const isFull = (question: Question, option: string) => question.full.includes(option);
/** What has no place left says so where it would be chosen. */
const labelOf = (question: Question, option: string) =>
	isFull(question, option) ? t("{option}（已满） | {option} (full)", { option }) : option;

function SingleField({ question, value, onChange }: FieldProps) {
	return (
		<Radio.Group value={textOf(value)} onChange={({ target }) => onChange(String(target.value))}>
			<Flex vertical gap="small">
				{question.options.map((option) => (
					<Radio key={option} value={option} disabled={isFull(question, option)}>
						{labelOf(question, option)}
					</Radio>
				))}
			</Flex>
		</Radio.Group>
	);
}

function MultiField({ question, value, onChange }: FieldProps) {
	const chosen = listOf(value);
	const full = question.maxSelect !== null && chosen.length >= question.maxSelect;
	return (
		<Checkbox.Group value={chosen} onChange={(all) => onChange(all.map(String))}>
			<Flex vertical gap="small">
				{question.options.map((option) => (
					<Checkbox
						key={option}
						value={option}
						disabled={!chosen.includes(option) && (full || isFull(question, option))}
					>
						{labelOf(question, option)}
					</Checkbox>
				))}
				{question.maxSelect !== null && (
					<small>{t("最多选{most}项 | At most {most}", { most: question.maxSelect })}</small>
				)}
			</Flex>
		</Checkbox.Group>
	);
}

/** The first that is pressed is the first; pressed again it leaves the order. */
function RankField({ question, value, onChange }: FieldProps) {
	const order = listOf(value);
	const press = (option: string) =>
		onChange(order.includes(option) ? order.filter((one) => one !== option) : [...order, option]);
	return (
		<Flex vertical gap="small">
			<small>{t("按顺序点选 | Press them in order")}</small>
			{question.options.map((option) => {
				const place = order.indexOf(option) + 1;
				return (
					<Button
						key={option}
						block
						aria-pressed={place > 0}
						type={place > 0 ? "primary" : "default"}
						ghost={place > 0}
						icon={place > 0 ? undefined : <ArrowUpOutlined />}
						onClick={() => press(option)}
					>
						{place > 0 ? `${place}. ${option}` : option}
					</Button>
				);
			})}
		</Flex>
	);
}

function MatrixField({ question, value, onChange }: FieldProps) {
	const cells = typeof value === "object" && !Array.isArray(value) ? value : {};
	return (
		<div style={{ overflowX: "auto" }}>
			{question.options.map((row) => (
				<Flex key={row} vertical gap={4} style={{ marginBottom: 12 }}>
					<span>{row}</span>
					<Radio.Group
						aria-label={row}
						optionType="button"
						size="small"
						options={question.columns.map((column) => ({ label: column, value: column }))}
						value={cells[row]}
						onChange={({ target }) => onChange({ ...cells, [row]: String(target.value) })}
					/>
				</Flex>
			))}
		</div>
	);
}

function NumberField({ question, value, onChange }: FieldProps) {
	return (
		<InputNumber
			aria-label={question.title}
			style={{ width: "100%" }}
			min={question.least ?? undefined}
			max={question.most ?? undefined}
			value={value === undefined ? null : Number(value)}
			onChange={(number) => onChange(number === null ? undefined : String(number))}
		/>
	);
}

function StepsField(props: FieldProps) {
	const { question, value, onChange } = props;
	const first = question.least ?? 1;
	const count = (question.most ?? 5) - first + 1;
	if (count > MOST_STEPS) return <NumberField {...props} />;
	const steps = Array.from({ length: count }, (_, at) => String(first + at));
	return (
		<Radio.Group
			aria-label={question.title}
			optionType="button"
			buttonStyle="solid"
			options={steps.map((step) => ({ label: step, value: step }))}
			value={textOf(value)}
			onChange={({ target }) => onChange(String(target.value))}
		/>
	);
}

function DateField({ question, value, onChange }: FieldProps) {
	return (
		<DatePicker
			aria-label={question.title}
			inputReadOnly
			style={{ width: "100%" }}
			value={value ? dayjs(textOf(value)) : null}
			onChange={(day) => onChange(day?.format(DAY))}
		/>
	);
}

function TextField({ question, value, onChange }: FieldProps) {
	return (
		<Input.TextArea
			aria-label={question.title}
			autoSize={{ minRows: 2, maxRows: 8 }}
			maxLength={question.most ?? 2000}
			value={textOf(value)}
			onChange={({ target }) => onChange(target.value)}
		/>
	);
}

function PhoneField({ question, value, onChange }: FieldProps) {
	return (
		<Input
			aria-label={question.title}
			inputMode="tel"
			autoComplete="tel"
			maxLength={11}
			value={textOf(value)}
			onChange={({ target }) => onChange(target.value)}
		/>
	);
}

const FIELDS: Readonly<Record<string, (props: FieldProps) => React.ReactNode>> = {
	single: SingleField,
	multi: MultiField,
	rank: RankField,
	matrix: MatrixField,
	number: NumberField,
	scale: StepsField,
	nps: StepsField,
	date: DateField,
	region: RegionField,
	phone: PhoneField,
	upload: FileField,
	signature: SignatureField,
};
