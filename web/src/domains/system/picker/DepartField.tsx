/** A department field with all that the family knows of it: what is stored, what is shown, and what is told besides. */
import { useMemo, useState } from "react";
import { departName } from "@/kit/depart";
import { t } from "@/kit/text";
import type { Choice } from "@/parts/picker/choice";
import { PickedField } from "@/parts/picker/PickedField";
import type { DepartNode } from "../user/api";
import DepartPicker from "./DepartPicker";
import { useDepartTree } from "./useDepartTree";

export interface DepartFieldProps {
	id?: string;
	label: string;
	/** Comma-joined when several. */
	value?: string | null;
	onChange?: (value: string | null) => void;
	modalWidth?: number;
	multi?: boolean;
	rootOpened?: boolean;
	disabled?: boolean;
	treeOpera?: boolean;
	/** The field of a department that is stored; `customReturnField` says another. */
	store?: string;
	customReturnField?: string;
	/** The field that is shown. */
	text?: string;
	/** Tells the chosen departments to onBack as {value, text}, too. */
	backDepart?: boolean;
	onBack?: (departs: Array<{ value: string; text: string }>) => void;
	/** What is shown while the departments may not be read. */
	shown?: string;
}

export function DepartField(props: DepartFieldProps) {
	const { value, onChange, multi = false, store = "id", text = "departName", label } = props;
	const kept = props.customReturnField || store;
	const [open, setOpen] = useState(false);
	const tree = useDepartTree();
	const chosen = useMemo(() => {
		const all = flat(tree.data ?? []);
		return (value ?? "")
			.split(",")
			.filter(Boolean)
			.map((one): Choice => {
				const node = all.find((depart) => String(depart[kept]) === one);
				return node ? { ...node, name: shownOf(node, text) } : { id: one, name: one, [kept]: one };
			});
	}, [tree.data, value, kept, text]);
	const confirm = (list: readonly Choice[]) => {
		const pairs = list.map((one) => ({
			value: String(one[kept] ?? one.id),
			text: shownOf(one, text),
		}));
		onChange?.(pairs.map((one) => one.value).join(",") || null);
		if (props.backDepart) props.onBack?.(pairs);
		setOpen(false);
	};
	return (
		<>
			<PickedField
				{...(props.id ? { id: props.id } : {})}
				label={label}
				disabled={props.disabled}
				shown={tree.data ? chosen.map((one) => one.name).join(",") : (props.shown ?? value ?? "")}
				button={t("选择机构 | Choose departments")}
				open={() => setOpen(true)}
				clear={() => confirm([])}
			/>
			{open && (
				<DepartPicker
					modalWidth={props.modalWidth ?? 500}
					many={multi}
					rootOpened={props.rootOpened ?? true}
					treeOpera={props.treeOpera ?? false}
					chosen={chosen}
					choose={(rows) => confirm(rows.map((row) => ({ ...row, name: String(row.name) })))}
					close={() => setOpen(false)}
				/>
			)}
		</>
	);
}

/** The name stands in the reader's language; any other field as it is. */
const shownOf = (node: Choice | DepartNode, text: string): string =>
	text === "departName" && node.departName ? departName(node) : String(node[text] ?? node.name ?? node.title);

const flat = (nodes: readonly DepartNode[]): DepartNode[] =>
	nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
