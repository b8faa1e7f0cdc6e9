/** Rows that are added, taken away and put in order, each drawn by whoever uses it; what is stored is their list. */
import ArrowDownOutlined from "@ant-design/icons/es/icons/ArrowDownOutlined";
import ArrowUpOutlined from "@ant-design/icons/es/icons/ArrowUpOutlined";
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import Button from "antd/es/button";
import type { ReactNode } from "react";
import { t } from "@/kit/text";
import styles from "./RowList.module.css";

interface Props<Item> {
	label: string;
	items: readonly Item[];
	onChange: (items: Item[]) => void;
	draw: (item: Item, set: (item: Item) => void, at: number) => ReactNode;
	make: () => Item;
	addText: string;
	most: number;
	disabled?: boolean;
}

export function RowList<Item>({
	label,
	items,
	onChange,
	draw,
	make,
	addText,
	most,
	disabled = false,
}: Props<Item>) {
	const set = (at: number) => (item: Item) =>
		onChange(items.map((one, index) => (index === at ? item : one)));
	const take = (at: number) => onChange(items.filter((_, index) => index !== at));
	const move = (at: number, by: -1 | 1) => onChange(moved(items, at, by));
	return (
		<fieldset className={styles.rows} aria-label={label} disabled={disabled}>
			{items.map((item, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beside their place
				<div key={at} className={styles.row} data-row={at}>
					<div className={styles.cells}>{draw(item, set(at), at)}</div>
					{!disabled && (
						<span className={styles.acts}>
							<Button
								type="text"
								size="small"
								icon={<ArrowUpOutlined />}
								disabled={at === 0}
								aria-label={t("第{n}行上移 | Move row {n} up", { n: at + 1 })}
								onClick={() => move(at, -1)}
							/>
							<Button
								type="text"
								size="small"
								icon={<ArrowDownOutlined />}
								disabled={at === items.length - 1}
								aria-label={t("第{n}行下移 | Move row {n} down", { n: at + 1 })}
								onClick={() => move(at, 1)}
							/>
							<Button
								type="text"
								size="small"
								danger
								icon={<DeleteOutlined />}
								aria-label={t("删除第{n}行 | Remove row {n}", { n: at + 1 })}
								onClick={() => take(at)}
							/>
						</span>
					)}
				</div>
			))}
			{!disabled && items.length < most && (
				<Button type="dashed" block icon={<PlusOutlined />} onClick={() => onChange([...items, make()])}>
					{addText}
				</Button>
			)}
		</fieldset>
	);
}

/** The list with one row a place further up or down; as it was at its ends. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
	const list = [...items];
	const [item] = list.splice(at, 1);
	if (item !== undefined) list.splice(Math.max(0, at + by), 0, item);
	return list;
}
