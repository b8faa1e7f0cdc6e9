/** One way of saying when: its name to choose it by, and the numbers that belong to it, which choose it too. */
import Flex from "antd/es/flex";
import InputNumber from "antd/es/input-number";
import Radio from "antd/es/radio";
import Select from "antd/es/select";
import type { ReactNode } from "react";
import { type Pair, t } from "@/kit/text";
import styles from "./cron.module.css";
import type { UnitResult } from "./result";
import { BEFORE_END, type Mode, NEAREST, NTH, type Unit, WEEKDAYS } from "./units";

export interface LineProps {
	unit: Unit;
	result: UnitResult;
	disabled: boolean;
	/** Numbers of a mode; taking them chooses the mode. */
	onTake: (part: Partial<UnitResult>) => void;
}

export function ModeLine({ mode, ...props }: LineProps & { mode: Mode }) {
	const Numbers = NUMBERS[mode];
	return (
		<Flex wrap align="center" data-mode={mode}>
			<Radio value={mode}>{t(nameOf(mode, props.unit))}</Radio>
			{Numbers && (
				<Flex component="span" wrap align="center" gap="small" className={styles.numbers}>
					<Numbers {...props} />
				</Flex>
			)}
		</Flex>
	);
}

const EVERY: Readonly<Record<Unit["key"], Pair>> = {
	second: "每秒 | Every second",
	minute: "每分 | Every minute",
	hour: "每时 | Every hour",
	day: "每日 | Every day",
	month: "每月 | Every month",
	week: "每日 | Every day",
	year: "每年 | Every year",
};

const NAMES: Readonly<Record<Exclude<Mode, "every">, Pair>> = {
	unset: "不设置 | Not set",
	range: "区间 | Range",
	loop: "循环 | Loop",
	workday: "工作日 | Weekday",
	last: "最后一日 | Last day",
	lastWorkday: "最后一个工作日 | Last weekday",
	beforeEnd: "月末前 | Before month end",
	lastOf: "最后一个 | The last",
	nth: "第几个 | Number",
	specify: "指定 | Specify",
};

const nameOf = (mode: Mode, { key }: Unit): Pair => (mode === "every" ? EVERY[key] : NAMES[mode]);

type NumbersOf = (props: LineProps) => ReactNode;

const NUMBERS: Partial<Record<Mode, NumbersOf>> = {
	range: (props) => {
		const { unit, result, onTake } = props;
		return (
			<>
				{t("从 | from")}
				<Amount
					{...props}
					of={unit.range}
					label={t("区间起点 | Range start")}
					value={result.rangeStart}
					onChange={(rangeStart) => onTake({ rangeStart })}
				/>
				{t(unit.after)}
				{t("至 | to")}
				<Amount
					{...props}
					of={unit.range}
					label={t("区间终点 | Range end")}
					value={result.rangeEnd}
					onChange={(rangeEnd) => onTake({ rangeEnd })}
				/>
				{t(unit.after)}
			</>
		);
	},
	loop: (props) => {
		const { unit, result, onTake } = props;
		return (
			<>
				{t("从 | from")}
				<Amount
					{...props}
					of={unit.start}
					label={t("循环起点 | Loop start")}
					value={result.incrementStart}
					onChange={(incrementStart) => onTake({ incrementStart })}
				/>
				{t(unit.after)}
				{t("开始，间隔 | on, every")}
				<Count
					{...props}
					of={unit.interval}
					label={t("循环间隔 | Loop interval")}
					value={result.incrementIncrement}
					onChange={(incrementIncrement) => onTake({ incrementIncrement })}
				/>
				{t(unit.counted)}
			</>
		);
	},
	workday: (props) => (
		<>
			{t("本月 | nearest to day")}
			<Count
				{...props}
				of={NEAREST}
				label={t("最近的工作日 | Nearest weekday")}
				value={props.result.cronDaysNearestWeekday}
				onChange={(cronDaysNearestWeekday) => props.onTake({ cronDaysNearestWeekday })}
			/>
			{t("号，最近的工作日 | of the month")}
		</>
	),
	beforeEnd: (props) => (
		<>
			<Count
				{...props}
				of={BEFORE_END}
				label={t("月末前天数 | Days before month end")}
				value={props.result.cronDaysBeforeEomMinus}
				onChange={(cronDaysBeforeEomMinus) => props.onTake({ cronDaysBeforeEomMinus })}
			/>
			{t("天 | days")}
		</>
	),
	lastOf: (props) => (
		<Amount
			{...props}
			of={props.unit.list}
			label={t("最后一个周几 | The last weekday")}
			value={props.result.cronLastSpecificDomDay}
			onChange={(cronLastSpecificDomDay) => props.onTake({ cronLastSpecificDomDay })}
		/>
	),
	nth: (props) => (
		<>
			{t("本月第 | number")}
			<Count
				{...props}
				of={NTH}
				label={t("本月第几个 | Which one of the month")}
				value={props.result.cronNthDayNth}
				onChange={(cronNthDayNth) => props.onTake({ cronNthDayNth })}
			/>
			{t("个 | of")}
			<Amount
				{...props}
				of={props.unit.list}
				label={t("第几个周几 | Weekday to count")}
				value={props.result.cronNthDayDay}
				onChange={(cronNthDayDay) => props.onTake({ cronNthDayDay })}
			/>
		</>
	),
};

interface AmountProps {
	unit: Unit;
	disabled: boolean;
	of: readonly [number, number];
	label: string;
	value: number;
	onChange: (value: number) => void;
}

/** A number of the field's own, or the name of a weekday. */
function Amount(props: AmountProps) {
	if (props.unit.key !== "week") return <Count {...props} />;
	return (
		<Select
			size="small"
			aria-label={props.label}
			disabled={props.disabled}
			value={props.value}
			onChange={props.onChange}
			popupMatchSelectWidth={false}
			options={WEEKDAYS.map((name, at) => ({ value: at + 1, label: t(name) }))}
		/>
	);
}

function Count({ disabled, of, label, value, onChange }: AmountProps) {
	return (
		<InputNumber<number>
			size="small"
			aria-label={label}
			disabled={disabled}
			min={of[0]}
			max={of[1]}
			precision={0}
			value={value}
			onChange={(typed) => typed !== null && onChange(typed)}
		/>
	);
}
