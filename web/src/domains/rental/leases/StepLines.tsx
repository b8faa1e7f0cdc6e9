/** Steps of a rent: from which day on, and the new rent or so many percent more; of a contract and of a renewal alike. */
import Input from "antd/es/input";
import { t } from "@/kit/text";
import { Fault } from "@/parts/dialog/Field";
import { DayInput } from "../orders/parts";
import { Lines, removeText } from "./fields";
import type { Step } from "./form";

interface Props {
	steps: Step[];
	/** The first day of the term. */
	min: string | undefined;
	errors: Record<string, string>;
	onChange: (steps: Step[]) => void;
}

export function StepLines({ steps, min, errors, onChange }: Props) {
	return (
		<Lines
			lines={steps}
			fresh={{ from: null, price: "", percent: "" }}
			add={t("添加递增 | Add a step")}
			remove={removeText()}
			onChange={onChange}
		>
			{(step, at, edit) => (
				<>
					<DayInput
						label={t("自 {n} | From {n}", { n: at + 1 })}
						value={step.from}
						min={min}
						onChange={(from) => edit({ from })}
					/>
					<Input
						aria-label={t("新月租 {n} | New rent {n}", { n: at + 1 })}
						placeholder={t("新月租 | New rent")}
						value={step.price}
						onChange={(event) => edit({ price: event.target.value, percent: "" })}
					/>
					<Input
						aria-label={t("涨幅 {n} | Percent {n}", { n: at + 1 })}
						placeholder={t("或涨幅 | or percent")}
						suffix="%"
						value={step.percent}
						onChange={(event) => edit({ percent: event.target.value, price: "" })}
					/>
					{errors[`priceSteps.${at}.price`] && <Fault text={errors[`priceSteps.${at}.price`] ?? ""} />}
				</>
			)}
		</Lines>
	);
}
