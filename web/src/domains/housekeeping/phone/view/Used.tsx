/** The linen and supplies that an order took, each with a button for fewer and one for more.
 *
 * It begins with what the items of the order usually take; what was typed stays on this phone until she finishes it.
 */
import { useState } from "react";
import type { HkOrder } from "@/domains/housekeeping/order";
import { dropStored, readStored, writeStored } from "@/kit/store";
import { t } from "@/kit/text";

const DAY_MS = 86_400_000;
const MOST = 999;
const keyOf = (orderId: string) => `USED_${orderId}`;

type Counts = Readonly<Record<string, number>>;
type Asked = Pick<HkOrder, "id" | "supplies">;

/** None in an order that this phone has kept since before they were asked for. */
const askedOf = (order: Asked): HkOrder["supplies"] => order.supplies ?? [];

function countsOf(order: Asked): Counts {
	const typed = readStored<Counts>(keyOf(order.id)) ?? {};
	return Object.fromEntries(askedOf(order).map((one) => [one.id, typed[one.id] ?? one.used ?? one.usual]));
}

/** As the act tells it; nothing where she was not asked. */
export function usedOf(order: Asked): { supplyId: string; quantity: number }[] | undefined {
	if (askedOf(order).length === 0) return undefined;
	return Object.entries(countsOf(order)).map(([supplyId, quantity]) => ({ supplyId, quantity }));
}

function useUsed(order: Asked): [Counts, (supplyId: string, quantity: number) => void] {
	const [counts, setCounts] = useState(() => countsOf(order));
	const change = (supplyId: string, quantity: number) => {
		const next = { ...counts, [supplyId]: Math.min(MOST, Math.max(0, quantity)) };
		setCounts(next);
		writeStored(keyOf(order.id), next, DAY_MS);
	};
	return [counts, change];
}

export const forgetUsed = (orderId: string): void => dropStored(keyOf(orderId));

export function Used({ order }: { order: HkOrder }) {
	const [counts, change] = useUsed(order);
	const asked = askedOf(order);
	if (asked.length === 0) return null;
	return (
		<section className="ph-box" data-used={order.id}>
			<h2>{t("用了多少 | What you used")}</h2>
			<ul className="ph-items">
				{asked.map((one) => {
					const count = counts[one.id] ?? one.usual;
					const name = t({ zh: one.name, en: one.nameEn });
					return (
						<li key={one.id} data-supply={one.name}>
							<span>{name}</span>
							<span className="ph-card-top">
								<button
									type="button"
									className="ph-choice"
									aria-label={t("{name} 减一 | One less: {name}", { name })}
									disabled={count === 0}
									onClick={() => change(one.id, count - 1)}
								>
									−
								</button>
								<output aria-live="polite" aria-label={name}>
									{`${count} ${one.unit}`}
								</output>
								<button
									type="button"
									className="ph-choice"
									aria-label={t("{name} 加一 | One more: {name}", { name })}
									disabled={count === MOST}
									onClick={() => change(one.id, count + 1)}
								>
									+
								</button>
							</span>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
