/** One figure of the day: a picture, the number, what waits longest, and the way to exactly these rows. */

import Flex from "antd/es/flex";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { priced } from "@/kit/format";
import { locale, type Pair, t } from "@/kit/text";
import { minutesLeft } from "@/kit/time";
import look from "@/parts/look.module.css";
import { addressOf, type CardName, type FigureCard, short, tenThousands } from "./figures";
import styles from "./Today.module.css";

interface Look {
	title: Pair;
	go: Pair;
	tone: string;
	/** One path on a 24 × 24 field. */
	icon: string;
}

const LOOKS: Record<CardName, Look> = {
	arrivals: {
		title: "今日入住 | Arrivals today",
		go: "办理入住 | Check in",
		tone: "var(--ant-blue)",
		icon: "M14 4h5v16h-5M4 12h10m-4-4 4 4-4 4",
	},
	departures: {
		title: "今日离店 | Departures today",
		go: "办理退房 | Check out",
		tone: "var(--ant-orange)",
		icon: "M10 4H5v16h5M10 12h10m-4-4 4 4-4 4",
	},
	inHouse: {
		title: "在住 | In house",
		go: "查看在住 | See them",
		tone: "var(--ant-green)",
		icon: "M3 18v-6h18v6M3 9V6m0 8h18M7 12V9h6a3 3 0 0 1 3 3",
	},
	owing: {
		title: "离店未结 | Left, not settled",
		go: "去收款 | Collect",
		tone: "var(--ant-red)",
		icon: "m7 4 5 7 5-7m-5 7v9m-5-6h10m-10-3h10",
	},
	unpaid: {
		title: "未付账单 | Unpaid bills",
		go: "去催收 | Collect",
		tone: "var(--ant-red)",
		icon: "M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3 5h6m-6 4h6",
	},
	risks: {
		title: "欠款风险名单 | Arrears at risk",
		go: "去处理 | See them",
		tone: "var(--ant-red)",
		icon: "M12 3 2.5 20h19L12 3Zm0 7v5m0 2.5v.5",
	},
	viewings: {
		title: "我的今日看房 | My viewings today",
		go: "去看房 | See them",
		tone: "var(--ant-blue)",
		icon: "M3 11 12 4l9 7v9h-6v-6H9v6H3Z",
	},
	renewals: {
		title: "90天内到期 | Ending within 90 days",
		go: "去续租 | Renew",
		tone: "var(--ant-purple)",
		icon: "M5 4h10l4 4v12H5V4Zm4 10a3 3 0 1 1 3 3m0 0 2-2m-2 2 2 2",
	},
	holdovers: {
		title: "到期未退 | Held over",
		go: "去办理退租 | Settle them",
		tone: "var(--ant-red)",
		icon: "M4 20V4h10v16M2 20h20M17 8v5m0 3v.5",
	},
	deposits: {
		title: "逾期未退押金 | Deposits to return",
		go: "去退还 | Return them",
		tone: "var(--ant-red)",
		icon: "M4 8h16v11H4V8Zm4 0V5h8v3m-4 3v5m-2.5-2.5h5",
	},
	housekeeping: {
		title: "待保洁 | Housekeeping",
		go: "查看保洁单 | See the orders",
		tone: "var(--ant-cyan)",
		icon: "m14 4-4 9m-4 0h9l1.5 8h-12L6 13Zm3.5 4v4m4-4v4",
	},
	finance: {
		title: "本月收支 | This month",
		go: "查看流水 | See the ledger",
		tone: "var(--ant-blue)",
		icon: "M4 20V10m5 10V4m5 16v-7m5 7V8M2.5 20.5h19",
	},
};

const MONEY_FIRST: ReadonlySet<CardName> = new Set(["finance"]);

interface Props {
	name: CardName;
	card: FigureCard;
}

export function TodayCard({ name, card }: Props) {
	const frame = {
		className: `${look.framed} ${styles.card} ${MONEY_FIRST.has(name) ? styles.wide : ""}`,
		style: { "--tone": LOOKS[name].tone } as CSSProperties,
		"data-card": name,
		"data-count": card.count,
	};
	if (MONEY_FIRST.has(name) && card.amount)
		return (
			<div {...frame}>
				<Link to={addressOf(card)} style={PLAIN}>
					<Head name={name} />
					<Net yuan={card.amount} />
				</Link>
				<Flows card={card} />
				<Link to={addressOf(card)} className={styles.foot}>
					<Foot name={name} card={card} />
				</Link>
			</div>
		);
	return (
		<Link to={addressOf(card)} {...frame}>
			<Head name={name} />
			<Count card={card} />
			<span className={styles.foot}>
				<Foot name={name} card={card} />
			</span>
		</Link>
	);
}

