/** How the rows of a list are shown, at the end of its toolbar: as what, and amounts in yuan or in tens of thousands. */
import AccountBookOutlined from "@ant-design/icons/es/icons/AccountBookOutlined";
import AppstoreOutlined from "@ant-design/icons/es/icons/AppstoreOutlined";
import BarChartOutlined from "@ant-design/icons/es/icons/BarChartOutlined";
import CalendarOutlined from "@ant-design/icons/es/icons/CalendarOutlined";
import UnorderedListOutlined from "@ant-design/icons/es/icons/UnorderedListOutlined";
import Segmented from "antd/es/segmented";
import { type ReactNode, useMemo } from "react";
import { useScreen } from "@/kit/screen";
import { type Pair, t } from "@/kit/text";
import type { Describe } from "../describe";
import type { Unit } from "../kinds/money";
import type { LayoutControl } from "../view/useLayout";
import type { BarAct } from "./ActButtons";
import { hasMoney, type Shape, shapeOf, shapesOf } from "./layout";

interface Props {
	describe: Describe;
	layout: LayoutControl;
}

const NONE: readonly BarAct[] = [];
const SHAPES: Readonly<Record<Shape, { words: Pair; icon: ReactNode }>> = {
	table: { words: "显示为列表 | As a list", icon: <UnorderedListOutlined aria-hidden /> },
	cards: { words: "显示为卡片 | As cards", icon: <AppstoreOutlined aria-hidden /> },
	calendar: { words: "显示为日历 | As a calendar", icon: <CalendarOutlined aria-hidden /> },
	chart: { words: "显示为图表 | As a chart", icon: <BarChartOutlined aria-hidden /> },
};

const unitWords = (unit: Unit) =>
	unit === "yuan" ? t("以元显示金额 | Amounts in yuan") : t("以万元显示金额 | Amounts in 10k yuan");

export function LayoutSwitches({ describe, layout }: Props) {
	const phone = useScreen() === "phone";
	const shapes = shapesOf(describe);
	if (phone) return null;
	return (
		<>
			{hasMoney(layout.columns) && (
				<Segmented<Unit>
					aria-label={t("金额单位 | Unit of amounts")}
					value={layout.layout.unit ?? "yuan"}
					onChange={(unit) => layout.change({ unit })}
					options={[
						{ value: "yuan", label: t("元 | yuan"), title: unitWords("yuan") },
						{ value: "wan", label: t("万元 | 10k yuan"), title: unitWords("wan") },
					]}
				/>
			)}
			{shapes.length > 1 && (
				<Segmented<Shape>
					aria-label={t("显示方式 | How rows are shown")}
					value={shapeOf(describe, layout.layout)}
					onChange={(shape) => layout.change({ shape })}
					options={shapes.map((value) => ({
						value,
						title: t(SHAPES[value].words),
						label: (
							<>
								{SHAPES[value].icon}
								<span className="gj-sr">{t(SHAPES[value].words)}</span>
							</>
						),
					}))}
				/>
			)}
		</>
	);
}

/** A phone has no room for switches in its bar: there they are acts behind "more". */
export function useSwitchActs({ describe, layout }: Props): readonly BarAct[] {
	const phone = useScreen() === "phone";
	return useMemo(() => {
		if (!phone) return NONE;
		const now = shapeOf(describe, layout.layout);
		const unit: Unit = layout.layout.unit === "wan" ? "yuan" : "wan";
		const shapes = shapesOf(describe).filter((shape) => shape !== now);
		const units = hasMoney(layout.columns) && now !== "calendar" ? [unit] : [];
		return [
			...shapes.map((shape) => ({
				key: shape,
				label: t(SHAPES[shape].words),
				icon: SHAPES[shape].icon,
				run: () => layout.change({ shape }),
			})),
			...units.map((one) => ({
				key: "unit",
				label: unitWords(one),
				icon: <AccountBookOutlined />,
				run: () => layout.change({ unit: one }),
			})),
		];
	}, [phone, describe, layout]);
}
