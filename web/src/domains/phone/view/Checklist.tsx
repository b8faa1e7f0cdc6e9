/** What to look at in this room, ticked with the thumb. */
import { t, tell } from "@/kit/text";
import type { HkOrder } from "../../housekeeping/order";
import { linesOf, useTicks } from "./ticks";

export function Checklist({ order }: { order: HkOrder }) {
	const [ticked, toggle] = useTicks(order.id);
	const lines = linesOf(order);
	if (lines.length === 0) return null;
	const done = lines.filter((line) => ticked.includes(line.key)).length;
	return (
		<section className="ph-box" data-checklist={done}>
			<h2>{t("检查清单 {done}/{all} | Checklist {done}/{all}", { done, all: lines.length })}</h2>
			<ul className="ph-ticks">
				{lines.map((line) => (
					<li key={line.key}>
						<label>
							<input type="checkbox" checked={ticked.includes(line.key)} onChange={() => toggle(line.key)} />
							<span>{tell(line.text)}</span>
						</label>
					</li>
				))}
			</ul>
		</section>
	);
}
