/** Chooses positions by name, code and rank. */
import type { PickerProps } from "@/engine/kinds/pickers";
import { t } from "@/kit/text";
import { RowPicker } from "./RowPicker";

export default function PositionPicker(props: PickerProps) {
	return (
		<RowPicker
			{...props}
			path="sys/position"
			title={t("选择职务 | Choose positions")}
			label="name"
			columns={[
				{ key: "name", title: t("职务名称 | Position"), dataIndex: "name" },
				{ key: "code", title: t("职务编码 | Code"), dataIndex: "code" },
				{ key: "rank", title: t("职级 | Rank"), dataIndex: "rank_dictText" },
			]}
		/>
	);
}
