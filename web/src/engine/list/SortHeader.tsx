/** A column's name that sorts: click goes up, down, none; Shift adds a level, whose number is shown. */
import CaretDownOutlined from "@ant-design/icons/es/icons/CaretDownOutlined";
import CaretUpOutlined from "@ant-design/icons/es/icons/CaretUpOutlined";
import { t } from "@/kit/text";
import styles from "./ListView.module.css";
import type { SortLevel } from "./list-state";

interface Props {
	label: string;
	name: string;
	sort: SortLevel[];
	turn: ((key: string, more: boolean) => void) | null;
}

export function SortHeader({ label, name, sort, turn }: Props) {
	if (!turn) return <>{label}</>;
	const at = sort.findIndex((level) => level.key === name);
	const order = sort[at]?.order;
	const state = order === "asc" ? t("升序 | ascending") : order === "desc" ? t("降序 | descending") : "";
	return (
		<button
			type="button"
			className={styles.sorter}
			title={t("点击排序，按住Shift多列排序 | Click to sort, Shift for several columns")}
			aria-label={state ? `${label}, ${state}` : label}
			onClick={(event) => turn(name, event.shiftKey)}
		>
			<span>{label}</span>
			<span className={styles.carets} data-order={order ?? "none"} aria-hidden>
				<CaretUpOutlined />
				<CaretDownOutlined />
			</span>
			{sort.length > 1 && at >= 0 && <sup>{at + 1}</sup>}
		</button>
	);
}
