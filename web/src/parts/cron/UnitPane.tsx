/** The choices of one field of the expression. */
import Alert from "antd/es/alert";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Radio from "antd/es/radio";
import Select from "antd/es/select";
import { useState } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./cron.module.css";
import { ModeLine } from "./ModeLine";
import { firstResult, modeOf, numberOf, readUnit, type UnitResult, writeUnit } from "./result";
import { type Mode, type Unit, WEEKDAYS } from "./units";
import { ONE_OF_BOTH } from "./words";

interface Props {
	unit: Unit;
	text: string;
	/** The week says when; the day has nothing to choose. */
	blocked: boolean;
	onText: (text: string) => void;
}

export function UnitPane({ unit, text, blocked, onText }: Props) {
	const [kept, setKept] = useState<UnitResult>(() => firstResult(unit));
	const result = readUnit(unit, text, kept);
	const mode = modeOf(result);
	const take = (chosen: Mode, part: Partial<UnitResult> = {}) => {
		const next = { ...result, ...part, cronEvery: numberOf(chosen) };
		setKept(next);
		const written = writeUnit(unit, next);
		if (written !== null) onText(written);
	};
	return (
		<Flex vertical gap="var(--ant-margin-sm)" className={styles.pane}>
			{blocked && <Alert type="info" showIcon title={t(ONE_OF_BOTH)} />}
			<Radio.Group
				vertical
				aria-label={t(unit.name)}
				disabled={blocked}
				value={mode}
				onChange={(event) => take(event.target.value as Mode)}
			>
				{unit.modes.map((one) => (
					<ModeLine
						key={one}
						mode={one}
						unit={unit}
						result={result}
						disabled={blocked}
						onTake={(part) => take(one, part)}
					/>
				))}
			</Radio.Group>
			{mode === null && (
				<p className={look.quiet}>{t("手工填写：{text} | Written by hand: {text}", { text })}</p>
			)}
			<Picks
				unit={unit}
				disabled={blocked}
				picked={mode === "specify" ? result.specificSpecific : []}
				onPick={(specificSpecific) => take("specify", { specificSpecific })}
			/>
		</Flex>
	);
}

interface PicksProps {
	unit: Unit;
	disabled: boolean;
	picked: number[];
	onPick: (picked: number[]) => void;
}

function Picks({ unit, disabled, picked, onPick }: PicksProps) {
	const [first, last] = unit.list;
	const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
	const label = t("指定{name} | Specified: {name}", { name: t(unit.name) });
	if (unit.key === "year") {
		return (
			<Select
				mode="multiple"
				aria-label={label}
				disabled={disabled}
				value={picked}
				onChange={onPick}
				placeholder={label}
				options={all.map((year) => ({ value: year, label: year }))}
			/>
		);
	}
	return (
		<Checkbox.Group
			className={styles.picks ?? ""}
			disabled={disabled}
			value={picked}
			onChange={onPick}
			data-unit={unit.key}
			role="group"
			aria-label={label}
			options={all.map((one) => ({ value: one, label: nameOf(unit, one) }))}
		/>
	);
}

const nameOf = (unit: Unit, number: number): string => {
	const weekday = unit.key === "week" ? WEEKDAYS[number - 1] : undefined;
	return weekday
		? t(weekday)
		: String(number).padStart(unit.start[0] === 0 && unit.key !== "month" ? 2 : 1, "0");
};
