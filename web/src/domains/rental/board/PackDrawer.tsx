/** Assign and re-pack (自动排房与重排): what would be moved, gaps before and after, ticks per move, and one button for all. */

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import DatePicker from "antd/es/date-picker";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import dayjs from "dayjs";
import { useState } from "react";
import type { Shapes } from "@/gen/api";
import { post } from "@/kit/http";
import { offer, toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import type { DialogProps } from "./Dialogs";
import { dayOf, isoOf } from "./model/day";
import { noteOwnSteps, undoPack } from "./model/undo";
import { rememberAct, takeBack } from "./state/acts";
import { type Board, underway, useBoard } from "./state/board";

type Packing = Shapes["PackingShape"];
type Move = Packing["moves"][number];
type Days = readonly [from: string, to: string];

const FIRST_NIGHTS = 14;
const MOST_NIGHTS = 62;
const OFFER_SECONDS = 10;

export default function PackDrawer({ dialog, close }: DialogProps<"pack">) {
	const board = useBoard();
	const { today } = board.model;
	const [days, setDays] = useState<Days>([isoOf(today), isoOf(today + FIRST_NIGHTS)]);
	const [unticked, setUnticked] = useState<readonly Move[]>([]);
	const [from, to] = days;
	const wanted = { communityId: dialog.communityId, from, to, keep: unticked.map((move) => move.stayId) };
	const query = useQuery({
		queryKey: ["rental/packing", wanted],
		queryFn: ({ signal }) => post("/rental/packing/preview", wanted, { quiet: true, signal }),
		placeholderData: keepPreviousData,
		staleTime: 0,
		gcTime: 0,
		retry: false,
	});
	const sending = useSending();
	const packing = query.data;
	const apply = async () => {
		if (!packing) return;
		const body = { ...wanted, seen: packing.seen };
		const work = () => underway(board, carryOver(board, packing, body));
		if (await sending.run(work)) close();
		else void query.refetch();
	};
	const toggle = (move: Move, ticked: boolean) =>
		setUnticked(ticked ? unticked.filter((one) => one.stayId !== move.stayId) : [...unticked, move]);
	return (
		<Drawer
			open
			size={680}
			title={t("自动排房与重排 | Assign and re-pack")}
			onClose={close}
			footer={
				<Button
					type="primary"
					block
					size="large"
					loading={sending.busy}
					disabled={!packing || packing.moves.length === 0 || query.isFetching}
					onClick={() => void apply()}
				>
					{t("应用 {n} 项调整 | Apply {n} changes", { n: packing?.moves.length ?? 0 })}
				</Button>
			}
		>
			<Flex vertical gap="middle" data-packing={query.isFetching ? "reading" : "read"}>
				<DatePicker.RangePicker
					aria-label={t("日期范围 | Days")}
					allowClear={false}
					value={[dayjs(from), dayjs(to)]}
					minDate={dayjs(isoOf(today))}
					maxDate={dayjs(isoOf(dayOf(from) + MOST_NIGHTS))}
					onChange={(chosen) => {
						const [first, last] = (chosen ?? []).map((day) => day?.format("YYYY-MM-DD") ?? "");
						if (!first || !last || first >= last) return;
						setUnticked([]);
						setDays([first, last]);
					}}
				/>
				{sending.problem && <Alert type="warning" showIcon title={sending.problem} />}
				{query.error && <Broken error={query.error} retry={() => void query.refetch()} />}
				{!packing && !query.error && <Waiting />}
				{packing && !query.error && <Proposed packing={packing} unticked={unticked} toggle={toggle} />}
			</Flex>
		</Drawer>
	);
}

/** Carries out what was seen, keeps the way back for Ctrl+Z and offers it in a toast. */
async function carryOver(board: Board, packing: Packing, body: Shapes["PackingApply"]): Promise<void> {
	const { back, moved } = await post("/rental/packing/apply", body, { quiet: true });
	noteOwnSteps(back.map(({ id, version }) => ({ id, version: version - 1 })));
	if (moved === 0) return toast("info", "没有可调整的住宿 | There is nothing to change");
	const act = undoPack(back);
	rememberAct(board, act);
	offer({
		text: t("已调整 {n} 笔住宿，空档 {before} → {after} | {n} stays changed, gaps {before} → {after}", {
			n: moved,
			before: packing.gapsBefore,
			after: packing.gapsAfter,
		}),
		label: t("撤销 | Undo"),
		seconds: OFFER_SECONDS,
		run: () => void takeBack(board, act),
	});
}

interface ProposedProps {
	packing: Packing;
	unticked: readonly Move[];
	toggle: (move: Move, ticked: boolean) => void;
}

function Proposed({ packing, unticked, toggle }: ProposedProps) {
	const kept = new Set(unticked.map((move) => move.stayId));
	const moves = [...packing.moves.filter((move) => !kept.has(move.stayId)), ...unticked];
	const unplaced = packing.unplaced.filter((stay) => stay.why !== "kept");
	return (
		<>
			<Typography.Text strong>
				{t("空档 | Gaps")} <span data-gaps-before>{packing.gapsBefore}</span> →{" "}
				<span data-gaps-after>{packing.gapsAfter}</span>{" "}
				<Typography.Text type="secondary">
					{t("（连续空着的夜晚算一个空档） | (a run of free nights of one room counts as one)")}
				</Typography.Text>
			</Typography.Text>
			{moves.length === 0 && (
				<EmptyBox title={t("没有可减少空档的调整 | Nothing can be moved to close a gap")} />
			)}
			{moves.map((move) => (
				<Checkbox
					key={move.stayId}
					checked={!kept.has(move.stayId)}
					onChange={(event) => toggle(move, event.target.checked)}
				>
					<b>{move.guest}</b> {move.from.slice(5)} → {move.to.slice(5)}{" "}
					<Typography.Text type="secondary">{move.no}</Typography.Text>
					<br />
					{move.unit || t("待排房 | Without a unit")} → <b>{move.toUnit}</b>
				</Checkbox>
			))}
			{packing.rows.map((row) => (
				<RowPicture key={row.unitId} row={row} packing={packing} />
			))}
			{unplaced.length > 0 && (
				<Typography.Text strong>{t("仍待排房 | Still without a unit")}</Typography.Text>
			)}
			{unplaced.map((stay) => (
				<Typography.Text key={stay.stayId} data-unplaced={stay.why}>
					<b>{stay.guest}</b> {stay.from.slice(5)} → {stay.to.slice(5)} · {stay.unitType} · {stay.reason}
				</Typography.Text>
			))}
		</>
	);
}

type Row = Packing["rows"][number];

const LINE = 10;
const GREY = "var(--ant-color-fill)";
const MOVED = "var(--ant-color-primary)";

/** A room's nights as two lines: above as they are, below as they would be; what moves is in colour and has a frame. */
function RowPicture({ row, packing }: { row: Row; packing: Packing }) {
	const first = dayOf(packing.from);
	const nights = dayOf(packing.to) - first;
	const lines: [string, Row["before"], number][] = [
		[t("现在 | Now"), row.before, 0],
		[t("之后 | Then"), row.after, LINE + 4],
	];
	const said = lines.map(([name, bars]) => `${name}: ${bars.map(sayBar).join(", ") || "—"}`).join("; ");
	return (
		<Flex vertical data-pack-row={row.unitId}>
			<Typography.Text>
				{row.title}{" "}
				<Typography.Text type="secondary">
					{t("（上：现在，下：之后） | (above now, below then)")}
				</Typography.Text>
			</Typography.Text>
			<svg
				role="img"
				aria-label={said}
				width="100%"
				height={2 * LINE + 4}
				viewBox={`0 0 ${nights} ${2 * LINE + 4}`}
				preserveAspectRatio="none"
			>
				{lines.map(([name, bars, top]) => (
					<g key={name}>
						<rect x={0} y={top} width={nights} height={LINE} fill="var(--ant-color-fill-quaternary)" />
						{bars.map((bar) => {
							const start = Math.max(0, dayOf(bar.from) - first);
							const end = Math.min(nights, dayOf(bar.to) - first);
							return (
								<rect
									key={`${bar.stayId} ${bar.from}`}
									x={start + 0.04}
									y={top}
									width={Math.max(0, end - start - 0.08)}
									height={LINE}
									fill={bar.moves ? MOVED : GREY}
									{...(bar.moves ? { stroke: "currentColor", vectorEffect: "non-scaling-stroke" } : {})}
								/>
							);
						})}
					</g>
				))}
			</svg>
		</Flex>
	);
}

const sayBar = (bar: Row["before"][number]) => `${bar.from.slice(5)} → ${bar.to.slice(5)}`;
