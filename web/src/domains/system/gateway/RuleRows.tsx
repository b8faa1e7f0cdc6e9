/** Rows of a gateway route's conditions or filters; the fields of each follow from its kind. */
import DatePicker from "antd/es/date-picker";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Select from "antd/es/select";
import dayjs, { type Dayjs } from "dayjs";
import type { EditProps } from "@/engine/kinds/types";
import { type Pair, t } from "@/kit/text";
import { RowList } from "@/parts/row-list/RowList";
import { readList } from "../rule/number-format";
import styles from "../rule/rule.module.css";
import { CONDITIONS, FILTERS, inWords, METHODS, type Rule, type RuleKind, readRules } from "./rules";

interface Words {
	kinds: Readonly<Record<string, RuleKind>>;
	first: string;
	addText: Pair;
	joint: Pair;
	none: Pair;
}

export function Conditions(props: EditProps) {
	return (
		<RuleRows
			{...props}
			words={{
				kinds: CONDITIONS,
				first: "Path",
				addText: "添加条件 | Add a condition",
				joint: "，且  |  and ",
				none: "没有条件：不匹配任何请求。 | No condition: it is for no request.",
			}}
		/>
	);
}

export function Filters(props: EditProps) {
	return (
		<RuleRows
			{...props}
			words={{
				kinds: FILTERS,
				first: "StripPrefix",
				addText: "添加过滤器 | Add a filter",
				joint: "，然后 | , then ",
				none: "没有过滤器：原样转发。 | No filter: requests go on as they are.",
			}}
		/>
	);
}

function RuleRows({ value, onChange, label, disabled = false, words }: EditProps & { words: Words }) {
	const { kinds } = words;
	const rules = readRules(readList(value), kinds);
	const told = inWords(rules, kinds, words.joint);
	return (
		<>
			<RowList
				label={label}
				items={rules}
				most={20}
				disabled={disabled}
				make={() => ({ name: words.first, args: [] })}
				addText={t(words.addText)}
				onChange={(list) => onChange?.(list.length > 0 ? JSON.stringify(list) : null)}
				draw={(rule, set) => (
					<>
						<Select
							aria-label={t("类型 | Kind")}
							value={rule.name}
							options={Object.entries(kinds).map(([name, kind]) => ({ value: name, label: t(kind.title) }))}
							onChange={(name) => set({ name, args: [] })}
						/>
						<Args rule={rule} kind={kinds[rule.name]} onChange={(args) => set({ ...rule, args })} />
					</>
				)}
			/>
			<output className={styles.preview} data-preview>
				{told || t(words.none)}
			</output>
		</>
	);
}

interface ArgsProps {
	rule: Rule;
	kind: RuleKind | undefined;
	onChange: (args: string[]) => void;
}

function Args({ rule: { args }, kind, onChange }: ArgsProps) {
	const [a = "", b = ""] = args;
	const [example = "", second = ""] = kind?.example ?? [];
	const label = kind ? t(kind.title) : "";
	switch (kind?.takes) {
		case "methods":
			return (
				<Select
					mode="multiple"
					aria-label={label}
					value={args.flatMap((one) => one.split(",")).filter(Boolean)}
					options={METHODS.map((one) => ({ value: one, label: one }))}
					onChange={onChange}
				/>
			);
		case "texts":
			return (
				<Select
					mode="tags"
					aria-label={label}
					placeholder={example}
					tokenSeparators={[",", " "]}
					value={args}
					open={false}
					suffixIcon={null}
					onChange={onChange}
				/>
			);
		case "pair":
			return (
				<>
					<Input
						aria-label={t("名称 | Name")}
						placeholder={example}
						value={a}
						onChange={(event) => onChange([event.target.value, b])}
					/>
					<Input
						aria-label={t("值 | Value")}
						placeholder={second}
						value={b}
						onChange={(event) => onChange([a, event.target.value])}
					/>
				</>
			);
		case "moment":
			return (
				<DatePicker
					showTime
					aria-label={label}
					value={momentOf(a)}
					onChange={(moment) => onChange(moment ? [wire(moment)] : [])}
				/>
			);
		case "moments": {
			const [from = "", to = ""] = args.flatMap((one) => one.split(","));
			return (
				<DatePicker.RangePicker
					showTime
					value={[momentOf(from), momentOf(to)]}
					onChange={(range) => onChange((range ?? []).flatMap((one) => (one ? [wire(one)] : [])))}
				/>
			);
		}
		case "number":
			return (
				<InputNumber
					aria-label={label}
					min={0}
					max={9}
					precision={0}
					style={{ width: "100%" }}
					value={a === "" ? null : Number(a)}
					onChange={(number) => onChange(number === null ? [] : [String(number)])}
				/>
			);
		default:
			return (
				<Input
					aria-label={label}
					placeholder={example}
					value={a}
					onChange={(event) => onChange([event.target.value])}
				/>
			);
	}
}

const momentOf = (text: string): Dayjs | null => {
	const moment = dayjs(text.replace(/\[.*$/, ""));
	return text && moment.isValid() ? moment : null;
};

/** With its zone, which the server asks for. */
const wire = (moment: Dayjs) => moment.format("YYYY-MM-DDTHH:mm:ssZ");
