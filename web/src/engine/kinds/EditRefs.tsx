/** Rows of another resource: by typing part of a name, or in the dialog that a domain, or the field, has for them. */
import Button from "antd/es/button";
import Space from "antd/es/space";
import { lazy, Suspense, useMemo, useState } from "react";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { PickedField } from "@/parts/picker/PickedField";
import { type Describe, type Row, useDescribe } from "../describe";
import { useLabels } from "./options";
import { type Picker, pickerOf } from "./pickers";
import { RefSelect } from "./RefSelect";
import { TreeChoice } from "./TreeChoice";
import { joined, type Target, targetOf, valuesOf } from "./target";
import type { EditProps } from "./types";

const RowChooser = lazy(() => import("./RowChooser"));

export const EditRef = (props: EditProps) => <EditChoice {...props} many={false} />;
export const EditRefs = (props: EditProps) => <EditChoice {...props} many />;

interface ChosenProps extends EditProps {
	/** Instead of the value: the rows that were chosen in the dialog. */
	onRows?: (rows: Row[]) => void;
}

export function EditChosen(props: ChosenProps) {
	if (props.field.way === "tree") return <TreeChoice {...props} />;
	if (props.field.way === "search") return <RefSelect {...props} />;
	return <EditChoice {...props} many={false} />;
}

function EditChoice({ many, ...props }: ChosenProps & { many: boolean }) {
	const target = targetOf(props.field, many);
	const picker = pickerOf(target.path);
	const mayPick = useMay()(picker?.needs);
	const describe = useDescribe(target.path);
	const typed = <RefSelect {...props} many={target.many} />;
	if (props.disabled) return typed;
	if (props.field.way === "tree" && describe) return <TreeChoice {...props} />;
	if (props.field.way === "table" && describe)
		return <PickedRefs {...props} target={target} picker={null} describe={describe} />;
	if (!picker || !mayPick) return typed;
	return <PickedRefs {...props} target={target} picker={picker} describe={null} />;
}

interface PickedProps extends ChosenProps {
	target: Target;
	/** Of a domain; else the rows themselves are shown. */
	picker: Picker | null;
	describe: Describe | null;
}

function PickedRefs({ target, picker, describe, ...props }: PickedProps) {
	const { value, onChange, label } = props;
	const [open, setOpen] = useState(false);
	const values = useMemo(() => valuesOf(value), [value]);
	const known = useLabels(target.path, values, target.store).data ?? [];
	const optionOf = (one: string) => known.find((option) => option.value === one);
	const title = picker?.title() ?? t("选择 | Choose");
	const dialog = {
		chosen: values.map((one): Row => {
			const { id = one, text = one } = optionOf(one) ?? {};
			return { id, name: text, ...(target.store ? { [target.store]: one } : {}) };
		}),
		many: target.many,
		close: () => setOpen(false),
		choose: (rows: Row[]) => {
			if (props.onRows) props.onRows(rows);
			else onChange?.(joined(rows.map((row) => String(row[target.store || "id"] ?? "")).filter(Boolean)));
			setOpen(false);
		},
	};
	return (
		<>
			{picker?.readOnly ? (
				<PickedField
					id={props.id}
					label={label}
					button={title}
					shown={values.map((one) => optionOf(one)?.text ?? one).join(",")}
					open={() => setOpen(true)}
					clear={props.onRows ? undefined : () => onChange?.(null)}
				/>
			) : (
				<Space.Compact block>
					<RefSelect {...props} many={target.many} />
					<Button onClick={() => setOpen(true)}>{title}</Button>
				</Space.Compact>
			)}
			{open && (
				<Suspense fallback={null}>
					{picker ? (
						<picker.Dialog {...dialog} />
					) : (
						describe && <RowChooser {...dialog} describe={describe} />
					)}
				</Suspense>
			)}
		</>
	);
}
