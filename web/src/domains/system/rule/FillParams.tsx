/** What a fill rule's generator is told: the parts of a running number, in order, and how the next one will look. */
import Flex from "antd/es/flex";
import Form from "antd/es/form";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import type { ReactNode } from "react";
import type { EditProps } from "@/engine/kinds/types";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { DATES, exampleOf, type NumberFormat, readObject } from "./number-format";
import styles from "./rule.module.css";

export default function FillParams({ value, onChange, disabled = false }: EditProps) {
	const generator = Form.useWatch("ruleClass", { preserve: true });
	const said = readObject(value) as NumberFormat;
	const set = (change: NumberFormat) => {
		const whole = Object.entries({ ...said, ...change }).filter(
			([, one]) => one !== "" && one !== null && one !== undefined,
		);
		onChange?.(whole.length > 0 ? JSON.stringify(Object.fromEntries(whole)) : null);
	};
	const prefix = (
		<Part label={t("前缀 | Prefix")}>
			<Input
				disabled={disabled}
				maxLength={20}
				aria-label={t("前缀 | Prefix")}
				value={said.prefix ?? ""}
				onChange={(event) => set({ prefix: event.target.value })}
			/>
		</Part>
	);
	if (generator === "shop_order_num") return <div className={styles.parts}>{prefix}</div>;
	if (generator !== "sequence")
		return (
			<p className={look.quiet}>
				{generator
					? t("这个生成器没有参数。 | This generator takes no parameters.")
					: t("请先选择生成器。 | Choose the generator first.")}
			</p>
		);
	return (
		<>
			<div className={styles.parts}>
				{prefix}
				<Part label={t("日期 | Date")}>
					<Select
						allowClear
						disabled={disabled}
						aria-label={t("日期 | Date")}
						placeholder={t("不含日期 | None")}
						value={said.date || undefined}
						options={DATES.map((date) => ({
							value: date,
							label: `${date} · ${exampleOf({ date, length: 0, start: 0 }, new Date()).slice(0, -1)}`,
						}))}
						onChange={(date?: string) => set({ date: date ?? "" })}
					/>
				</Part>
				<Part label={t("流水位数 | Digits")}>
					<InputNumber
						disabled={disabled}
						aria-label={t("流水位数 | Digits")}
						min={1}
						max={12}
						precision={0}
						value={said.length ?? 4}
						onChange={(length) => length !== null && set({ length })}
					/>
				</Part>
				<Part label={t("起始值 | Starts at")}>
					<InputNumber
						disabled={disabled}
						aria-label={t("起始值 | Starts at")}
						min={0}
						precision={0}
						value={said.start ?? 1}
						onChange={(start) => start !== null && set({ start })}
					/>
				</Part>
				<Part label={t("归零 | Starts over")}>
					<Select
						disabled={disabled}
						aria-label={t("归零 | Starts over")}
						value={said.reset ?? "never"}
						options={[
							{ value: "never", label: t("不归零 | Never") },
							{ value: "day", label: t("每天 | Each day") },
							{ value: "month", label: t("每月 | Each month") },
							{ value: "year", label: t("每年 | Each year") },
						]}
						onChange={(reset) => set({ reset })}
					/>
				</Part>
				<Part label={t("不断号 | Without gaps")}>
					<Switch
						disabled={disabled}
						aria-label={t("不断号 | Without gaps")}
						checked={said.gapless === true}
						onChange={(gapless) => set({ gapless })}
					/>
				</Part>
			</div>
			<output className={styles.preview} data-preview>
				{t("形如 {number} | Looks like {number}", { number: exampleOf(said, new Date()) })}
			</output>
		</>
	);
}

export function Part({ label, children }: { label: string; children: ReactNode }) {
	return (
		<Flex vertical gap="var(--ant-margin-xxs)">
			<small>{label}</small>
			{children}
		</Flex>
	);
}
