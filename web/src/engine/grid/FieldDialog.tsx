/** A cell whose value needs more room than a cell has: the form's own editor in a dialog; nothing is kept until it is confirmed. */
import { useRef, useState } from "react";
import { localize } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { type Field, useRules } from "../describe";
import { checksOf, neededText } from "../form/faults";
import { KINDS } from "../kinds";
import { same } from "./placing";

const WIDTH = 820;
const TYPED_INTO = "[contenteditable=true], textarea";

interface Props {
	field: Field;
	value: unknown;
	label: string;
	onConfirm(value: unknown): void;
	onClose(): void;
}

export default function FieldDialog({ field, value, label, onConfirm, onClose }: Props) {
	const rules = useRules();
	const [held, setHeld] = useState(value);
	const [fault, setFault] = useState<string | null>(null);
	const box = useRef<HTMLDivElement>(null);
	const { Edit } = KINDS[field.kind];
	const confirm = () => {
		const wrong = faultOf(field, held, rules);
		if (wrong) return setFault(wrong);
		if (same(held, value)) return onClose();
		onConfirm(held);
	};
	return (
		<Dialog
			title={localize(field.label)}
			width={WIDTH}
			guarded
			onSubmit={confirm}
			onClose={onClose}
			afterOpenChange={() => box.current?.querySelector<HTMLElement>(TYPED_INTO)?.focus()}
			sizable
		>
			<div ref={box}>
				<Edit
					field={field}
					label={label}
					value={held}
					onChange={(next) => {
						setHeld(next);
						setFault(null);
					}}
				/>
			</div>
			{fault && (
				<p role="alert" className={look.fault}>
					{fault}
				</p>
			)}
		</Dialog>
	);
}

function faultOf(field: Field, value: unknown, rules: Parameters<typeof checksOf>[1]): string | null {
	if (same(value, null)) return field.required ? neededText(field) : null;
	return (
		checksOf(field, rules)
			.map((check) => check(value))
			.find((wrong) => wrong !== null) ?? null
	);
}