/** A link that looks as what stands in it. */
const PLAIN: CSSProperties = { color: "inherit" };

function Head({ name }: { name: CardName }) {
	const { title, icon } = LOOKS[name];
	return (
		<Flex component="span" align="center" gap="small" className={look.quiet}>
			<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.icon}>
				<path d={icon} />
			</svg>
			{t(title)}
		</Flex>
	);
}

function Foot({ name, card }: Props) {
	const late = lateText(card.oldest);
	return (
		<Flex component="span" wrap align="center" justify="space-between">
			{late && card.count > 0 ? <b className={styles.late}>{late}</b> : <span />}
			<span className={styles.go}>{t(LOOKS[name].go)} ›</span>
		</Flex>
	);
}

function Count({ card }: { card: FigureCard }) {
	return (
		<Flex component="span" wrap align="baseline" gap="0 var(--ant-margin-sm)">
			<strong>{card.count.toLocaleString()}</strong>
			{card.amount && (
				<span className={look.quiet} title={priced(card.amount ?? "0")}>
					{t("{wan} 万元 | ¥{n}", { wan: tenThousands(card.amount), n: short(card.amount) })}
				</span>
			)}
		</Flex>
	);
}

function Net({ yuan }: { yuan: string }) {
	return (
		<Flex component="span" wrap align="baseline" gap="0 var(--ant-margin-sm)">
			<strong title={priced(yuan)}>{scaled(yuan)}</strong>
			{locale() === "zh" && <span className={look.quiet}>万元</span>}
		</Flex>
	);
}

/** Money in and out as two bars to one scale, since the proportion is what people look for; each opens its own lines. */
function Flows({ card }: { card: FigureCard }) {
	const received = Number(card.received ?? 0);
	const refunded = Number(card.refunded ?? 0);
	const most = Math.max(received, refunded, 0.01);
	return (
		<Flex component="span" vertical gap="var(--ant-margin-xxs)">
			<Flow
				label="收 | In"
				share={received / most}
				amount={card.received ?? undefined}
				to={addressOf(card, { direction: "in" })}
			/>
			<Flow
				label="退 | Out"
				share={refunded / most}
				amount={card.refunded ?? undefined}
				to={addressOf(card, { direction: "out" })}
				out
			/>
		</Flex>
	);
}

const scaled = (yuan: string) => (locale() === "en" ? priced(short(yuan)) : tenThousands(yuan));

interface FlowProps {
	label: Pair;
	/** Of the greater of both. */
	share: number;
	amount: string | undefined;
	to: string;
	out?: boolean;
}

function Flow({ label, share, amount, to, out = false }: FlowProps) {
	if (amount === undefined) return null;
	return (
		<Link to={to} className={look.note} title={priced(amount)} data-flow={out ? "out" : "in"}>
			<Flex component="span" align="center" gap="small">
				<span>{t(label)}</span>
				<span className={`${look.fill} ${styles.track}`} data-out={out}>
					<span style={{ width: `${share * 100}%` }} />
				</span>
				<span>{scaled(amount)}</span>
			</Flex>
		</Link>
	);
}

/** How long the oldest has waited: days where only the date is known, else hours and minutes. */
function lateText(oldest: string | null | undefined): string | null {
	if (!oldest) return null;
	const waited = -(minutesLeft(oldest.length > 10 ? oldest : `${oldest} 00:00:00`, new Date()) ?? 0);
	if (waited <= 0) return t("最早 {time} | first {time}", { time: oldest.slice(5, 16) });
	if (oldest.length <= 10) {
		const days = Math.floor(waited / 1440);
		return days > 0 ? t("最久 {days} 天 | oldest {days} days", { days }) : null;
	}
	const [hours, minutes] = [Math.floor(waited / 60), waited % 60];
	return hours > 0
		? t("最久等了 {hours} 小时 | oldest waits {hours} h", { hours })
		: t("最久等了 {minutes} 分钟 | oldest waits {minutes} min", { minutes });
}
