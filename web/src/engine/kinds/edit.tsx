/** Editors of the simple kinds; each takes and gives wire values. */
import ColorPicker from "antd/es/color-picker";
import DatePicker from "antd/es/date-picker";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Switch from "antd/es/switch";
import TimePicker from "antd/es/time-picker";
import dayjs, { type Dayjs } from "dayjs";
import { useMemo } from "react";
import { useDict } from "@/kit/dict";
import { CLOCK, DAY, DAYS, grouped, MOMENT, MOMENTS } from "@/kit/format";
import { t } from "@/kit/text";
import { JsonInput } from "@/parts/json-input/JsonInput";
import look from "@/parts/look.module.css";
import { ListSelect } from "@/parts/picker/ListSelect";
import { MultiSelect } from "@/parts/picker/MultiSelect";
import { TwoWay } from "@/parts/picker/TwoWay";
import { type EditProps, exampleOf, textOf } from "./types";

const full = look.full ?? "";

export function EditText({ field, value, onChange, label, ...rest }: EditProps) {
	return (
		<Input
			{...plain(rest)}
			aria-label={label}
			value={textOf(value)}
			placeholder={exampleOf(field)}
			maxLength={field.max ?? undefined}
			onChange={(event) => onChange?.(event.target.value)}
		/>
	);
}

export function EditLong({ field, value, onChange, label, ...rest }: EditProps) {
	const max = field.max ?? undefined;
	return (
		<Input.TextArea
			{...plain(rest)}
			aria-label={label}
			value={textOf(value)}
			placeholder={exampleOf(field)}
			{...(max ? { maxLength: max, showCount: true } : {})}
			autoSize={{ minRows: 2, maxRows: 8 }}
			onChange={(event) => onChange?.(event.target.value)}
		/>
	);
}

export function EditPassword({ field, value, onChange, label, ...rest }: EditProps) {
	return (
		<Input.Password
			{...plain(rest)}
			aria-label={label}
			autoComplete="new-password"
			value={textOf(value)}
			maxLength={field.max ?? undefined}
			onChange={(event) => onChange?.(event.target.value)}
		/>
	);
}

export function EditInt(props: EditProps) {
	return <NumberInput {...props} scale={0} />;
}

export function EditDecimal(props: EditProps) {
	return <NumberInput {...props} scale={props.field.scale ?? 2} />;
}

export function EditMoney(props: EditProps) {
	return <NumberInput {...props} scale={2} money />;
}

interface NumberProps extends EditProps {
	scale: number;
	money?: boolean;
}

function NumberInput({ field, value, onChange, label, scale, money = false, ...rest }: NumberProps) {
	const bounds = {
		...(field.min === null ? {} : { min: String(field.min) }),
		...(field.max === null ? {} : { max: String(field.max) }),
	};
	return (
		<InputNumber<string>
			{...plain(rest)}
			{...bounds}
			{...(money
				? {
						prefix: "¥",
						formatter: (shown?: string, typing?: { userTyping: boolean }) =>
							grouped(typing?.userTyping ? (shown ?? "") : inFen(shown ?? "")),
						parser: (typed?: string) => (typed ?? "").replace(/[,，¥]/g, ""),
					}
				: {})}
			aria-label={label}
			className={full}
			stringMode
			precision={scale}
			controls={!money}
			value={value === null || value === undefined ? null : String(value)}
			onChange={(number) =>
				onChange?.(number === null || number === "" ? null : scale === 0 ? Number(number) : number)
			}
		/>
	);
}

/** 300 as 300.00, once it is typed. */
function inFen(yuan: string): string {
	const [whole = "", part = ""] = yuan.split(".");
	return whole === "" ? yuan : `${whole}.${part.padEnd(2, "0")}`;
}

export function EditBool({ value, onChange, id, disabled, label }: EditProps) {
	return (
		<Switch
			{...plain({ id, disabled })}
			aria-label={label}
			checked={value === true || value === 1 || value === "1"}
			checkedChildren={t("是 | Yes")}
			unCheckedChildren={t("否 | No")}
			onChange={(on) => onChange?.(on)}
		/>
	);
}

export function EditDate({ value, onChange, label, ...rest }: EditProps) {
	return (
		<DatePicker
			{...plain(rest)}
			aria-label={label}
			className={full}
			format={DAYS}
			value={value ? dayjs(String(value)) : null}
			onChange={(day: Dayjs | null) => onChange?.(day?.format(DAY) ?? null)}
		/>
	);
}

export function EditDateTime({ value, onChange, label, ...rest }: EditProps) {
	return (
		<DatePicker
			{...plain(rest)}
			showTime
			aria-label={label}
			className={full}
			format={MOMENTS}
			value={value ? dayjs(String(value)) : null}
			onChange={(moment: Dayjs | null) => onChange?.(moment?.format(MOMENT) ?? null)}
		/>
	);
}

export function EditTime({ value, onChange, label, ...rest }: EditProps) {
	const shown = value ? dayjs(`2000-01-01 ${String(value)}`) : null;
	return (
		<TimePicker
			{...plain(rest)}
			aria-label={label}
			className={full}
			value={shown}
			onChange={(time: Dayjs | null) => onChange?.(time?.format(CLOCK) ?? null)}
		/>
	);
}

export function EditDict({ field, value, onChange, label, ...rest }: EditProps) {
	const options = useChoices(field);
	const [on, off] = options;
	if (field.way === "switch" && on && off)
		return (
			<TwoWay
				{...plain(rest)}
				label={label}
				options={[on.value, off.value]}
				names={[on.label, off.label]}
				value={textOf(value)}
				onChange={onChange}
			/>
		);
	return (
		<ListSelect
			{...plain(rest)}
			label={label}
			memory={field.dict ?? undefined}
			options={options}
			value={textOf(value)}
			onChange={(one) => onChange?.(one)}
		/>
	);
}

export function EditDicts({ field, value, onChange, label, ...rest }: EditProps) {
	const options = useChoices(field);
	return (
		<MultiSelect
			{...plain(rest)}
			label={label}
			type={field.way === "checkbox" ? "checkbox" : "select"}
			separator={field.separator ?? undefined}
			popContainer={field.popContainer ?? undefined}
			memory={field.dict ?? undefined}
			options={options}
			value={textOf(value)}
			onChange={(many) => onChange?.(many)}
		/>
	);
}

export function useChoices(
	field: EditProps["field"],
): Array<{ value: string; label: string; disabled?: boolean }> {
	const items = useDict(field.options ? null : (field.dict ?? ""));
	return useMemo(
		() =>
			(field.options ?? items).map((item) => ({
				value: item.value,
				label: item.text,
				...("disabled" in item && item.disabled ? { disabled: true } : {}),
			})),
		[field.options, items],
	);
}

export function EditColour({ value, onChange, disabled }: EditProps) {
	return (
		<ColorPicker
			{...plain({ disabled })}
			showText
			allowClear
			value={textOf(value) || null}
			onChangeComplete={(colour) => onChange?.(colour.cleared ? null : colour.toHexString())}
		/>
	);
}

export function EditJson({ value, onChange, label, ...rest }: EditProps) {
	return <JsonInput {...plain(rest)} label={label} value={value} onChange={(text) => onChange?.(text)} />;
}

/** Only what every antd control takes, without keys that are undefined. */
function plain(rest: Partial<EditProps>): { id?: string; disabled?: boolean } {
	return {
		...(rest.id === undefined ? {} : { id: rest.id }),
		...(rest.disabled === undefined ? {} : { disabled: rest.disabled }),
	};
}
