/** What a condition compares with: the editor of the field's kind, one, two or several values. */

import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Select from "antd/es/select";
import dayjs from "dayjs";
import { DAYS, MOMENTS } from "@/kit/format";
import { localize, t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import look from "@/parts/look.module.css";
import type { Field } from "../describe";
import { EditBool, EditDecimal, EditDict, EditDicts, EditInt, EditMoney, EditTime } from "../kinds/edit";
import { RefSelect, RefsSelect } from "../kinds/RefSelect";
import { TreeChoice } from "../kinds/TreeChoice";
import { type Condition, isVoid } from "./conditions";
import styles from "./query.module.css";
import { isRelative, RELATIVE_DAYS } from "./words";

interface Props {
	condition: Condition;
	field: Field | undefined;
	onChange: (val: string) => void;
}

export function Operand({ condition, field, onChange }: Props) {
	const { rule, val } = condition;
	if (isVoid(rule)) return <span className={look.quiet}>{t("无需填写 | Nothing to enter")}</span>;
	if (!field) return <Input disabled aria-label={t("值 | Value")} />;
	if (rule === "between") return <Two field={field} val={val} onChange={onChange} />;
	return <One field={field} rule={rule} val={val} onChange={onChange} label={valueLabel(field)} />;
}

const valueLabel = (field: Field) => t("{name}的值 | Value of {name}", { name: localize(field.label) });

interface OneProps {
	field: Field;
	rule: Condition["rule"];
	val: string;
	label: string;
	onChange: (val: string) => void;
}

const NUMBERS = { int: EditInt, decimal: EditDecimal, money: EditMoney };
/** The bounds of the form are no bounds of a search. */
const unbounded = (field: Field): Field => ({ ...field, min: null, max: null });

function One({ field, rule, val, label, onChange }: OneProps) {
	const set = (value: unknown) => onChange(value === null || value === undefined ? "" : String(value));
	const shared = { field: { ...field, way: null }, value: val, label, onChange: set };
	if (rule === "in" && !["dict", "ref", "tree"].includes(field.kind))
		return <Many val={val} label={label} onChange={onChange} />;
	switch (field.kind) {
		case "dict":
			return rule === "in" ? <EditDicts {...shared} /> : <EditDict {...shared} />;
		case "dicts":
			return <EditDict {...shared} />;
		case "ref":
		case "refs":
			return rule === "in" ? <RefsSelect {...shared} /> : <RefSelect {...shared} />;
		case "chosen":
			return <RefSelect {...shared} />;
		case "tree":
			return rule === "in" ? (
				<Many val={val} label={label} onChange={onChange} />
			) : (
				<TreeChoice {...shared} />
			);
		case "bool":
			return <EditBool {...shared} onChange={(on) => onChange(on ? "1" : "0")} />;
		case "date":
		case "datetime":
			return <Day field={field} val={val} label={label} span={rule === "eq"} onChange={onChange} />;
		case "time":
			return <EditTime {...shared} />;
		case "int":
		case "decimal":
		case "money": {
			const Edit = NUMBERS[field.kind];
			return <Edit {...shared} field={unbounded(field)} />;
		}
		default:
			return (
				<Input
					allowClear={clearable()}
					aria-label={label}
					value={val}
					placeholder={t("请输入 | Enter a value")}
					onChange={(event) => onChange(event.target.value)}
				/>
			);
	}
}

function Two({ field, val, onChange }: Omit<OneProps, "rule" | "label">) {
	const [from = "", to = ""] = val.split(",");
	const name = localize(field.label);
	return (
		<Flex component="span" align="center" gap="small" className={styles.two}>
			<One
				field={field}
				rule="ge"
				val={from}
				label={t("{name}从 | {name} from", { name })}
				onChange={(one) => onChange(`${one},${to}`)}
			/>
			<i aria-hidden>~</i>
			<One
				field={field}
				rule="le"
				val={to}
				label={t("{name}至 | {name} to", { name })}
				onChange={(one) => onChange(`${from},${one}`)}
			/>
		</Flex>
	);
}

function Many({ val, label, onChange }: { val: string; label: string; onChange: (val: string) => void }) {
	return (
		<Select
			mode="tags"
			open={false}
			suffixIcon={null}
			aria-label={label}
			tokenSeparators={[",", "，", "\n"]}
			placeholder={t("输入后回车，可多个 | Type and press Enter, several")}
			value={val.split(",").filter(Boolean)}
			onChange={(values: string[]) => onChange(values.join(","))}
		/>
	);
}

const FORMATS = { date: "YYYY-MM-DD", datetime: "YYYY-MM-DD HH:mm:ss" };

/** A day of the calendar, or one counted from today. */
function Day({ field, val, label, span, onChange }: Omit<OneProps, "rule"> & { span: boolean }) {
	const format = field.kind === "datetime" ? FORMATS.datetime : FORMATS.date;
	const relative = isRelative(val);
	const choices = RELATIVE_DAYS.filter((one) => span || !one.span || one.value === val);
	return (
		<Flex component="span" align="center" gap="small" className={styles.two}>
			<Select
				className={styles.relative ?? ""}
				aria-label={t("日期方式 | Kind of day")}
				value={relative ? val : "fixed"}
				options={[
					{ value: "fixed", label: t("指定日期 | A date") },
					...choices.map((one) => ({ value: one.value, label: t(one.words) })),
					...(relative && !choices.some((one) => one.value === val) ? [{ value: val, label: val }] : []),
				]}
				onChange={(one: string) => onChange(one === "fixed" ? "" : one)}
			/>
			{!relative && (
				<DatePicker
					aria-label={label}
					showTime={field.kind === "datetime"}
					format={field.kind === "datetime" ? MOMENTS : DAYS}
					value={val ? dayjs(val) : null}
					onChange={(day) => onChange(day?.format(format) ?? "")}
				/>
			)}
		</Flex>
	);
}
