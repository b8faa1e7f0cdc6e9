/** The chooser over a register of the system, with the columns that people know its rows by. */
import type { ColumnsType } from "antd/es/table";
import type { Row } from "@/engine/describe";
import type { PickerProps } from "@/engine/kinds/pickers";
import { readRows, rowsByIds } from "@/engine/kinds/RowChooser";
import { t } from "@/kit/text";
import { CHOOSER_WIDTH, EntityChooser } from "@/parts/picker/EntityChooser";

interface Props extends PickerProps {
	path: string;
	title: string;
	/** The field that names a row. */
	label: string;
	columns: ColumnsType<Row>;
}

export function RowPicker({ path, title, label, columns, chosen, many = false, choose, close }: Props) {
	const nameOf = (row: Row) => String(row[label] ?? row.name ?? row.id);
	return (
		<EntityChooser<Row>
			title={title}
			searchLabel={t("按名称、拼音或编码查找 | Search by name, pinyin or code")}
			name={[path]}
			read={readRows(path)}
			byIds={rowsByIds(path)}
			many={many}
			width={CHOOSER_WIDTH}
			empty
			memory={many ? path : `${path}/one`}
			nameOf={nameOf}
			columns={columns}
			chosen={chosen.map((row) => ({ ...row, name: nameOf(row) }))}
			onOk={(list) => choose(list)}
			onCancel={close}
		/>
	);
}
