/** The context menu of a bar or a free cell; every act of the board by name, with its key. */

import Dropdown from "antd/es/dropdown";
import { useEffect, useState } from "react";
import type { Step } from "@/engine/process/steps";
import { recordActs, recordTalk } from "@/engine/record-extras";
import { may } from "@/kit/rights";
import { patchCell } from "@/kit/state";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { rightOf } from "../orders/drags";
import { useStepsOn } from "../orders/steps";
import { calendarActs } from "../records";
import type { BoardStay } from "./model/model";
import { recordOf } from "./model/record";
import { ACT_KEYS, ACT_TEXT, actsOfStay, type BoardAct } from "./model/rules";
import styles from "./pop.module.css";
import { type Board, useBoard, useBoardState } from "./state/board";
import { actOnCell, actOnStay, isOffered, takeStep } from "./state/commands";
import type { MenuPlace } from "./state/talk";
import { barText } from "./words";

/** What begins on a free cell; the transitions of an order tell their rights themselves. */
const RIGHTS: Partial<Record<BoardAct, string | undefined>> = {
	book: "rental:order:add",
	dayUse: "rental:order:add",
	move: rightOf("body"),
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
	const stay = place.stayId === null ? undefined : board.model.stays.get(place.stayId);
	const items = useItems(board, stay, place);
	const patient = usePatience();
	// What comes later would push the acts from under the pointer, and the menu out of the window.
	if (items.pending && patient) return null;
	const unit = board.model.units.get(place.unitId);
	const record = recordOf(stay, unit);
	const below = stay && recordOf(undefined, unit);
	const more = [
		...(below ? calendarActs(below) : []),
		...(record ? [...recordTalk(record), ...recordActs(record)] : []),
	];
	const close = () => patchCell(board.state, { menu: null });
	return (
		<Dropdown
			open
			autoFocus
			trigger={["contextMenu"]}
			align={WITHIN}
			onOpenChange={close}
			menu={{
				className: styles.menu,
				"aria-label": t("操作 | Acts"),
				items: [
					{
						key: "acts",
						type: "group",
						label: stay ? `${barText(stay)} ${stay.no}` : (unit?.title ?? ""),
						children: [
							...items.known.map((item) => ({
								key: item.code,
								"data-act": item.code,
								label: item.text,
								extra: ACT_KEYS[item.code],
								danger: item.danger,
								disabled: item.blocked,
								title: item.why ?? "",
								onClick: item.run,
							})),
							...(more.length > 0 ? [{ key: "more", type: "divider" as const }] : []),
							...more.map(({ key, label, run }) => ({ key, "data-act": key, label, onClick: run })),
						],
					},
				],
			}}
		>
			<i className={look.spot} style={{ left: place.x, top: place.y }} />
		</Dropdown>
	);
}

/** Where there is no room on either side of the pointer, the menu goes over it. */
const WITHIN = { offset: [0, -8], overflow: { adjustX: 1, shiftY: true } };

const PATIENCE_MS = 800;

/** True for as long as a hand waits gladly for a menu. */
function usePatience(): boolean {
	const [patient, setPatient] = useState(true);
	useEffect(() => {
		const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
		return () => clearTimeout(timer);
	}, []);
	return patient;
}

interface Items {
	known: Item[];
	/** The server has not yet said what it adds. */
	pending: boolean;
}

interface Item {
	code: string;
	text: string;
	blocked: boolean;
	why?: string | undefined;
	danger?: boolean;
	run: () => void;
}

function useItems(board: Board, stay: BoardStay | undefined, place: MenuPlace): Items {
	const steps = useStepsOn("board", stay?.kind === "order" ? stay.sourceId : null);
	if (!stay) return { known: cellItems(board, place), pending: false };
	const own = (act: BoardAct) => ownItem(act, () => actOnStay(board, stay, act));
	const { ahead, behind } = actsOfStay(stay);
	const offered = (steps ?? [])
		.filter(({ action }) => !ahead.some((act) => act === action.code))
		.map((step) => stepItem(step, () => takeStep(board, stay, step.action)));
	const known = [...ahead.filter(isOffered).map(own), ...offered, ...behind.filter(isOffered).map(own)];
	return { known, pending: steps === undefined };
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
