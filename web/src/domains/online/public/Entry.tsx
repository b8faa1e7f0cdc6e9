/** One question of a public form with the control of its kind, and what is wrong with its answer below it. */
import Form from "antd/es/form";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import type { Shapes } from "@/gen/api";
import { locale, localize } from "@/kit/text";
import type { Value } from "./asked";
import { FileEntry } from "./FileEntry";

type PublicField = Shapes["PublicField"];

/** In the reader's language. */
export const named = ({ title, titleEn }: { title: string; titleEn: string }) =>
	(locale() === "en" && titleEn) || title;
const offered = ({ value, text, textEn }: PublicField["options"][number]) => ({
	value,
	label: (locale() === "en" && textEn) || text,
});

export interface EntryProps {
	id: string;
	field: PublicField;
	value: Value;
	/** What came before is given, as files arrive at any time. */
	onChange: (change: (before: Value) => Value) => void;
	token: string;
	place: string;
	problem?: string | undefined;
}

export function Question(props: EntryProps) {
	const { field, problem } = props;
	return (
		<Form.Item
			label={named(field)}
			htmlFor={props.id}
			required={field.required || field.needed}
			validateStatus={problem ? "error" : ""}
			help={problem && localize(problem)}
		>
			<Entry {...props} />
		</Form.Item>
	);
}

/** The phone's own choosers of days and times. */
const CLOCKS: Readonly<Record<string, string>> = { date: "date", datetime: "datetime-local", time: "time" };
const NUMBERS = ["int", "decimal", "money"];

function Entry({ id, field, value, onChange, token, place }: EntryProps) {
	const text = typeof value === "string" ? value : "";
	const most = field.most === null ? {} : { maxLength: field.most };
	const set = (given: Value) => onChange(() => given);
	if (field.kind === "file" || field.kind === "image") {
		const files = Array.isArray(value) ? value : [];
		return (
			<FileEntry
				{...{ id, field, token, place, files }}
				onFiles={(change) => onChange((before) => change(Array.isArray(before) ? before : []))}
			/>
		);
	}
	if (field.kind === "bool") return <Switch id={id} checked={value === true} onChange={set} />;
	if (field.kind === "dict")
		return (
			<Select
				id={id}
				allowClear
				value={text || null}
				options={field.options.map(offered)}
				onChange={(chosen: string | undefined) => set(chosen ?? "")}
			/>
		);
	if (field.kind === "textarea")
		return (
			<Input.TextArea id={id} rows={3} {...most} value={text} onChange={({ target }) => set(target.value)} />
		);
	if (NUMBERS.includes(field.kind))
		return (
			<InputNumber<string>
				id={id}
				stringMode
				value={text || null}
				onChange={(number) => set(number === null ? "" : String(number))}
			/>
		);
	const clock = CLOCKS[field.kind];
	return (
		<Input
			id={id}
			type={clock ?? "text"}
			{...(clock ? {} : most)}
			value={text}
			onChange={({ target }) => set(target.value)}
		/>
	);
}
