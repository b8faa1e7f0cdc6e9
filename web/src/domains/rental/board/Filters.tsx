/** Which units are shown. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Popover from "antd/es/popover";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import { type Pair, t } from "@/kit/text";
import { type BoardFilter, isFiltered, NO_FILTER } from "./model/filter";
import { LEGEND } from "./model/legend";
import { type Density, keep, useBoard, useBoardState } from "./state/board";

export function Filters() {
	const filter = useBoardState((state) => state.filter);
	const board = useBoard();
	const active = Object.entries(filter).filter(
		([key, value]) => value !== NO_FILTER[key as keyof BoardFilter],
	).length;
	return (
		<>
			<Popover trigger="click" placement="bottomLeft" content={<FilterForm />}>
				<Button type={active > 0 ? "primary" : "default"}>
					{t("筛选 | Filter")}
					{active > 0 && ` (${active})`}
				</Button>
			</Popover>
			{isFiltered(filter) && (
				<Button
					type="text"
					aria-label={t("清除筛选 | Clear the filters")}
					onClick={() => keep(board, { filter: NO_FILTER })}
				>
					✕
				</Button>
			)}
		</>
	);
}

type Listed = "buildingId" | "houseType" | "cleanState" | "rentalMethod";

function FilterForm() {
	const board = useBoard();
	const filter = useBoardState((state) => state.filter);
	const change = (part: Partial<BoardFilter>) => keep(board, { filter: { ...filter, ...part } });
	const options = useOptions();
	const field = (key: Listed, label: Pair) => (
		<Flex vertical gap="var(--ant-margin-xxs)">
			<span>{t(label)}</span>
			<Select
				allowClear
				aria-label={t(label)}
				value={filter[key] ?? undefined}
				options={options[key]}
				placeholder={t("全部 | All")}
				onChange={(value: string | undefined) => change({ [key]: value ?? null })}
				style={{ width: 220 }}
			/>
		</Flex>
	);
	return (
		<Flex vertical gap="small">
			{field("buildingId", "楼栋 | Building")}
			{field("houseType", "户型 | Type")}
			{field("cleanState", "房态 | Clean state")}
			{field("rentalMethod", "出租方式 | Rental method")}
			<Flex justify="space-between">
				{t("仅看空房 | Free only")}
				<Switch
					checked={filter.freeOnly}
					onChange={(freeOnly) => change({ freeOnly })}
					aria-label={t("仅看空房 | Free only")}
				/>
			</Flex>
			<RowHeight />
		</Flex>
	);
}

function RowHeight() {
	const board = useBoard();
	const density = useBoardState((state) => state.density);
	const heights: { value: Density; label: string }[] = [
		{ value: 28, label: t("紧凑 | Compact") },
		{ value: 36, label: t("适中 | Middle") },
		{ value: 48, label: t("宽松 | Roomy") },
	];
	return (
		<Flex vertical gap="var(--ant-margin-xxs)">
			<span>{t("行高 | Row height")}</span>
			<Select
				aria-label={t("行高 | Row height")}
				value={density}
				options={heights}
				onChange={(value) => keep(board, { density: value })}
				style={{ width: 220 }}
			/>
		</Flex>
	);
}

const METHODS: Record<string, Pair> = { whole: "整租 | Whole", sublease: "合租 | Shared" };

function useOptions(): Record<Listed, { value: string; label: string }[]> {
	const board = useBoard();
	const chosen = useBoardState((state) => state.communityId);
	const units = [...board.model.units.values()].filter(
		(unit) => chosen === "all" || unit.communityId === chosen,
	);
	const plain = (values: Iterable<string>) =>
		[...new Set(values)]
			.filter(Boolean)
			.sort()
			.map((value) => ({ value, label: value }));
	const buildings = new Set(units.map((unit) => unit.buildingId));
	return {
		buildingId: [...board.model.buildings.values()]
			.filter((one) => buildings.has(one.id))
			.map((one) => ({ value: one.id, label: one.name })),
		houseType: plain(units.map((unit) => unit.houseType)),
		cleanState: LEGEND.filter((entry) => entry.group === "clean").map((entry) => ({
			value: entry.key,
			label: t(entry.text),
		})),
		rentalMethod: plain(units.map((unit) => unit.rentalMethod)).map(({ value }) => ({
			value,
			label: t(METHODS[value] ?? `${value} | ${value}`),
		})),
	};
}
