/** Chooses a unit by typing part of its name, also by pinyin: from the open board, or, on pages without one, from the server. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Select from "antd/es/select";
import { useMemo, useState } from "react";
import { fetchRows } from "@/engine/wire";
import { useCellPart } from "@/kit/state";
import { t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { findUnits, type UnitChoice } from "../api";
import { type Board, useBoardIfAny } from "../board/state/board";

interface UnitSelectProps {
	value: string | null;
	onChange: (unitId: string) => void;
	accepts: (unit: UnitChoice) => boolean;
	disabled?: boolean;
}

export const forNights = (unit: UnitChoice) => unit.sellable === true && unit.riyue !== "2";
export const forLease = (unit: UnitChoice) => unit.sellable === true && unit.riyue !== "1";

/** The units of the board, or null where there is none. */
function useBoardUnits(board: Board | null): UnitChoice[] | null {
	const structure = useCellPart(board?.state ?? null, (state) => state.structure);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the structure stands for the units
	return useMemo(() => (board ? [...board.model.units.values()] : null), [board, structure]);
}

const NONE: UnitChoice[] = [];

/** What is chosen has its name too where it is none of those found. */
function useWithChosen(found: UnitChoice[], value: string | null): UnitChoice[] {
	const known = value === null || found.some(({ id }) => id === value);
	const { data } = useQuery({
		queryKey: ["rental/unit/choice", "id", value],
		queryFn: () => fetchRows("rental/unit", [String(value)]),
		enabled: !known,
	});
	return useMemo(() => (known || !data ? found : [...data, ...found]), [known, data, found]);
}

export function UnitSelect({ value, onChange, accepts, disabled }: UnitSelectProps) {
	const known = useBoardUnits(useBoardIfAny());
	const [typed, setTyped] = useState("");
	const [opened, setOpened] = useState(false);
	const answers = useMatch(opened && known !== null);
	const found = useQuery({
		queryKey: ["rental/unit/choice", typed],
		queryFn: ({ signal }) => findUnits(typed, signal),
		enabled: known === null,
		placeholderData: keepPreviousData,
	});
	const units = useWithChosen(known ?? found.data ?? NONE, known === null ? value : null);
	const options = useMemo(
		() =>
			units
				.filter((unit) => accepts(unit) || unit.id === value)
				.map(({ id, title = id, houseType }) => ({
					value: id,
					label: houseType ? `${title} · ${houseType}` : title,
				}))
				.sort((a, b) => a.label.localeCompare(b.label, "zh-CN", { numeric: true })),
		[units, accepts, value],
	);
	return (
		<Select
			showSearch={
				known
					? { filterOption: (text, option) => answers(option?.label ?? "", text) }
					: { filterOption: false, onSearch: (text) => setTyped(text.trim()) }
			}
			aria-label={t("房间 | Unit")}
			value={value ?? undefined}
			onOpenChange={(open) => setOpened((before) => before || open)}
			onChange={onChange}
			options={options}
			disabled={disabled}
			loading={found.isFetching}
			notFoundContent={found.isFetching ? t("查找中… | Searching…") : t("没有找到 | Nothing found")}
			placeholder={t("输入房号查找 | Type to find a unit")}
			style={{ width: "100%" }}
		/>
	);
}
