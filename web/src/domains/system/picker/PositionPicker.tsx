/** Chooses positions by name, code and rank. */
import type { PickerProps } from "@/engine/kinds/pickers";
import { useDict } from "@/kit/dict";
import { t } from "@/kit/text";
import { RowPicker } from "./RowPicker";

export default function PositionPicker(props: PickerProps) {
	const ranks = useDict("position_rank");
	return (
		<RowPicker
			{...props}
			path="sys/position"
			title={t("选择职务 | Choose positions")}
			label="name"
			columns={[
				{ key: "name", title: t("职务名称 | Position"), dataIndex: "name" },
				{ key: "code", title: t("职务编码 | Code"), dataIndex: "code" },
				{
					key: "rank",
					title: t("职级 | Rank"),
					render: (_, row) =>
						ranks.find(({ value }) => value === row.rank)?.text ?? String(row.rank_dictText ?? ""),
				},
			]}
		/>
	);
}
