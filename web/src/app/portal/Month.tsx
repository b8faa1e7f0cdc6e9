/** Thirty nights as columns: taken and closed places, today marked, the past paler than what is to come. */
import { t } from "@/kit/text";
import type { Night } from "./api";
import styles from "./Bigscreen.module.css";

const WIDTH = 1100;
const HEIGHT = 480;
const FLOOR = 436;
const TOP = 20;
const LINES = [0, 25, 50, 75, 100];

export function Month({ nights, places, today }: { nights: Night[]; places: number; today: string }) {
	const step = (WIDTH - 60) / Math.max(1, nights.length);
	const height = (count: number) => (places ? (count / places) * (FLOOR - TOP) : 0);
	return (
		<svg
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			className={styles.month}
			role="img"
			aria-label={words(nights, places, today)}
		>
			{LINES.map((percent) => {
				const y = FLOOR - (percent / 100) * (FLOOR - TOP);
				return (
					<g key={percent}>
						<line x1="50" x2={WIDTH} y1={y} y2={y} />
						<text x="42" y={y + 5} textAnchor="end">
							{percent}%
						</text>
					</g>
				);
			})}
			{nights.map((night, index) => {
				const x = 56 + index * step;
				const taken = height(night.occupied);
				const closed = height(night.blocked);
				return (
					<g
						key={night.night}
						data-when={night.night < today ? "past" : night.night === today ? "today" : "coming"}
					>
						<rect x={x} y={FLOOR - taken} width={step - 6} height={taken} rx="2" />
						<rect x={x} y={FLOOR - taken - closed} width={step - 6} height={closed} data-closed />
						{(index % 3 === 0 || night.night === today) && (
							<text x={x + step / 2 - 3} y={FLOOR + 24} textAnchor="middle">
								{`${Number(night.night.slice(5, 7))}/${Number(night.night.slice(8))}`}
							</text>
						)}
					</g>
				);
			})}
		</svg>
	);
}

function words(nights: Night[], places: number, today: string): string {
	const tonight = nights.find((night) => night.night === today);
	return t("{n} 晚的入住率，今晚 {taken}/{places} | Occupancy of {n} nights, tonight {taken} of {places}", {
		n: nights.length,
		taken: tonight?.occupied ?? 0,
		places,
	});
}
