/** Where a dashboard is built: cards are added, dragged, sized and taken away, each step can be taken back, and all is saved at once. */
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import UndoOutlined from "@ant-design/icons/es/icons/UndoOutlined";
import Button from "antd/es/button";
import AntCard from "antd/es/card";
import Flex from "antd/es/flex";
import { useState } from "react";
import ReactGridLayout, { type Layout, useContainerWidth } from "react-grid-layout";
import { randomId } from "@/kit/client-id";
import { ask, toast } from "@/kit/notice";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { EmptyBox } from "@/parts/EmptyBox";
import { GAP_PX, heightOf, ROW_PX } from "./Board";
import { BoardFields } from "./BoardFields";
import { CardBody } from "./CardBody";
import { CardButtons } from "./CardButtons";
import { CardDrawer } from "./CardDrawer";
import { type Board, type Card, MOST_CARDS, newCard, saveBoard } from "./cards";
import { added, COLUMNS, moved, readingOrder, settle } from "./placing";
import { useFigures, WatchedLists } from "./useFigures";

interface Props {
	board: Board;
	/** With the id of what was saved. */
	onClose: (id: string | null) => void;
}

const HANDLE = "data-drag";

export default function Designer({ board, onClose }: Props) {
	const { state, take, undo, canUndo } = useSteps<Board>(board);
	const [edited, setEdited] = useState<Card | null>(null);
	const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
	const [busy, setBusy] = useState(false);
	const setCards = (cards: Card[]) => take({ ...state, cards });
	const save = async () => {
		setBusy(true);
		try {
			const { id, rowVersion, name, icon, sortNo, roles, cards } = state;
			const known = id ? { id, ...(rowVersion === undefined ? {} : { rowVersion }) } : {};
			const shown = roles === board.roles ? {} : { roles: roles ?? "" };
			const answer = await saveBoard({ ...known, name, icon: icon ?? null, sortNo, cards, ...shown });
			onClose(answer.result.id);
		} catch (error) {
			const failure = failureOf(error);
			setFaults(failure.fields);
			toast("warning", Object.values(failure.fields)[0] ?? failure.message);
		} finally {
			setBusy(false);
		}
	};
	const leave = async () => {
		const sure =
			!canUndo || (await ask({ title: t("放弃未保存的修改？ | Drop what is not saved?"), danger: true }));
		if (sure) onClose(null);
	};
	const keep = (card: Card) => {
		const old = state.cards.some(({ id }) => id === card.id);
		setCards(
			old ? settle(state.cards.map((one) => (one.id === card.id ? card : one))) : added(state.cards, card),
		);
		setEdited(null);
	};
	return (
		<AntCard
			size="small"
			variant="borderless"
			title={t("设计看板 | Design the dashboard")}
			data-designer
			extra={
				<Flex gap="small">
					<Button
						icon={<PlusOutlined />}
						disabled={state.cards.length >= MOST_CARDS}
						onClick={() => setEdited(newCard(randomId().slice(0, 12)))}
					>
						{t("添加卡片 | Add a card")}
					</Button>
					<Button icon={<UndoOutlined />} disabled={!canUndo} onClick={undo}>
						{t("撤销 | Undo")}
					</Button>
					<Button onClick={() => void leave()}>{t("取消 | Cancel")}</Button>
					<Button type="primary" loading={busy} disabled={!state.name.trim()} onClick={() => void save()}>
						{t("保存 | Save")}
					</Button>
				</Flex>
			}
		>
			<BoardFields board={state} faults={faults} onChange={take} />
			{state.cards.length === 0 ? (
				<EmptyBox title={t("这个看板还没有卡片 | There is no card on this dashboard yet")} />
			) : (
				<Grid cards={state.cards} onChange={setCards} onEdit={setEdited} />
			)}
			{edited && <CardDrawer card={edited} onKeep={keep} onClose={() => setEdited(null)} />}
		</AntCard>
	);
}

interface GridProps {
	cards: Card[];
	onChange: (cards: Card[]) => void;
	onEdit: (card: Card) => void;
}

function Grid({ cards, onChange, onEdit }: GridProps) {
	const { figures } = useFigures(cards);
	const { width, containerRef, mounted } = useContainerWidth();
	const phone = useScreen() === "phone";
	const arrange = (layout: Layout) => {
		const places = new Map(layout.map(({ i, x, y, w, h }) => [i, { x, y, w, h }]));
		onChange(cards.map((card) => ({ ...card, place: places.get(card.id) ?? card.place })));
	};
	const shown = readingOrder(cards).map((card) => (
		<div key={card.id} data-card={card.id}>
			<AntCard
				size="small"
				title={<span {...{ [HANDLE]: "" }}>{localize(card.title)}</span>}
				extra={
					<CardButtons
						card={card}
						onMove={(move) => onChange(moved(cards, card.id, move))}
						onEdit={() => onEdit(card)}
						onRemove={() => onChange(settle(cards.filter(({ id }) => id !== card.id)))}
					/>
				}
				style={{ height: "100%", overflow: "auto" }}
			>
				<CardBody card={card} figure={figures[card.id]} height={heightOf(card.place)} />
			</AntCard>
		</div>
	));
	return (
		<div ref={containerRef}>
			<WatchedLists cards={cards} />
			{phone && (
				<Flex vertical gap="small">
					{shown}
				</Flex>
			)}
			{mounted && !phone && (
				<ReactGridLayout
					width={width}
					layout={cards.map(({ id, place }) => ({ i: id, ...place }))}
					gridConfig={{
						cols: COLUMNS,
						rowHeight: ROW_PX,
						margin: [GAP_PX, GAP_PX],
						containerPadding: [0, 0],
					}}
					dragConfig={{ handle: `[${HANDLE}]` }}
					resizeConfig={{ handles: ["se"], handleComponent: (_, ref) => <Corner handle={ref} /> }}
					onDragStop={arrange}
					onResizeStop={arrange}
					style={{ position: "relative" }}
				>
					{shown}
				</ReactGridLayout>
			)}
		</div>
	);
}

/** Drawn with the mouse alone: the buttons of the card size it too. */
const Corner = ({ handle }: { handle: React.Ref<HTMLElement> }) => (
	<span
		ref={handle}
		aria-hidden
		style={{ position: "absolute", insetInlineEnd: 0, bottom: 0, cursor: "se-resize", touchAction: "none" }}
	>
		◢
	</span>
);

const MOST_STEPS = 50;

/** A state whose steps can be taken back. */
function useSteps<T>(first: T) {
	const [steps, setSteps] = useState<readonly T[]>([first]);
	return {
		state: steps.at(-1) ?? first,
		take: (next: T) => setSteps((before) => [...before.slice(-MOST_STEPS), next]),
		undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
		canUndo: steps.length > 1,
	};
}
