/** Where this person was last, to go on there. */
import { Link } from "react-router";
import { findPlace, titleOf } from "@/app/shell/menu-tree";
import { usePlaces } from "@/app/shell/places";
import { readRecent } from "@/app/shell/recent";
import { useTitles } from "@/app/shell/tab-strip";
import { pathOf } from "@/app/shell/tabs";
import { t } from "@/kit/text";
import { clockTime } from "@/kit/time";
import styles from "./workplace.module.css";

const MOST = 6;
const HERE = "/dashboard/workplace";

export function Recent() {
	const places = usePlaces();
	const titles = useTitles();
	const seen = readRecent()
		.filter((one) => one.key !== HERE)
		.flatMap((one) => {
			const place = findPlace(places, pathOf(one.key));
			return place ? [{ ...one, title: titles[one.key] ?? titleOf(place.item) }] : [];
		})
		// Parts of one page have one name: the one that was looked at last stands for them.
		.filter((one, n, all) => all.findIndex((other) => other.title === one.title) === n);
	return (
		<section className={styles.card} aria-label={t("最近访问 | Recent pages")}>
			<div className={styles.head}>
				<h2>{t("最近访问 | Recent pages")}</h2>
			</div>
			{seen.length === 0 && (
				<p className={styles.none}>{t("还没有访问记录 | You have not been anywhere yet")}</p>
			)}
			<ul className={styles.lines}>
				{seen.slice(0, MOST).map(({ key, url, at, title }) => (
					<li key={key}>
						<Link to={url}>{title}</Link>
						<time dateTime={new Date(at).toISOString()}>{clockTime(at).slice(0, 5)}</time>
					</li>
				))}
			</ul>
		</section>
	);
}
