/** The sub-form of a row opens beside it; when it fails it is tried three more times, then given up. */
import Popover from "antd/es/popover";
import Spin from "antd/es/spin";
import { type ReactNode, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { t, tell } from "@/kit/text";
import { useGrid } from "./context";
import styles from "./grid.module.css";
import type { GridRow, SubForm } from "./types";

const RETRIES = 3;
const PAUSE_MS = 200;

/** null when it failed more than three times. */
export async function openSubForm(form: SubForm, row: GridRow, close: () => void): Promise<ReactNode | null> {
	for (let retry = 0; retry <= RETRIES; retry += 1) {
		try {
			return await form.open(row, close);
		} catch {
			await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		}
	}
	return null;
}

export function SubFormButton({ id, at, children }: { id: string; at: number; children: ReactNode }) {
	const grid = useGrid();
	const form = grid.props.subForm;
	const [content, setContent] = useState<ReactNode>(null);
	const [open, setOpen] = useState(false);
	if (!form) return null;
	const close = () => {
		setOpen(false);
		grid.focus();
	};
	const change = async (next: boolean) => {
		setOpen(next);
		const row = grid.store.row(id);
		if (!next || !row) return;
		setContent(null);
		const found = await openSubForm(form, row, close);
		if (found !== null) return setContent(found);
		setOpen(false);
		toast("error", WORDS.subTableFailed);
	};
	return (
		<Popover
			trigger="click"
			placement="bottomLeft"
			open={open}
			onOpenChange={(next) => void change(next)}
			title={form.title ? tell(form.title) : undefined}
			content={
				<div className={styles.subForm} style={{ width: form.width ?? 480 }} data-own>
					{content ?? <Spin />}
				</div>
			}
		>
			<button
				type="button"
				tabIndex={-1}
				className={styles.handle}
				data-own
				aria-expanded={open}
				aria-label={t("打开第 {row} 行的子表 | Open the sub-table of row {row}", { row: at + 1 })}
			>
				{children}
			</button>
		</Popover>
	);
}
