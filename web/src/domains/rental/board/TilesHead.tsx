/** The head of the building view: which day it is, and the day's figures, each of which opens the units behind it. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import { useMemo } from "react";
import { t } from "@/kit/text";
import { leavesOf } from "./Counters";
import { isoOf } from "./model/day";
import { type DayLists, listsOf } from "./model/tile";
import { useBoard, useBoardState } from "./state/board";
import { openDialog } from "./state/commands";
import { FIGURES } from "./tile-words";
import { dayText } from "./words";

type Figure = keyof typeof FIGURES;
const ORDER = Object.keys(FIGURES) as Figure[];

function useLists(day: number): DayLists {
	const board = useBoard();
	const changes = useBoardState((state) => state.changes);
	const filter = useBoardState((state) => state.filter);
	const community = useBoardState((state) => state.communityId);
	// biome-ignore lint/correctness/useExhaustiveDependencies: changes stands for the model
	return useMemo(() => listsOf(board.model, leavesOf(board), day), [board, changes, filter, community, day]);
}

interface HeadProps {
	day: number;
	/** The stays of the day have come in. */
	known: boolean;
}

export function TilesHead({ day, known }: HeadProps) {
	const board = useBoard();
	const lists = useLists(day);
	const holiday = board.model.holidays.get(day);
	const open = (figure: Figure) =>
		openDialog(board, {
			kind: "list",
			title: `${isoOf(day)} ${t(FIGURES[figure])}`,
			day,
			lines: lists[figure],
		});
	return (
		<Flex
			wrap
			component="header"
			align="center"
			justify="space-between"
			gap="small"
			style={{ marginBottom: "var(--ant-margin-sm)" }}
		>
			<Flex wrap align="center" gap="small">
				<h2 data-tiles-day={isoOf(day)} aria-live="polite">
					{dayText(day)}
				</h2>
				{day === board.model.today && <Tag color="blue">{t("今天 | Today")}</Tag>}
				{holiday && <Tag color={holiday.kind === "workday" ? "default" : "red"}>{holiday.name}</Tag>}
			</Flex>
			<Flex wrap gap="var(--ant-margin-xxs)" role="group" aria-label={t("当天数字 | Figures of the day")}>
				{ORDER.filter((figure) => figure !== "waiting" || lists.waiting.length > 0).map((figure) => (
					<FigureButton
						key={figure}
						name={figure}
						text={t(FIGURES[figure])}
						value={known ? lists[figure].length : "–"}
						onOpen={known ? () => open(figure) : undefined}
					/>
				))}
				<FigureButton
					name="occupancy"
					text={t("入住率 | Occupancy")}
					value={known && lists.occupancy !== null ? `${lists.occupancy}%` : "–"}
					onOpen={known ? () => open("stays") : undefined}
				/>
			</Flex>
		</Flex>
	);
}

interface FigureProps {
	name: string;
	text: string;
	value: number | string;
	onOpen: (() => void) | undefined;
}

function FigureButton({ name, text, value, onOpen }: FigureProps) {
	return (
		<Button
			color="default"
			variant="filled"
			data-figure={name}
			disabled={!onOpen}
			{...(onOpen ? { onClick: onOpen } : {})}
		>
			{text} <b>{value}</b>
		</Button>
	);
}
