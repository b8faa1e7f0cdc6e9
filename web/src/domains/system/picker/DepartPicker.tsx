/** 选择机构: the departments as a tree with boxes, as far as the person may see them. */
import type { PickerProps } from "@/engine/kinds/pickers";
import { t } from "@/kit/text";
import { TreePicker } from "@/parts/picker/TreePicker";
import { useDepartTree } from "./useDepartTree";

interface Props extends PickerProps {
	modalWidth?: number;
	rootOpened?: boolean;
	treeOpera?: boolean;
}

export default function DepartPicker({ chosen, many = false, choose, close, ...rest }: Props) {
	const tree = useDepartTree();
	return (
		<TreePicker
			{...rest}
			title={t("选择机构 | Choose departments")}
			label={t("部门 | Departments")}
			nodes={tree.data}
			error={tree.error}
			retry={() => void tree.refetch()}
			multi={many}
			memory={many ? "sys/sysDepart" : "sys/sysDepart/one"}
			chosen={chosen.map((row) => ({ ...row, name: String(row.name ?? row.departName ?? row.id) }))}
			onOk={choose}
			onCancel={close}
		/>
	);
}
