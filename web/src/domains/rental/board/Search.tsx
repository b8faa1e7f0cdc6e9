/** Finds a guest by name, number or phone tail: first among the loaded bars, then in all orders. */

import AutoComplete from "antd/es/auto-complete";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
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

const LIST_WIDTH = 340;
const DELAY_MS = 300;
const PULSE_MS = 3200;

export function Search() {
	const board = useBoard();
	const [words, setWords] = useState("");
	const found = useFound(board, useDeferredValue(words));
	const choose = (id: string) => {
		const one = found.find((other) => other.id === id);
		if (one) show(board, one);
	};
	return (
		<AutoComplete
			id="board-search"
			className={styles.search}
			allowClear
			defaultActiveFirstOption
			popupMatchSelectWidth={LIST_WIDTH}
			aria-label={t("查找客人 | Find a guest")}
			placeholder={t("姓名/单号/手机尾号 | Name, number, phone")}
			value={words}
			onSearch={setWords}
			onClear={() => setWords("")}
			onSelect={choose}
			notFoundContent={words.trim() !== "" && t("没有找到 | Nothing found")}
			options={found.map((one) => ({
				value: one.id,
				label: (
					<Flex justify="space-between" gap="small">
						<b>{one.name}</b>
						<Typography.Text type="secondary">{one.note}</Typography.Text>
					</Flex>
				),
			}))}
		/>
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
