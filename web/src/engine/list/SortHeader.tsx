/**
 * A column's name that sorts: click goes up, down, none; Shift adds a level, whose number is shown. It is a header cell
 * and not a title, because antd repeats titles in a hidden row, where nothing may take the focus.
 */
import CaretDownOutlined from "@ant-design/icons/es/icons/CaretDownOutlined";
import CaretUpOutlined from "@ant-design/icons/es/icons/CaretUpOutlined";
import type { ThHTMLAttributes } from "react";
import { t } from "@/kit/text";
import styles from "./ListView.module.css";
import type { SortLevel } from "./list-state";

export interface Sorting {
	label: string;
	name: string;
	sort: SortLevel[];
	turn: (key: string, more: boolean) => void;
}

type CellProps = ThHTMLAttributes<HTMLTableCellElement> & { sorting?: Sorting };

export function HeaderCell({ sorting, children, ...rest }: CellProps) {
	if (!sorting) return <th {...rest}>{children}</th>;
	const order = sorting.sort.find((level) => level.key === sorting.name)?.order;
	return (
		<th {...rest} {...(order ? { "aria-sort": order === "asc" ? "ascending" : "descending" } : {})}>
			<SortHeader {...sorting} />
		</th>
	);
}

function SortHeader({ label, name, sort, turn }: Sorting) {
	const at = sort.findIndex((level) => level.key === name);
	const order = sort[at]?.order;
	return (
		<button
			type="button"
			className={styles.sorter}
			title={t("点击排序，按住Shift多列排序 | Click to sort, Shift for several columns")}
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
