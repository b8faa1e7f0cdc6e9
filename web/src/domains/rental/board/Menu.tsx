/** The context menu of a bar or a free cell; every act of the board by name, with its key. */

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Step } from "@/engine/process/steps";
import { recordActs, recordTalk } from "@/engine/record-extras";
import { may } from "@/kit/rights";
import { patchCell } from "@/kit/state";
import { localize, t } from "@/kit/text";
import { useStepsOn } from "../orders/steps";
import type { BoardStay } from "./model/model";
import { recordOf } from "./model/record";
import { ACT_KEYS, ACT_TEXT, actsOfStay, type BoardAct } from "./model/rules";
import styles from "./pop.module.css";
import { type Board, useBoard, useBoardState } from "./state/board";
import { actOnCell, actOnStay, isOffered, takeStep } from "./state/commands";
import type { MenuPlace } from "./state/talk";
import { barText } from "./words";

/** What begins on a free cell; the transitions of an order tell their rights themselves. */
const RIGHTS: Partial<Record<BoardAct, string>> = {
	book: "rental:order:add",
	dayUse: "rental:order:add",
	move: "rental:order:move",
	block: "rental:block:add",
	price: "rental:price:paint",
	restrict: "rental:price:restrict",
	lease: "rental:lease:add",
};

export function Menu() {
	const place = useBoardState((state) => state.menu);
	if (!place) return null;
	return <OpenMenu key={`${place.x}/${place.y}`} place={place} />;
}

function OpenMenu({ place }: { place: MenuPlace }) {
	const board = useBoard();
	const box = useRef<HTMLDivElement>(null);
	const [at, setAt] = useState({ left: place.x, top: place.y });
	const stay = place.stayId === null ? undefined : board.model.stays.get(place.stayId);
	const items = useItems(board, stay, place);
	const count = items.length;
	// biome-ignore lint/correctness/useExhaustiveDependencies: what an order offers comes a moment later and makes it taller
	useLayoutEffect(() => {
		const size = box.current?.getBoundingClientRect();
		if (!size) return;
		setAt({
			left: Math.min(place.x, innerWidth - size.width - 8),
			top: Math.max(8, Math.min(place.y, innerHeight - size.height - 8)),
		});
	}, [place, count]);
	useLayoutEffect(() => box.current?.querySelector("button")?.focus(), []);
	useCloseOutside(board, box);
	const record = recordOf(stay, board.model.units.get(place.unitId));
	const more = record ? [...recordTalk(record), ...recordActs(record)] : [];
	return (
		<div
			ref={box}
			className={styles.menu}
			style={at}
			role="menu"
			tabIndex={-1}
			aria-label={t("操作 | Acts")}
			onKeyDown={(event) => roam(board, event)}
		>
			<div className={styles.menuTitle}>
				{stay ? `${barText(stay)} ${stay.no}` : `${board.model.units.get(place.unitId)?.title ?? ""}`}
			</div>
			{items.map((item) => (
				<button
					type="button"
					role="menuitem"
					key={item.code}
					data-act={item.code}
					data-danger={item.danger}
					disabled={item.blocked}
					title={item.why}
					onClick={item.run}
				>
					{item.text}
					{ACT_KEYS[item.code] && <kbd>{ACT_KEYS[item.code]}</kbd>}
				</button>
			))}
			{more.length > 0 && <hr />}
			{more.map(({ key, label, run }) => (
				<button
					type="button"
					role="menuitem"
					key={key}
					data-act={key}
					onClick={() => {
						patchCell(board.state, { menu: null });
						run();
					}}
				>
					{label}
				</button>
			))}
		</div>
	);
}

interface Item {
	code: string;
	text: string;
	blocked: boolean;
	why?: string | undefined;
	danger?: boolean;
	run: () => void;
}

function useItems(board: Board, stay: BoardStay | undefined, place: MenuPlace): Item[] {
	const steps = useStepsOn("board", stay?.kind === "order" ? stay.sourceId : null);
	if (!stay) return cellItems(board, place);
	const own = (act: BoardAct) => ownItem(act, () => actOnStay(board, stay, act));
	const { ahead, behind } = actsOfStay(stay);
	const offered = steps
		.filter(({ action }) => !ahead.some((act) => act === action.code))
		.map((step) => stepItem(step, () => takeStep(board, stay, step.action)));
	return [...ahead.filter(isOffered).map(own), ...offered, ...behind.filter(isOffered).map(own)];
}

const ownItem = (act: BoardAct, run: () => void): Item => ({
	code: act,
	text: t(ACT_TEXT[act]),
	blocked: !may(RIGHTS[act]),
	run,
});

const stepItem = ({ action, blocked, why }: Step, run: () => void): Item => ({
	code: action.code,
	text: localize(action.label),
	danger: action.danger,
	blocked,
	why,
	run,
});

function cellItems(board: Board, place: MenuPlace): Item[] {
	const unit = board.model.units.get(place.unitId);
	const acts: BoardAct[] = place.day >= board.model.today ? ["book", "block"] : [];
	if (unit?.riyue === "2") acts.shift();
	else if (unit?.sellable && place.day >= board.model.today) acts.push("dayUse", "price", "restrict");
	if (unit && unit.riyue !== "1") acts.push("lease");
	if (unit?.cleanState) acts.push("clean");
	return [...acts, "print" as const]
		.filter(isOffered)
		.map((act) => ownItem(act, () => actOnCell(board, place.unitId, place.day, act)));
}

function roam(board: Board, event: React.KeyboardEvent): void {
	event.stopPropagation();
	const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
	const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
	if (event.key === "Escape" || event.key === "Tab") patchCell(board.state, { menu: null });
	else if (event.key === "ArrowDown") buttons[(at + 1) % buttons.length]?.focus();
	else if (event.key === "ArrowUp") buttons[(at - 1 + buttons.length) % buttons.length]?.focus();
	else return;
	event.preventDefault();
}

function useCloseOutside(board: Board, box: React.RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const close = (event: PointerEvent) => {
			if (!box.current?.contains(event.target as Node)) patchCell(board.state, { menu: null });
		};
		document.addEventListener("pointerdown", close);
		return () => document.removeEventListener("pointerdown", close);
	}, [board, box]);
}
