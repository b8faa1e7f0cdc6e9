/** Prices (房价管理): what every unit or type costs each night and why; cells are marked, repriced after a preview, and taken back. */
import Button from "antd/es/button";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import type { PaintAnswer } from "../api";
import { dayOf, isoOf } from "../board/model/day";
import { typePair } from "../board/model/unit-type";
import { CommunityChoice } from "../CommunityChoice";
import { CopyForm } from "./CopyForm";
import { linesOf, type PriceCalendar, type Rect, spansOf, takeBack, usePrices, type View } from "./calendar";
import { chosenOf } from "./copy";
import { PaintForm } from "./PaintForm";
import { PriceTable } from "./PriceTable";

const DAYS = 31;

export default function Prices() {
	const [communityId, setCommunity] = useState("");
	const [from, setFrom] = useState<string | null>(null);
	const [acts, setActs] = useState<Acts>([]);
	const prices = usePrices(communityId, from, DAYS);
	const shown = prices.data?.communityId;
	if (!communityId && shown) setCommunity(shown);
	if (prices.error) return <Broken error={prices.error} retry={() => void prices.refetch()} />;
	if (!prices.data) return <Waiting />;
	const { days, today } = prices.data;
	const first = days[0]?.night ?? today;
	const step = (by: number) => setFrom(isoOf(dayOf(first) + by));
	return (
		<Flex vertical gap="middle">
			<Flex wrap align="center" gap="small">
				<CommunityChoice one value={communityId} choose={setCommunity} />
				<Button onClick={() => step(-DAYS)}>{t("上一月 | Earlier")}</Button>
				<Button onClick={() => setFrom(null)}>{t("今天 | Today")}</Button>
				<Button onClick={() => step(DAYS)}>{t("下一月 | Later")}</Button>
				<time className={look.quiet}>
					{first} → {days.at(-1)?.night}
				</time>
			</Flex>
			<Sheet
				key={`${prices.data.communityId} ${first}`}
				calendar={prices.data}
				acts={acts}
				setActs={setActs}
				show={setFrom}
			/>
		</Flex>
	);
}

/** What was changed on this page, to be taken back whatever period is shown by then. */
type Acts = readonly PaintAnswer["changes"][];

interface SheetProps {
	calendar: PriceCalendar;
	acts: Acts;
	setActs: (acts: Acts) => void;
	show: (from: string) => void;
}

function Sheet({ calendar, acts, setActs, show }: SheetProps) {
	const [view, setView] = useState<View>("units");
	const [rect, setRect] = useState<Rect | null>(null);
	const [open, setOpen] = useState<"paint" | "copy" | null>(null);
	const close = () => setOpen(null);
	const undoing = useSending();
	const lines = linesOf(calendar.rows, view, (row) => t(typePair(row.unitType)));
	const spans = rect ? spansOf(rect, lines, calendar) : [];
	const cells = spans.reduce((sum, span) => sum + dayOf(span.to) - dayOf(span.from), 0);
	const titles = new Map(calendar.rows.map((row) => [row.unitId, row.title]));
	const titleOf = (unitId: string) => titles.get(unitId) ?? "—";
	const undo = () =>
		undoing.run(async () => {
			const last = acts.at(-1);
			if (last) await takeBack(last);
			setActs(acts.slice(0, -1));
		}, "已撤销 | Taken back");
	return (
		<Card variant="borderless">
			<Flex vertical gap="middle">
				<Flex wrap align="center" gap="small">
					<Segmented<View>
						aria-label={t("按房源或户型 | By unit or type")}
						value={view}
						onChange={(next) => {
							setView(next);
							setRect(null);
						}}
						options={[
							{ value: "units", label: t("按房源 | Units") },
							{ value: "types", label: t("按户型 | Types") },
						]}
					/>
					<span className={look.quiet}>
						{cells > 0
							? t("已选 {n} 格 | {n} cells chosen", { n: cells })
							: t(
									"点选或拖选价格，点日期选整列，点房源选整行 | Choose prices, or a day or a unit at the edges",
								)}
					</span>
					{may("rental:price:paint") && (
						<Flex gap="small" className={look.end}>
							<Button type="primary" disabled={cells === 0} onClick={() => setOpen("paint")}>
								{t("改价 | Change prices")}
							</Button>
							<Button disabled={lines.length === 0} onClick={() => setOpen("copy")}>
								{t("复制时段 | Copy a period")}
							</Button>
							<Button disabled={acts.length === 0} loading={undoing.busy} onClick={() => void undo()}>
								{t("撤销 | Undo")}
							</Button>
						</Flex>
					)}
				</Flex>
				<Problem text={undoing.problem} />
				<PriceTable calendar={calendar} lines={lines} rect={rect} choose={setRect} />
			</Flex>
			{open === "paint" && (
				<PaintForm
					spans={spans}
					titleOf={titleOf}
					close={close}
					done={(changes) => {
						if (changes.length > 0) setActs([...acts, changes]);
						setRect(null);
					}}
				/>
			)}
			{open === "copy" && (
				<CopyForm
					chosen={chosenOf(rect, lines, calendar)}
					today={calendar.today}
					titleOf={titleOf}
					close={close}
					done={(changes, target) => {
						if (changes.length > 0) setActs([...acts, changes]);
						setRect(null);
						show(target);
					}}
				/>
			)}
		</Card>
	);
}
