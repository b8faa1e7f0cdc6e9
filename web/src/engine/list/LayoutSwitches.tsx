/** How the rows of a list are shown, at the end of its toolbar: amounts in yuan or in tens of thousands. */
import AccountBookOutlined from "@ant-design/icons/es/icons/AccountBookOutlined";
import Segmented from "antd/es/segmented";
import { useMemo } from "react";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import type { Unit } from "../kinds/money";
import type { LayoutControl } from "../view/useLayout";
import type { BarAct } from "./ActButtons";
import type { ShownColumn } from "./layout";

const NONE: readonly BarAct[] = [];

export const hasMoney = (columns: readonly ShownColumn[]): boolean =>
	columns.some(({ hidden, field }) => !hidden && field.kind === "money");

const unitWords = (unit: Unit) =>
	unit === "yuan" ? t("以元显示金额 | Amounts in yuan") : t("以万元显示金额 | Amounts in 10k yuan");

export function LayoutSwitches({ layout }: { layout: LayoutControl }) {
	const phone = useScreen() === "phone";
	if (phone || !hasMoney(layout.columns)) return null;
	return (
		<Segmented<Unit>
			aria-label={t("金额单位 | Unit of amounts")}
			value={layout.layout.unit ?? "yuan"}
			onChange={(unit) => layout.change({ unit })}
			options={[
				{ value: "yuan", label: t("元 | yuan"), title: unitWords("yuan") },
				{ value: "wan", label: t("万元 | 10k yuan"), title: unitWords("wan") },
			]}
		/>
	);
}

/** A phone has no room for a switch in its bar: there it is one of the acts behind "more". */
export function useSwitchActs(layout: LayoutControl): readonly BarAct[] {
	const phone = useScreen() === "phone";
	return useMemo(() => {
		if (!phone || !hasMoney(layout.columns)) return NONE;
		const other: Unit = layout.layout.unit === "wan" ? "yuan" : "wan";
		const run = () => layout.change({ unit: other });
		return [{ key: "unit", label: unitWords(other), icon: <AccountBookOutlined />, run }];
	}, [phone, layout]);
}
