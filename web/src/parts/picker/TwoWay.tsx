/** A switch between two values, the first of which is on; where it searches, a choice of both. */
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import { useEffect } from "react";
import { t } from "@/kit/text";
import styles from "./picker.module.css";

interface Props {
	id?: string | undefined;
	label: string;
	value: string | null | undefined;
	onChange?: ((value: string | null) => void) | undefined;
	/** Values of on and off. */
	options?: readonly [on: string, off: string];
	/** How on and off are called. */
	names?: readonly [on: string, off: string] | undefined;
	disabled?: boolean | undefined;
	/** A condition: both can be chosen, or neither. */
	query?: boolean;
}

const YES_NO = ["Y", "N"] as const;

export function TwoWay({ value, onChange, options = YES_NO, names, query = false, ...rest }: Props) {
	const [on, off] = options;
	const words = names ?? [t("是 | Yes"), t("否 | No")];
	const missing = !query && (value === null || value === undefined || value === "");
	useEffect(() => {
		if (missing) onChange?.(off);
	}, [missing, onChange, off]);
	if (query)
		return (
			<Select
				{...(rest.id ? { id: rest.id } : {})}
				allowClear
				aria-label={rest.label}
				placeholder={t("请选择 | Choose")}
				disabled={rest.disabled ?? false}
				style={{ width: "100%" }}
				value={value || null}
				options={[
					{ value: on, label: words[0] },
					{ value: off, label: words[1] },
				]}
				onChange={(chosen?: string) => onChange?.(chosen ?? null)}
			/>
		);
	return (
		<Switch
			{...(rest.id ? { id: rest.id } : {})}
			aria-label={rest.label}
			disabled={rest.disabled ?? false}
			className={styles.flag ?? ""}
			checked={value === on}
			checkedChildren={words[0]}
			unCheckedChildren={words[1]}
			onChange={(yes) => onChange?.(yes ? on : off)}
		/>
	);
}
