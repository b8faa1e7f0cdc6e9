/** The fields of a parameter in its form: a declared key brings its kind and bounds, another has the kind that is chosen. */
import { useQuery } from "@tanstack/react-query";
import Form from "antd/es/form";
import Select from "antd/es/select";
import type { EditProps } from "@/engine/kinds/types";
import { useDict } from "@/kit/dict";
import { type Answer, get } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { ValueControl } from "./ValueControl";

type Declared = Answer<"GET /sys/sysParam/kinds">[number];

function useDeclared(): Declared | undefined {
	const key = Form.useWatch("paramKey", { preserve: true });
	const kinds = useQuery({
		queryKey: ["param-kinds"],
		queryFn: ({ signal }) => get("/sys/sysParam/kinds", undefined, { quiet: true, signal }),
	});
	return kinds.data?.find((one) => one.key === key);
}

export function ParamValue({ value, onChange, label, id, disabled = false }: EditProps) {
	const declared = useDeclared();
	const kind = Form.useWatch("paramKind", { preserve: true });
	return (
		<>
			<ValueControl
				takes={declared ?? { kind: String(kind ?? "text") }}
				value={String(value ?? "")}
				onChange={(text) => onChange?.(text)}
				label={label}
				id={id}
				disabled={disabled}
			/>
			{declared && (
				<small style={{ display: "block", marginTop: 4, color: "var(--ant-color-text-secondary)" }}>
					{localize(declared.effect)}
					{boundsText(declared)}
				</small>
			)}
		</>
	);
}

function boundsText({ least, most, default: usual }: Declared): string {
	const bounds =
		least || most
			? t("，{least} 至 {most} | , {least} to {most}", { least: least ?? "0", most: most ?? "…" })
			: "";
	const kept = usual ? t("；默认 {usual} | ; usually {usual}", { usual }) : "";
	return bounds + kept;
}

export function ParamKind({ field, value, onChange, label, id, disabled = false }: EditProps) {
	const declared = useDeclared();
	const options = useDict(field.dict).map((one) => ({ value: one.value, label: one.text }));
	return (
		<Select
			{...(id ? { id } : {})}
			aria-label={label}
			disabled={disabled || declared !== undefined}
			value={declared?.kind ?? String(value ?? "text")}
			options={options}
			onChange={(kind) => onChange?.(kind)}
		/>
	);
}
