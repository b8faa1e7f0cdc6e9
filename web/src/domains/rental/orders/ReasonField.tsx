/** Why something is done: one line, or more room where the reason is all that is asked. */
import Input from "antd/es/input";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";

interface Props {
	value: string;
	onChange: (reason: string) => void;
	error?: string | null | undefined;
	wide?: boolean;
	required?: boolean;
	autoFocus?: boolean;
	label?: string;
	/** More than one line. */
	long?: boolean;
}

const MOST = 100;

export function ReasonField({ value, onChange, error, autoFocus = false, long = false, ...rest }: Props) {
	const { label = t("原因 | Reason"), ...place } = rest;
	const input = {
		value,
		autoFocus,
		maxLength: MOST,
		"aria-label": label,
		onChange: (event: { target: { value: string } }) => onChange(event.target.value),
	};
	return (
		<Field {...place} label={label} error={error ?? null}>
			{long ? <Input.TextArea rows={2} {...input} /> : <Input {...input} />}
		</Field>
	);
}
