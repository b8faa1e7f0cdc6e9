/** What a dashboard is called, its icon, its place among the others, and to which roles it is shown. */
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Select from "antd/es/select";
import { useDescribe } from "@/engine/describe";
import { RefsSelect } from "@/engine/kinds/RefSelect";
import { ICON_NAMES, iconOf } from "@/engine/navigation/icons";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import look from "@/parts/look.module.css";
import { type Board, MANAGE, PATH } from "./cards";

interface Props {
	board: Board;
	faults: Readonly<Record<string, string>>;
	onChange: (board: Board) => void;
}

export function BoardFields({ board, faults, onChange }: Props) {
	const roles = useDescribe(PATH)?.fields.find(({ key }) => key === "roles");
	const shares = useMay()(MANAGE);
	const name = t("看板名称 | Name of the dashboard");
	return (
		<div className={look.pairs}>
			<Field label={name} required error={faults.name ?? null}>
				<Input
					aria-label={name}
					maxLength={60}
					value={board.name}
					onChange={(event) => onChange({ ...board, name: event.target.value })}
				/>
			</Field>
			<Field label={t("图标 | Icon")}>
				<Select
					aria-label={t("图标 | Icon")}
					value={board.icon ?? "dashboard"}
					options={ICON_NAMES.map((value) => {
						const Icon = iconOf(value);
						return { value, label: <Icon />, title: value };
					})}
					onChange={(icon) => onChange({ ...board, icon })}
				/>
			</Field>
			<Field label={t("排序 | Order")}>
				<InputNumber
					aria-label={t("排序 | Order")}
					min={0}
					max={9999}
					precision={0}
					value={board.sortNo}
					onChange={(value) => onChange({ ...board, sortNo: value ?? 0 })}
				/>
			</Field>
			{roles && shares && (
				<Field label={t("可见角色 | Shown to roles")} error={faults.roles ?? null}>
					<RefsSelect
						field={roles}
						label={t("可见角色 | Shown to roles")}
						value={board.roles ?? ""}
						onChange={(value) => onChange({ ...board, roles: String(value ?? "") })}
					/>
				</Field>
			)}
		</div>
	);
}
