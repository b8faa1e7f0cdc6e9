/** One order in a column; its face is what is dragged, its handle and menu do the same without a pointer. */
import { useDraggable } from "@dnd-kit/core";
import Badge from "antd/es/badge";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { draggable } from "@/kit/drag-words";
import { t } from "@/kit/text";
import { minutesLeft } from "@/kit/time";
import look from "@/parts/look.module.css";
import { type HkOrder, type HkStaff, type HkState, reasonOf, splitTitle } from "../order";
import { useMoves } from "../state/useBoard";
import { spanText, stateText, typeText } from "../words";
import styles from "./Dispatch.module.css";
import { useMinute } from "./useMinute";

interface CardProps {
	order: HkOrder;
	staff: HkStaff[];
	move: (order: HkOrder, target: HkStaff | null) => Promise<boolean>;
	open: (id: string) => void;
}

export function Card({ order, staff, move, open }: CardProps) {
	const moves = useMoves();
	const movable = moves.has(order.state);
	const drag = useDraggable({ id: order.id, disabled: !movable, attributes: draggable() });
	const { onKeyDown, ...pointer } = (drag.listeners ?? {}) as Record<string, (event: never) => void>;
	return (
		<div
			ref={drag.setNodeRef}
			className={`${styles.slot} ${drag.isDragging ? styles.lifted : ""}`}
			data-order-id={order.id}
			data-state={order.state}
			{...pointer}
		>
			<CardFace order={order} open={open} />
			<Flex className={styles.tools}>
				{movable && (
					<Button
						type="text"
						size="small"
						ref={drag.setActivatorNodeRef}
						{...drag.attributes}
						onKeyDown={onKeyDown as never}
						aria-label={t("拿起 {room} | Pick up {room}", { room: order.unitTitle })}
					>
						⠿
					</Button>
				)}
				{movable && <GiveMenu order={order} staff={staff} move={move} />}
			</Flex>
		</div>
	);
}

function GiveMenu({ order, staff, move }: Omit<CardProps, "open">) {
	const moves = useMoves();
	const people = staff.filter((one) => one.state !== "leave" && one.id !== order.staffId);
	const items = people.map((one) => ({
		key: one.id,
		label: `${one.name} · ${t("{minutes}/{limit} 分钟 | {minutes}/{limit} min", { minutes: one.minutes, limit: one.limit })}`,
	}));
	const back = { key: "", label: t("收回到待派单 | Take back to unassigned") };
	return (
		<Dropdown
			trigger={["click"]}
			menu={{
				items: moves.get(order.state) === "redispatch" ? [back, ...items] : items,
				onClick: ({ key }) => void move(order, staff.find((one) => one.id === key) ?? null),
				className: styles.menu,
			}}
		>
			<Button
				type="text"
				size="small"
				aria-label={t("派给… {room} | Give {room} to…", { room: order.unitTitle })}
			>
				⋯
			</Button>
		</Dropdown>
	);
}

/** As the edge of the card says it too. */
const TONES: Readonly<Partial<Record<HkState, string>>> = {
	pending: "gold",
	dispatched: "gold",
	accepted: "blue",
	in_progress: "green",
	abnormal: "red",
};

const SOON_MINUTES = 180;

interface FaceProps {
	order: HkOrder;
	open?: (id: string) => void;
	lifted?: boolean;
}

export function CardFace({ order, open, lifted = false }: FaceProps) {
	const [place, room] = splitTitle(order.unitTitle);
	const minutes = t("{minutes} 分钟 | {minutes} min", { minutes: order.minutes });
	const photos =
		order.vouchers.length > 0 && t("{count} 张照片 | {count} photos", { count: order.vouchers.length });
	return (
		<button
			type="button"
			className={`${styles.card} ${styles[order.state] ?? ""} ${lifted ? styles.ghost : ""}`}
			onClick={() => open?.(order.id)}
		>
			<b className={styles.room}>{room}</b>
			<span className={styles.quiet}>
				{order.priority === "H" && <Tag color="error">{t("急 | Urgent")}</Tag>}{" "}
				{[place, typeText(order.type), minutes, photos].filter(Boolean).join(" · ")}
			</span>
			<Flex component="span" wrap align="center" gap="0 var(--ant-margin-xs)">
				<Deadline order={order} />
				{order.reason && <span className={styles.quiet}>{t(reasonOf(order))}</span>}
				<Badge className={look.end ?? ""} color={TONES[order.state] ?? "gray"} text={stateText(order)} />
			</Flex>
		</button>
	);
}

function Deadline({ order }: { order: HkOrder }) {
	const now = useMinute();
	const left = minutesLeft(order.deadline, now);
	if (!order.deadline || left === null || order.state === "completed") return null;
	const clock = order.deadline.slice(11, 16);
	return (
		<Typography.Text strong={left < SOON_MINUTES} {...(left < 0 && { type: "danger" })}>
			<small>
				{left < 0
					? t("{clock} 前 · 超时 {late} | by {clock} · {late} late", { clock, late: spanText(-left) })
					: t("{clock} 前 | by {clock}", { clock })}
			</small>
		</Typography.Text>
	);
}
