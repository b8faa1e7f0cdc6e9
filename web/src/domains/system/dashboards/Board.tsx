/** A dashboard as it is looked at: its cards in their places, on a phone one below the other. */
import Card from "antd/es/card";
import type { CSSProperties } from "react";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { EmptyBox } from "@/parts/EmptyBox";
import { CardBody } from "./CardBody";
import type { Board as Dashboard, Place } from "./cards";
import { COLUMNS, readingOrder } from "./placing";
import { useFigures, WatchedLists } from "./useFigures";

export const ROW_PX = 76;
export const GAP_PX = 12;
const HEAD_PX = 62;

/** In px, of what is inside a card. */
export const heightOf = ({ h }: Place) => h * ROW_PX + (h - 1) * GAP_PX - HEAD_PX;

const GRID: CSSProperties = {
	display: "grid",
	gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
	gridAutoRows: ROW_PX,
	gap: GAP_PX,
};
const COLUMN: CSSProperties = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: GAP_PX };

const placed = ({ x, y, w, h }: Place): CSSProperties => ({
	gridColumn: `${x + 1} / span ${w}`,
	gridRow: `${y + 1} / span ${h}`,
	overflow: "auto",
});

export function Board({ board }: { board: Dashboard }) {
	const phone = useScreen() === "phone";
	const { figures, error, refetch } = useFigures(board.cards);
	if (board.cards.length === 0)
		return <EmptyBox title={t("这个看板还没有卡片 | There is no card on this dashboard yet")} />;
	if (error) return <Broken error={error} retry={() => void refetch()} />;
	return (
		<section aria-label={localize(board.name)} style={phone ? COLUMN : GRID} data-board={board.id}>
			<WatchedLists cards={board.cards} />
			{readingOrder(board.cards).map((card) => (
				<Card
					key={card.id}
					size="small"
					variant="borderless"
					title={localize(card.title)}
					data-card={card.id}
					data-value={figures[card.id]?.value ?? ""}
					style={phone ? {} : placed(card.place)}
				>
					<CardBody card={card} figure={figures[card.id]} height={heightOf(card.place)} />
				</Card>
			))}
		</section>
	);
}
