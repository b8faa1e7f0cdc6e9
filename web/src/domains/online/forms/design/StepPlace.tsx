/** Where a step of a process starts and leads to, chosen among the states of the draft, and what it asks of its row first. */
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Select from "antd/es/select";
import { useDict } from "@/kit/dict";
import { locale, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { titleOf, useChoicesOf } from "./Condition";
import { conditionsFor, namedChoices, splitList } from "./process";
import type { DraftForm, DraftStep } from "./useDraftForm";

interface Props {
	step: DraftStep;
	draft: DraftForm;
}

export function StepPlace({ step, draft }: Props) {
	const name = (locale() === "en" && step.titleEn) || step.title || "";
	const states = namedChoices(draft.states, locale());
	return (
		<Flex vertical gap="small" className={look.below ?? ""}>
			<Flex gap="small" align="center" wrap>
				<strong>{name}</strong>
				<Select
					size="small"
					mode="multiple"
					popupMatchSelectWidth={false}
					placeholder={t("起始状态 | From")}
					aria-label={t("{name}的起始状态 | States that {name} starts from", { name })}
					value={splitList(step.sources)}
					options={states}
					onChange={(chosen: string[]) => void draft.setStep(step, { sources: chosen.join(",") || null })}
				/>
				<span aria-hidden>→</span>
				<Select
					size="small"
					popupMatchSelectWidth={false}
					placeholder={t("目标状态 | To")}
					aria-label={t("{name}的目标状态 | State that {name} leads to", { name })}
					value={step.target ?? null}
					options={states}
					onChange={(target: string) => void draft.setStep(step, { target })}
				/>
			</Flex>
			<Only step={step} draft={draft} name={name} />
		</Flex>
	);
}

function Only({ step, draft, name }: Props & { name: string }) {
	const own = draft.fields.filter((one) => !one.tableCode);
	const by = own.find((one) => one.name === step.onlyField);
	const choices = useChoicesOf(by);
	const conditions = useDict("onl_step_condition").filter(({ value }) => conditionsFor(by).includes(value));
	const compared = step.onlyOp === "least" || step.onlyOp === "most";
	const listed = step.onlyOp === "is" || step.onlyOp === "not";
	const set = (values: object) => void draft.setStep(step, values);
	return (
		<Flex gap="small" wrap>
			<Select
				size="small"
				allowClear
				popupMatchSelectWidth={false}
				placeholder={t("无条件 | Without a condition")}
				aria-label={t("{name}的条件字段 | Field that {name} goes by", { name })}
				value={step.onlyField ?? null}
				options={own.map((one) => ({ value: one.name, label: titleOf(one) }))}
				onChange={(onlyField: string | undefined) =>
					set({
						onlyField: onlyField ?? null,
						onlyOp: onlyField ? "filled" : null,
						onlyValues: null,
					})
				}
			/>
			{by && (
				<Select
					size="small"
					popupMatchSelectWidth={false}
					aria-label={t("{name}的条件 | Condition of {name}", { name })}
					value={step.onlyOp ?? null}
					options={conditions.map(({ value, text }) => ({ value, label: text }))}
					onChange={(onlyOp: string) => set(firstOf(onlyOp, choices))}
				/>
			)}
			{by && listed && (
				<Select
					size="small"
					mode="multiple"
					popupMatchSelectWidth={false}
					aria-label={t("{name}的条件取值 | Values of the condition of {name}", { name })}
					value={splitList(step.onlyValues)}
					options={choices}
					onChange={(values: string[]) => values.length > 0 && set({ onlyValues: values.join(",") })}
				/>
			)}
			{by && compared && (
				<Input
					key={step.onlyValues}
					size="small"
					maxLength={60}
					aria-label={t("{name}的条件数值 | Number of the condition of {name}", { name })}
					defaultValue={step.onlyValues ?? ""}
					onBlur={({ target }) => target.value !== step.onlyValues && set({ onlyValues: target.value })}
					onPressEnter={({ currentTarget }) => currentTarget.blur()}
				/>
			)}
		</Flex>
	);
}

/** A condition that compares begins with a value, as none is not kept without one. */
function firstOf(onlyOp: string, choices: ReadonlyArray<{ value: string }>) {
	const listed = onlyOp === "is" || onlyOp === "not";
	const first = listed ? choices[0]?.value : onlyOp === "least" || onlyOp === "most" ? "0" : null;
	return { onlyOp, onlyValues: first ?? null };
}
