/** Two people wrote into one cell: both values stand side by side, and the person chooses. */
import Button from "antd/es/button";
import Popover from "antd/es/popover";
import { t, tell } from "@/kit/text";
import { useGrid } from "./context";
import styles from "./grid.module.css";
import type { CellClash } from "./types";
import { textOf } from "./values";

export function ClashMark({ clash }: { clash: CellClash }) {
	const grid = useGrid();
	const column = grid.columns.get(clash.key);
	if (!column) return null;
	const read = (value: unknown) =>
		textOf(value, column, grid.columns.namesOf(column)) || t("（空） | (empty)");
	const settle = (choice: "mine" | "theirs") => {
		grid.props.onSettle?.(clash, choice);
		grid.focus();
	};
	const by = clash.by ?? t("他人 | Somebody else");
	return (
		<Popover
			trigger="click"
			placement="bottomLeft"
			title={t("这一格有两个值 | Two values for one cell")}
			content={
				<dl className={styles.clash} data-own>
					<dt>{t("我的 | Mine")}</dt>
					<dd>{read(clash.mine)}</dd>
					<dd>
						<Button size="small" type="primary" onClick={() => settle("mine")}>
							{t("用我的 | Keep mine")}
						</Button>
					</dd>
					<dt>{by}</dt>
					<dd>{read(clash.theirs)}</dd>
					<dd>
						<Button size="small" onClick={() => settle("theirs")}>
							{t("用对方的 | Take theirs")}
						</Button>
					</dd>
				</dl>
			}
		>
			<button
				type="button"
				tabIndex={-1}
				className={styles.dispute}
				data-own
				data-clash
				aria-label={t("{title}有冲突，点击选择 | {title} is disputed, choose a value", {
					title: tell(column.title),
				})}
			>
				!
			</button>
		</Popover>
	);
}
