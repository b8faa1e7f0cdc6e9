/** What the meters show when the keys are handed over, and which services the rent includes. */
import Select from "antd/es/select";
import { useDict } from "@/kit/dict";
import { localize, t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import look from "@/parts/look.module.css";
import { type PartProps, ROOMY, TextField } from "./fields";

export function HandoverFields({ form, errors, change }: PartProps) {
	const services = useDict("lease_service");
	const bases = [
		["waterBase", t("水表底数 | Water base")],
		["elecBase", t("电表底数 | Electricity base")],
		["gasBase", t("燃气底数 | Gas base")],
	] as const;
	return (
		<div className={look.pairs} style={ROOMY}>
			{bases.map(([key, label]) => (
				<TextField
					key={key}
					label={label}
					value={form[key]}
					error={errors[key]}
					onChange={(value) => change({ [key]: value })}
				/>
			))}
			<Field label={t("包含服务 | Services")} error={errors.services}>
				<Select
					mode="multiple"
					aria-label={t("包含服务 | Services")}
					value={form.services}
					onChange={(chosen: string[]) => change({ services: chosen })}
					options={services.map(({ value, text }) => ({ value, label: localize(text) }))}
					style={{ width: "100%" }}
				/>
			</Field>
		</div>
	);
}
