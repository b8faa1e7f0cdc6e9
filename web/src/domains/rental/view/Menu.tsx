/** The context menu of a bar or a free cell; every act of the board by name, with its key. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { recordActs, recordTalk } from "@/engine/record-extras";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import type { BoardStay } from "../core/model";
import { recordOf } from "../core/record";
import { ACT_KEYS, ACT_TEXT, actsOfStay, type BoardAct } from "../core/rules";
import { type Board, useBoard, useBoardState } from "../state/board";
import { actOnCell, actOnStay, isOffered } from "../state/commands";
import type { MenuPlace } from "../state/talk";
import styles from "./pop.module.css";
import { barText } from "./words";

const RIGHTS: Partial<Record<BoardAct, string>> = {
	book: "rental:order:add",
	dayUse: "rental:order:add",
	hours: "rental:order:move",
	confirm: "rental:order:confirm",
	checkIn: "rental:order:checkIn",
	checkOut: "rental:order:checkOut",
	settle: "rental:order:close",
	cancel: "rental:order:cancel",
	noShow: "rental:order:noShow",
	undoCheckOut: "rental:order:undoCheckOut",
	cashier: "rental:order:cashier",
	lock: "rental:order:lock",
	unlock: "rental:order:lock",
	note: "rental:order:note",
	move: "rental:order:move",
	assign: "rental:order:assign",
	unassign: "rental:order:unassign",
	dates: "rental:order:extend",
	split: "rental:order:split",
	swap: "rental:order:swap",
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
	useLayoutEffect(() => {
		const size = box.current?.getBoundingClientRect();
		if (!size) return;
		setAt({
			left: Math.min(place.x, innerWidth - size.width - 8),
			top: Math.max(8, Math.min(place.y, innerHeight - size.height - 8)),
		});
		box.current?.querySelector("button")?.focus();
	}, [place]);
	useCloseOutside(board, box);
	const items = (stay ? stayItems(board, stay) : cellItems(board, place)).filter(({ act }) => isOffered(act));
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
					key={item.act}
					data-act={item.act}
					data-danger={item.act === "cancel"}
					disabled={!may(RIGHTS[item.act])}
					onClick={item.run}
				>
					{t(ACT_TEXT[item.act])}
					{ACT_KEYS[item.act] && <kbd>{ACT_KEYS[item.act]}</kbd>}
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
						board.store.set({ menu: null });
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
	act: BoardAct;
	run: () => void;
}

function stayItems(board: Board, stay: BoardStay): Item[] {
	return actsOfStay(stay, board.model.today).map((act) => ({ act, run: () => actOnStay(board, stay, act) }));
}

function cellItems(board: Board, place: MenuPlace): Item[] {
	const unit = board.model.units.get(place.unitId);
	const acts: BoardAct[] = place.day >= board.model.today ? ["book", "block"] : [];
	if (unit?.riyue === "2") acts.shift();
	else if (unit?.sellable && place.day >= board.model.today) acts.push("dayUse", "price", "restrict");
	if (unit && unit.riyue !== "1") acts.push("lease");
	if (unit?.cleanState) acts.push("clean");
	return [...acts, "print" as const].map((act) => ({
		act,
		run: () => actOnCell(board, place.unitId, place.day, act),
	}));
}

function roam(board: Board, event: React.KeyboardEvent): void {
	event.stopPropagation();
	const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
	const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
	if (event.key === "Escape" || event.key === "Tab") board.store.set({ menu: null });
	else if (event.key === "ArrowDown") buttons[(at + 1) % buttons.length]?.focus();
	else if (event.key === "ArrowUp") buttons[(at - 1 + buttons.length) % buttons.length]?.focus();
	else return;
	event.preventDefault();
}

function useCloseOutside(board: Board, box: React.RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const close = (event: PointerEvent) => {
			if (!box.current?.contains(event.target as Node)) board.store.set({ menu: null });
		};
		document.addEventListener("pointerdown", close);
		return () => document.removeEventListener("pointerdown", close);
	}, [board, box]);
}
