/** The bills of a lessee that money may stand for: each is chosen or not, and what it gets now can be typed. */
import Checkbox from "antd/es/checkbox";
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { sumText, toFen, toYuan } from "../cashier/money";
import { billKind } from "../leases/words";
import styles from "../orders/order.module.css";
import { isBill, type OpenItem, type Part } from "./payment";
import pay from "./receivables.module.css";
import type { OpenItems } from "./wire";

/** Which bills are paid, and the yuan that somebody typed for one of them. */
export interface TypedChoice {
	chosen: readonly string[];
	typed: Record<string, string>;
}

interface Props {
	open: OpenItems;
	/** Those of the open items that are shown. */
	items: readonly OpenItem[];
	choice: TypedChoice;
	parts: readonly Part[];
	change: (choice: TypedChoice) => void;
}

export function BillLines({ open, items, choice, parts, change }: Props) {
	const contract = Object.fromEntries(open.leases.map((lease) => [lease.id, lease]));
	const toggle = (id: string, on: boolean) => {
		const { [id]: _, ...typed } = choice.typed;
		const chosen = on ? [...choice.chosen, id] : choice.chosen.filter((one) => one !== id);
		change({ chosen, typed });
	};
	if (items.length === 0) return <p className={look.quiet}>{t("没有未付账单 | Nothing is open")}</p>;
	return (
		<div className={`${look.lined} ${styles.scroll}`}>
			{items.map((item) => (
				<Line
					key={`${item.kind} ${item.id}`}
					item={item}
					where={
						open.leases.length > 1
							? `${contract[item.leaseId]?.contractNo ?? ""} ${contract[item.leaseId]?.unitTitle ?? ""}`
							: ""
					}
					part={parts.find((part) => part.item.id === item.id && isBill(item))}
					typed={choice.typed[item.id]}
					toggle={(on) => toggle(item.id, on)}
					type={(yuan) => change({ ...choice, typed: { ...choice.typed, [item.id]: yuan } })}
				/>
			))}
		</div>
	);
}

interface LineProps {
	item: OpenItem;
	where: string;
	part: Part | undefined;
	typed: string | undefined;
	toggle: (on: boolean) => void;
	type: (yuan: string) => void;
}

function Line({ item, where, part, typed, toggle, type }: LineProps) {
	const name = isBill(item) ? (
		<>
			{billKind(item.kind)} <time>{item.from}</time> → <time>{item.to}</time>
		</>
	) : (
		t("预存余额 {no} | Prepaid, {no}", { no: item.no })
	);
	return (
		<div className={pay.line} data-item={item.no} data-kind={item.kind}>
			{isBill(item) ? (
				<Checkbox checked={part !== undefined} onChange={(event) => toggle(event.target.checked)}>
					{name}
				</Checkbox>
			) : (
				<span>{name}</span>
			)}
			<Typography.Text type="secondary">
				{item.due && t("应付日 {day} | Due {day}", { day: item.due })}
				{item.daysLate > 0 && ` · ${t("逾期{n}天 | {n} days late", { n: item.daysLate })}`}
				{where && ` · ${where}`}
			</Typography.Text>
			<b className={pay.sum}>{sumText(item.open)}</b>
			{part ? (
				<Input
					size="small"
					prefix="¥"
					inputMode="decimal"
					className={pay.part}
					aria-label={t("{no}本次支付 | Paid now on {no}", { no: item.no })}
					status={part.amount > toFen(item.open) ? "error" : ""}
					value={typed ?? toYuan(part.amount)}
					onChange={(event) => type(event.target.value)}
				/>
			) : (
				<span className={pay.part} />
			)}
		</div>
	);
}
