/** One row beside its list: its fields, what belongs to it, and what happened to it; arrows walk the list. */

import ExpandOutlined from "@ant-design/icons/es/icons/ExpandOutlined";
import LeftOutlined from "@ant-design/icons/es/icons/LeftOutlined";
import RightOutlined from "@ant-design/icons/es/icons/RightOutlined";
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import { type ComponentType, useEffect, useState } from "react";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { DETAIL_WIDTH } from "@/parts/modal/BigModal";
import { type Describe, nameOf, type Row } from "../describe";
import { RowActions } from "../list/RowActions";
import type { RowActs } from "../list/useRowActs";
import { Avatars } from "../presence/Avatars";
import { usePresence } from "../presence/usePresence";
import { StepBar } from "../process/StepBar";
import { type ChildListProps, childTabs } from "./childTabs";
import { RecordTabs } from "./RecordTabs";
import { useRow } from "./useRow";

interface Props {
	describe: Describe;
	id: string;
	rows: Row[];
	acts: RowActs;
	onOpen: (id: string | null) => void;
	/** Given by the list, which shows what belongs to a row as a list again. */
	ChildList: ComponentType<ChildListProps>;
}

export function DetailDrawer({ describe, id, rows, acts, onOpen, ChildList }: Props) {
	const screen = useScreen();
	const known = rows.find((row) => row.id === id);
	const { row, error } = useRow(describe.path, id, known);
	const presence = usePresence(describe.path, id);
	const at = rows.findIndex((one) => one.id === id);
	const step = (by: number) => {
		const next = rows[at + by];
		if (at >= 0 && next) onOpen(next.id);
	};
	useArrows(step);
	const [big, setBig] = useState(false);
	const wide = describe.children.length > 0 ? "min(1000px, 80vw)" : 640;
	const title = nameOf(describe, row) || localize(describe.title);
	const belonging = childTabs(describe, id, ChildList);
	const body = (
		<>
			{row && describe.actions.some((action) => action.step) && <StepBar describe={describe} row={row} />}
			<RecordTabs describe={describe} id={id} row={row} error={error} after={belonging} />
		</>
	);
	if (big)
		return (
			<Dialog width={DETAIL_WIDTH} title={title} onClose={() => setBig(false)} sizable>
				{body}
			</Dialog>
		);
	return (
		<Drawer
			open
			size={screen === "phone" ? "100%" : wide}
			mask={screen === "phone"}
			title={title}
			onClose={() => onOpen(null)}
			extra={
				<span className={look.inline}>
					<Avatars people={presence.others} />
					{screen !== "phone" && (
						<Button
							type="text"
							icon={<ExpandOutlined />}
							aria-label={t("在大窗口中查看 | Show in a large window")}
							title={t("在大窗口中查看 | Show in a large window")}
							onClick={() => setBig(true)}
						/>
					)}
					<Button
						type="text"
						icon={<LeftOutlined />}
						disabled={at <= 0}
						aria-label={t("上一条 | Previous")}
						onClick={() => step(-1)}
					/>
					<Button
						type="text"
						icon={<RightOutlined />}
						disabled={at < 0 || at >= rows.length - 1}
						aria-label={t("下一条 | Next")}
						onClick={() => step(1)}
					/>
					{row && <RowActions row={row} acts={withoutSteps(acts, describe)} tight={screen === "phone"} />}
				</span>
			}
		>
			{body}
		</Drawer>
	);
}

/** The steps of a process have a bar of their own, which says why the others are not possible. */
function withoutSteps(acts: RowActs, { actions }: Describe): RowActs {
	const steps = new Set(actions.filter((action) => action.step).map((action) => action.code));
	return { ...acts, more: (row) => acts.more(row).filter((act) => !steps.has(act.key)) };
}

/** Up and down walk the list while the panel is open and nothing is being typed. */
function useArrows(step: (by: number) => void): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			const target = event.target;
			if (
				target instanceof HTMLElement &&
				target.closest("input, textarea, [role=tab], [role=combobox], [role=menu]")
			)
				return;
			if (event.key === "ArrowDown") step(1);
			else if (event.key === "ArrowUp") step(-1);
			else return;
			event.preventDefault();
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, [step]);
}
