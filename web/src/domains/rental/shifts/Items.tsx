/** What is still open at a handover, each kind with its names and the list that opens them. */
import { Link } from "react-router";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { sumText } from "../cashier/money";
import { useDictText } from "../orders/dict";
import type { OpenItems } from "./api";

export function Items({ items }: { items: readonly OpenItems[] }) {
	const kind = useDictText("shift_item");
	return (
		<ul className={look.rows} aria-label={t("未了事项 | Open items")}>
			{items.map((item) => (
				<li key={item.kind} data-item={item.kind}>
					<span>
						{kind(item.kind)}
						{item.amount !== null && item.count > 0 && ` ${sumText(item.amount)}`}
						{item.count > 0 && <small className={look.quiet}>{namesOf(item)}</small>}
					</span>
					{item.count > 0 ? <Link to={addressOf(item)}>{item.count}</Link> : <span>0</span>}
				</li>
			))}
		</ul>
	);
}

function namesOf({ names, count }: OpenItems): string {
	const rest = count - names.length;
	const text = names.join(t("、 | , "));
	return rest > 0 ? `${text} ${t("等 {n} 项 | and {n} more", { n: rest })}` : text;
}

const addressOf = ({ list }: OpenItems) => `/${list.path}?${new URLSearchParams(list.query)}`;
