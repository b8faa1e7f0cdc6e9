/** What is measured of a list, by what it is grouped or compared, and in which colour it is drawn. */
import Flex from "antd/es/flex";
import InputNumber from "antd/es/input-number";
import Select from "antd/es/select";
import type { Describe } from "@/engine/describe";
import { localize, type Pair, t } from "@/kit/text";
import { TONES } from "@/parts/chart/data";
import { Field } from "@/parts/dialog/Field";
import look from "@/parts/look.module.css";
import { type Card, HOWS, type How, isChart, SPANS } from "./cards";
import { daysOf, groupsOf, numbersOf } from "./fitting";

interface Props {
	card: Card;
	describe: Describe;
	onChange: (change: Partial<Card>) => void;
}

interface ChoiceProps<T extends string> {
	label: string;
	value: T | "";
	options: ReadonlyArray<{ value: T; label: string }>;
	onChange: (value: T | "") => void;
	required?: boolean;
	/** May be left open. */
	open?: boolean;
}

function Choice<T extends string>({
	label,
	value,
	options,
	onChange,
	required,
	open = false,
}: ChoiceProps<T>) {
	return (
		<Field label={label} required={required ?? false}>
			<Select<T | "">
				aria-label={label}
				allowClear={open}
				showSearch={{ optionFilterProp: "label" }}
				value={value || null}
				options={[...options]}
				onChange={(chosen?: T | "") => onChange(chosen ?? "")}
			/>
		</Field>
	);
}

const worded = <T extends string>(words: Readonly<Record<T, Pair>>) =>
	(Object.entries(words) as Array<[T, Pair]>).map(([value, label]) => ({ value, label: t(label) }));

const named = (fields: ReadonlyArray<{ key: string; label: { zh: string; en: string } }>) =>
	fields.map(({ key, label }) => ({ value: key, label: localize(label) }));

const TONE_WORDS: Readonly<Record<Card["tone"], Pair>> = {
	first: "主题色 | Theme",
	second: "青 | Cyan",
	third: "金 | Gold",
	fourth: "紫 | Purple",
	fifth: "红 | Red",
	sixth: "绿 | Green",
};

export function FigureFields({ card, describe, onChange }: Props) {
	if (card.kind === "list") return <ListColumns card={card} describe={describe} onChange={onChange} />;
	const numbers = numbersOf(describe);
	return (
		<div className={look.pairs}>
			<Choice<How>
				label={t("指标 | Figure")}
				value={card.how}
				options={worded(HOWS).filter(({ value }) => value === "count" || numbers.length > 0)}
				onChange={(how) => onChange({ how: how || "count", of: how === "count" ? "" : card.of })}
			/>
			{card.how !== "count" && (
				<Choice
					required
					label={t("数字字段 | Field of numbers")}
					value={card.of}
					options={named(numbers)}
					onChange={(of) => onChange({ of })}
				/>
			)}
			{card.kind === "number" && <Compared card={card} describe={describe} onChange={onChange} />}
			{card.kind === "progress" && (
				<Field label={t("目标 | Goal")} required>
					<InputNumber
						aria-label={t("目标 | Goal")}
						min={0}
						value={card.goal === null ? null : Number(card.goal)}
						onChange={(goal) => onChange({ goal })}
					/>
				</Field>
			)}
			{isChart(card.kind) && <Grouped card={card} describe={describe} onChange={onChange} />}
		</div>
	);
}

function Compared({ card, describe, onChange }: Props) {
	return (
		<>
			<Choice
				open
				label={t("按日期与上期比较 | Compared by a day")}
				value={card.since}
				options={named(daysOf(describe))}
				onChange={(since) => onChange({ since })}
			/>
			{card.since && (
				<Choice
					label={t("期间 | Span")}
					value={card.span}
					options={worded(SPANS)}
					onChange={(span) => onChange({ span: span || "month" })}
				/>
			)}
		</>
	);
}

function Grouped({ card, describe, onChange }: Props) {
	const fields = groupsOf(describe);
	const days = new Set(daysOf(describe).map(({ key }) => key));
	return (
		<>
			<Choice
				required
				label={t("分组字段 | Grouped by")}
				value={card.by}
				options={named(fields)}
				onChange={(by) => onChange({ by, every: days.has(by) ? "month" : "value" })}
			/>
			{days.has(card.by) && card.every !== "value" && (
				<Choice
					label={t("期间 | Span")}
					value={card.every}
					options={worded(SPANS)}
					onChange={(every) => onChange({ every: every || "month" })}
				/>
			)}
			{card.kind !== "pie" && (
				<Choice
					label={t("颜色 | Colour")}
					value={card.tone}
					options={TONES.map((value) => ({ value, label: t(TONE_WORDS[value]) }))}
					onChange={(tone) => onChange({ tone: tone || "first" })}
				/>
			)}
		</>
	);
}

const MOST_COLUMNS = 6;

function ListColumns({ card, describe, onChange }: Props) {
	const label = t("显示列 | Columns");
	return (
		<Flex vertical>
			<Field label={label}>
				<Select<string[]>
					mode="multiple"
					maxCount={MOST_COLUMNS}
					aria-label={label}
					value={card.columns}
					options={named(describe.fields.filter(({ secret }) => !secret))}
					onChange={(columns) => onChange({ columns })}
				/>
			</Field>
		</Flex>
	);
}
