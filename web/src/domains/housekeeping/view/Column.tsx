/** One person's column: minutes against the limit, open orders, finished ones folded away. */
import { useDroppable } from "@dnd-kit/core";
import Badge from "antd/es/badge";
import Button from "antd/es/button";
import Empty from "antd/es/empty";
import Flex from "antd/es/flex";
import Progress from "antd/es/progress";
import Tag from "antd/es/tag";
import { useState } from "react";
import { HK_STAFF_STATE, HK_STATE } from "@/gen/words/housekeeping";
import { useMay } from "@/kit/rights";
import { type Pair, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { type Column as ColumnData, dropOn, UNASSIGNED } from "../board";
import type { HkOrder, HkStaff } from "../order";
import { useMoves } from "../state/useBoard";
import { Card } from "./Card";
import styles from "./Dispatch.module.css";

interface ColumnProps {
	column: ColumnData;
	staff: HkStaff[];
	held: HkOrder | null;
	move: (order: HkOrder, target: HkStaff | null) => Promise<boolean>;
	open: (id: string) => void;
	bind: (staff: HkStaff) => void;
}

export function Column({ column, staff, held, move, open, bind }: ColumnProps) {
	const { staff: owner, open: cards, done } = column;
	const moves = useMoves();
	const [showDone, setShowDone] = useState(false);
	const { setNodeRef, isOver } = useDroppable({ id: owner?.id ?? UNASSIGNED });
	const fits = held ? dropOn(held, owner, moves).kind !== "none" : false;
	const tone = [styles.column, isOver && (fits ? styles.over : styles.wrong), held && fits && styles.offered];
	return (
		<section
			ref={setNodeRef}
			className={tone.filter(Boolean).join(" ")}
			data-column={owner?.id ?? UNASSIGNED}
			data-over={isOver}
			aria-label={owner?.name ?? t(HK_STATE.pending)}
		>
			{owner ? <Head staff={owner} bind={bind} /> : <UnassignedHead count={cards.length} />}
			<Flex vertical gap="small" className={styles.cards}>
				{cards.map((order) => (
					<Card key={order.id} order={order} staff={staff} move={move} open={open} />
				))}
				{cards.length === 0 && (
					<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(owner ? NOTHING_HERS : NOTHING_LEFT)} />
				)}
				{done.length > 0 && (
					<Button type="text" aria-expanded={showDone} onClick={() => setShowDone(!showDone)}>
						{t("已完成 {count} | {count} done", { count: done.length })} {showDone ? "▴" : "▾"}
					</Button>
				)}
				{showDone &&
					done.map((order) => <Card key={order.id} order={order} staff={staff} move={move} open={open} />)}
			</Flex>
		</section>
	);
}

const NOTHING_HERS: Pair = "拖到这里派单 | Drag an order here";
const NOTHING_LEFT: Pair = "全部已派出 | Everything is assigned";

function UnassignedHead({ count }: { count: number }) {
	return (
		<header className={styles.head}>
			<Flex component="h2" align="center" gap="small">
				{t(HK_STATE.pending)}
				<Badge showZero overflowCount={999} color="var(--ant-color-primary)" count={count} />
			</Flex>
		</header>
	);
}

const DUTY: Readonly<Record<string, Pair>> = HK_STAFF_STATE;

function Head({ staff, bind }: { staff: HkStaff; bind: (staff: HkStaff) => void }) {
	const may = useMay();
	const duty = staff.state === "on" ? undefined : DUTY[staff.state];
	return (
		<header className={styles.head}>
			<Flex component="h2" align="center" gap="small">
				<span role="img" aria-label={onlineText(staff)} title={onlineText(staff)}>
					<Badge status={staff.online ? "success" : "default"} />
				</span>
				{staff.name}
				{duty && <Tag>{t(duty)}</Tag>}
				{may("housekeeping:staff:bindCode") && (
					<Button
						type="text"
						size="small"
						className={look.end}
						onClick={() => bind(staff)}
						aria-label={t("{name} 的绑定二维码 | Binding code of {name}", { name: staff.name })}
					>
						{staff.bound ? t("二维码 | QR") : t("绑定 | Bind")}
					</Button>
				)}
			</Flex>
			<Load minutes={staff.minutes} limit={staff.limit} counts={staff} />
		</header>
	);
}

function onlineText(staff: HkStaff): string {
	if (staff.online) return t("在线 | Online");
	return staff.seenAt
		? t("上次在线 {time} | Last seen {time}", { time: staff.seenAt.slice(5, 16) })
		: t("未上线 | Not seen yet");
}

interface LoadProps {
	minutes: number;
	limit: number;
	/** How many orders, where that is not said beside it. */
	counts?: { open: number; done: number };
}

export function Load({ minutes, limit, counts }: LoadProps) {
	const share = limit > 0 ? minutes / limit : 0;
	const said = t("工时 {minutes}/{limit} 分钟 | {minutes} of {limit} minutes", { minutes, limit });
	return (
		<>
			<Progress
				size="small"
				showInfo={false}
				aria-label={said}
				percent={Math.min(100, Math.round(share * 100))}
				strokeColor={
					share > 1
						? "var(--ant-color-error)"
						: share > 0.85
							? "var(--ant-color-warning)"
							: "var(--ant-color-success)"
				}
			/>
			<Flex component="span" wrap justify="space-between" className={styles.quiet}>
				{t("{minutes} / {limit} 分钟 | {minutes} / {limit} min", { minutes, limit })}
				{share > 1 && ` · ${t("超 {over} | {over} over", { over: minutes - limit })}`}
				{counts && (
					<span>
						{t("{open} 待做 · {done} 完成 | {open} open · {done} done", {
							open: counts.open,
							done: counts.done,
						})}
					</span>
				)}
			</Flex>
		</>
	);
}
