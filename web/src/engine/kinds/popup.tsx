/** A field that a row of a report fills; the other fields it names are filled in the same form. */
import Form from "antd/es/form";
import { PopupField } from "@/parts/popup/PopupField";
import { type EditProps, textOf } from "./types";

const NOTHING = { code: "", source: "", target: "" };

export function EditPopup({ field, value, onChange, id, disabled, label }: EditProps) {
	const form = Form.useFormInstance();
	return (
		<PopupField
			setup={field.popup ?? NOTHING}
			name={field.key}
			id={id}
			label={label}
			disabled={disabled}
			value={textOf(value)}
			onChange={(own, others) => {
				form?.setFieldsValue(others);
				onChange?.(own || null);
			}}
		/>
	);
}
