/** Several rows of another resource: by typing part of a name, or in the dialog that a domain has for them. */
import Button from "antd/es/button";
import Space from "antd/es/space";
import { Suspense, useMemo, useState } from "react";
import { useMay } from "@/kit/rights";
import { useLabels } from "./options";
import { type Picker, pickerOf } from "./pickers";
import { RefsSelect } from "./RefSelect";
import { type EditProps, textOf } from "./types";

export function EditRefs(props: EditProps) {
	const picker = pickerOf(props.field.ref?.path);
	const mayPick = useMay()(picker?.needs);
	if (!picker || !mayPick || props.disabled) return <RefsSelect {...props} />;
	return <PickedRefs {...props} picker={picker} />;
}

function PickedRefs({ picker, ...props }: EditProps & { picker: Picker }) {
	const { field, value, onChange } = props;
	const [open, setOpen] = useState(false);
	const ids = useMemo(() => textOf(value).split(",").filter(Boolean), [value]);
	const names = useLabels(field.ref?.path ?? "", ids).data ?? [];
	const nameOf = (id: string) => names.find((one) => one.value === id)?.text ?? id;
	return (
		<Space.Compact block>
			<RefsSelect {...props} />
			<Button onClick={() => setOpen(true)}>{picker.title()}</Button>
			{open && (
				<Suspense fallback={null}>
					<picker.Dialog
						chosen={ids.map((id) => ({ id, name: nameOf(id) }))}
						close={() => setOpen(false)}
						choose={(chosen) => {
							onChange?.(chosen.join(",") || null);
							setOpen(false);
						}}
					/>
				</Suspense>
			)}
		</Space.Compact>
	);
}
