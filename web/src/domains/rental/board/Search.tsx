/** Finds a guest by name, number or phone tail: first among the loaded bars, then in all orders. */

import Input from "antd/es/input";
import { useDeferredValue, useEffect, useState } from "react";
import { patchCell, readCell } from "@/kit/state";
import { t } from "@/kit/text";
import { findOrders } from "../api";
import { dayOf } from "./model/day";
import { findStays } from "./model/filter";
import styles from "./pop.module.css";
import { type Board, keep, useBoard, useBoardState } from "./state/board";
import { stateText } from "./words";

interface Found {
	id: string;
	unitId: string;
	day: number;
	name: string;
	note: string;
}

const DELAY_MS = 300;
const PULSE_MS = 3200;

export function Search() {
	const board = useBoard();
	const [words, setWords] = useState("");
	const [open, setOpen] = useState(false);
	const [at, setAt] = useState(0);
	const found = useFound(board, useDeferredValue(words));
	const choose = (one: Found | undefined) => {
		if (!one) return;
		setOpen(false);
		show(board, one);
	};
	const keys = (event: React.KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "ArrowDown") setAt(Math.min(found.length - 1, at + 1));
		else if (event.key === "ArrowUp") setAt(Math.max(0, at - 1));
		else if (event.key === "Enter") choose(found[at]);
		else if (event.key === "Escape") setOpen(false);
	};
	return (
		<span className={styles.search}>
			<Input
				id="board-search"
				allowClear
				role="combobox"
				aria-expanded={open && found.length > 0}
				aria-controls="board-found"
				aria-label={t("查找客人 | Find a guest")}
				placeholder={t("姓名/单号/手机尾号 | Name, number, phone")}
				value={words}
				onChange={(event) => {
					setWords(event.target.value);
					setAt(0);
					setOpen(true);
				}}
				onFocus={() => setOpen(true)}
				onBlur={() => setTimeout(() => setOpen(false), 150)}
				onKeyDown={keys}
			/>
			{open && words.trim() !== "" && (
				<div className={styles.found} id="board-found" role="listbox" aria-label={t("查找结果 | Results")}>
					{found.map((one, index) => (
						<button
							type="button"
							role="option"
							aria-selected={index === at}
							key={one.id}
							onMouseDown={() => choose(one)}
						>
							<b>{one.name}</b>
							<span>{one.note}</span>
						</button>
					))}
					{found.length === 0 && <div style={{ padding: 8 }}>{t("没有找到 | Nothing found")}</div>}
				</div>
			)}
		</span>
	);
}

function useFound(board: Board, words: string): Found[] {
	const changes = useBoardState((state) => state.changes);
	const [far, setFar] = useState<{ words: string; list: Found[] }>({ words: "", list: [] });
	const near = changes >= 0 ? findStays(board.model, words) : [];
	const none = near.length === 0 && words.trim().length > 0;
	useEffect(() => {
		if (!none) return;
		const timer = setTimeout(async () => {
			const orders = await findOrders(words.trim());
			const list = orders.flatMap(({ id, unitId, checkIn, contactName = "", orderNo = "" }) =>
				checkIn
					? [
							{
								id,
								unitId: unitId ?? "",
								day: dayOf(checkIn),
								name: contactName,
								note: `${orderNo} ${checkIn}`,
							},
						]
					: [],
			);
			setFar({ words, list });
		}, DELAY_MS);
		return () => clearTimeout(timer);
	}, [none, words]);
	if (none) return far.words === words ? far.list : [];
	return near.map((stay) => ({
		id: stay.id,
		unitId: stay.unitId,
		day: stay.start,
		name: stay.guest || stay.no,
		note: `${board.model.units.get(stay.unitId)?.title ?? ""} ${stay.from.slice(5)} ${stateText(stay.state)}`,
	}));
}

function show(board: Board, one: Found): void {
	const unit = board.model.units.get(one.unitId);
	const { communityId } = readCell(board.state);
	if (unit && communityId !== "all" && unit.communityId !== communityId)
		keep(board, { communityId: unit.communityId });
	keep(board, { view: "tape" });
	const known = board.model.stays.has(one.id);
	patchCell(board.state, {
		stayId: known ? one.id : null,
		cursor: { unitId: one.unitId, day: one.day },
		pulse: known ? one.id : null,
	});
	requestAnimationFrame(() => board.reveal(one.unitId, one.day));
	setTimeout(
		() => readCell(board.state).pulse === one.id && patchCell(board.state, { pulse: null }),
		PULSE_MS,
	);
}
