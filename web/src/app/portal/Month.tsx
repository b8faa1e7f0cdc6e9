/** Thirty nights as columns: taken and closed places, today marked, the past paler than what is to come. */
import { t } from "@/kit/text";
import { BarChart } from "@/parts/chart/BarChart";
import type { Night } from "./api";
import styles from "./Bigscreen.module.css";

const HEIGHT = 500;

export function Month({ nights, places, today }: { nights: Night[]; places: number; today: string }) {
	const share = (count: number) => (places ? Math.round((count / places) * 100) : 0);
	return (
		<div className={styles.month}>
			<BarChart
				bare
				stacked
				height={HEIGHT}
				most={100}
				title={words(nights, places, today)}
				labels={nights.map(({ night }) => `${Number(night.slice(5, 7))}/${Number(night.slice(8))}`)}
				series={[
					{
						name: t("入住 | Taken"),
						values: nights.map(({ occupied }) => share(occupied)),
						toneAt: (at) => toneOf(nights[at]?.night ?? "", today),
					},
					{ name: t("关房 | Closed"), values: nights.map(({ blocked }) => share(blocked)), tone: "third" },
				]}
				format={(percent) => `${percent}%`}
			/>
		</div>
	);
}

function toneOf(night: string, today: string) {
	if (night === today) return "good";
	return night < today ? "second" : "first";
}

function words(nights: Night[], places: number, today: string): string {
	const tonight = nights.find((night) => night.night === today);
	return t("{n} 晚的入住率，今晚 {taken}/{places} | Occupancy of {n} nights, tonight {taken} of {places}", {
		n: nights.length,
		taken: tonight?.occupied ?? 0,
		places,
	});
}
