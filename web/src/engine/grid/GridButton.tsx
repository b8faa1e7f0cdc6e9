/** From the list to the table that one types in; only for who may edit, where there is room for columns. */
import TableOutlined from "@ant-design/icons/es/icons/TableOutlined";
import Button from "antd/es/button";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { can, type Describe } from "../describe";
import type { ListControl } from "../list/useListState";

export function GridButton({ describe, control }: { describe: Describe; control: ListControl }) {
	const screen = useScreen();
	if (!can(describe, "edit") || screen === "phone") return null;
	return (
		<Button icon={<TableOutlined />} onClick={() => control.change({ grid: true, open: null, edit: null })}>
			{t("表格编辑 | Edit as table")}
		</Button>
	);
}
