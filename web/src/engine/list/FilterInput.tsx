/** The control that searches by a field: text, choice, reference, or both ends of a range. */

import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Select from "antd/es/select";
import dayjs, { type Dayjs } from "dayjs";
import { useEffect, useRef, useState } from "react";
import { DAY, DAYS } from "@/kit/format";
import { localize, t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import { MultiSelect } from "@/parts/picker/MultiSelect";
import { type Field, useDescribe } from "../describe";
import { EditDict, useChoices } from "../kinds/edit";
import { RefSelect, RefsSelect } from "../kinds/RefSelect";
import { TreeChoice } from "../kinds/TreeChoice";

interface Props {
	field: Field;
	filters: Record<string, string>;
	/** What a text is looked for in, where it is more than the field. */
	hint?: string | undefined;
	onChange: (part: Record<string, string>) => void;
}

const TYPING_MS = 300;

export function FilterInput({ field, filters, hint, onChange }: Props) {
	const label = localize(field.label);
	const value = filters[field.key] ?? "";
	const set = (next: unknown) =>
		onChange({ [field.key]: next === null || next === undefined ? "" : String(next) });
	const shared = { field, value, label, onChange: set };
	const describe = useDescribe(field.ref?.path ?? "");
	if (field.find === "range") return <Range field={field} filters={filters} onChange={onChange} />;
	if (field.kind === "dict" || field.kind === "dicts") {
		if (field.find === "in") return <Several field={field} value={value} label={label} onChange={set} />;
		return <EditDict {...shared} field={{ ...field, way: null }} />;
	}
	if (field.kind === "chosen")
		return field.way === "tree" ? <TreeChoice {...shared} /> : <RefSelect {...shared} />;
	if (field.kind === "ref" && field.way === "tree" && describe) return <TreeChoice {...shared} />;
	if (field.kind === "ref" || field.kind === "refs")
		return field.find === "in" ? <RefsSelect {...shared} /> : <RefSelect {...shared} />;
	if (field.kind === "tree") return <TreeChoice {...shared} />;
	if (field.kind === "bool") return <YesNo value={value} label={label} onChange={set} />;
	return <Typed value={value} label={label} hint={hint} onChange={set} />;
}

interface OneProps {
	value: string;
	label: string;
	onChange: (value: string) => void;
}

function Several({ field, value, label, onChange }: OneProps & { field: Field }) {
	return (
		<MultiSelect
			oneLine
			label={label}
			options={useChoices(field)}
			separator={field.separator ?? undefined}
			memory={field.dict ?? undefined}
			popContainer={field.popContainer ?? undefined}
			value={value}
			onChange={(many) => onChange(many ?? "")}
		/>
	);
}

function YesNo({ value, label, onChange }: OneProps) {
	return (
		<Select
			allowClear
			aria-label={label}
			placeholder={t("请选择 | Choose")}
			value={value || null}
			options={[
				{ value: "1", label: t("是 | Yes") },
				{ value: "0", label: t("否 | No") },
			]}
			onChange={(chosen?: string) => onChange(chosen ?? "")}
		/>
	);
}

function Typed({ value, label, hint, onChange }: OneProps & { hint?: string | undefined }) {
	const [typed, setTyped] = useState(value);
	const [outer, setOuter] = useState(value);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	if (outer !== value) {
		setOuter(value);
		setTyped(value);
	}
	useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);
	const send = (text: string, after: number) => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = setTimeout(() => onChange(text.trim()), after);
	};
	return (
		<Input
			allowClear={clearable()}
			data-gj-filter
			aria-label={label}
			placeholder={hint}
			title={hint}
			value={typed}
			onChange={(event) => {
				setTyped(event.target.value);
				if (!(event.nativeEvent as InputEvent).isComposing) send(event.target.value, TYPING_MS);
			}}
			onCompositionEnd={(event) => send((event.target as HTMLInputElement).value, TYPING_MS)}
			onPressEnter={() => send(typed, 0)}
		/>
	);
}

function Range({ field, filters, onChange }: Props) {
	const [begin, end] = [`${field.key}_begin`, `${field.key}_end`];
	const label = localize(field.label);
	if (field.kind === "date" || field.kind === "datetime") {
		const day = (text: string | undefined): Dayjs | null => (text ? dayjs(text) : null);
		return (
			<DatePicker.RangePicker
				aria-label={label}
				allowEmpty={[true, true]}
				format={DAYS}
				value={[day(filters[begin]), day(filters[end])]}
				onChange={(days) =>
					onChange({ [begin]: days?.[0]?.format(DAY) ?? "", [end]: days?.[1]?.format(DAY) ?? "" })
				}
			/>
		);
	}
	return (
		<Flex component="span" align="center" gap="small">
			<Typed
				value={filters[begin] ?? ""}
				label={t("{name}从 | {name} from", { name: label })}
				onChange={(text) => onChange({ [begin]: text })}
			/>
			<i aria-hidden>~</i>
			<Typed
				value={filters[end] ?? ""}
				label={t("{name}至 | {name} to", { name: label })}
				onChange={(text) => onChange({ [end]: text })}
			/>
		</Flex>
	);
}
