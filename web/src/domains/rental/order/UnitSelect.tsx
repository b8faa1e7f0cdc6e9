/** Chooses a unit by typing part of its name; only units that are let by the night are offered. */
import Select from "antd/es/select";
import { useMemo } from "react";
import { t } from "@/kit/text";
import type { Unit } from "../core/wire";
import { useBoard, useBoardState } from "../state/board";

interface UnitSelectProps {
	value: string | null;
	onChange: (unitId: string) => void;
	accepts: (unit: Unit) => boolean;
	disabled?: boolean;
}

export const forNights = (unit: Unit) => unit.sellable && unit.riyue !== "2";
export const forLease = (unit: Unit) => unit.riyue !== "1";

export function UnitSelect({ value, onChange, accepts, disabled }: UnitSelectProps) {
	const board = useBoard();
	const structure = useBoardState((state) => state.structure);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the structure stands for the units
	const options = useMemo(
		() =>
			[...board.model.units.values()]
				.filter((unit) => accepts(unit) || unit.id === value)
				.map((unit) => ({ value: unit.id, label: `${unit.title} · ${unit.houseType}` }))
				.sort((a, b) => a.label.localeCompare(b.label, "zh-CN", { numeric: true })),
		[board, structure, accepts, value],
	);
	return (
		<Select
			showSearch={{ optionFilterProp: "label" }}
			aria-label={t("房间 | Unit")}
			value={value ?? undefined}
			onChange={onChange}
			options={options}
			disabled={disabled}
			placeholder={t("输入房号查找 | Type to find a unit")}
			style={{ width: "100%" }}
		/>
	);
}
