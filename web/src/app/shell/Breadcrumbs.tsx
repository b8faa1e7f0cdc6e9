/** The way from the first menu level to this page; home and hidden entries are left out. */
import { type MenuPage, titleOf } from "@/engine/navigation/menu-tree";
import { HOME } from "@/kit/login-path";
import { t } from "@/kit/text";
import styles from "./Breadcrumbs.module.css";

export function Breadcrumbs({ place }: { place: MenuPage | null }) {
	if (!place) return null;
	const steps = [...place.parents, place.item].filter((item) => !item.hidden && item.path !== HOME);
	return (
		<nav className={styles.crumbs} aria-label={t("位置 | Breadcrumbs")}>
			<ol>
				{steps.map((item, index) => (
					<li key={item.path} aria-current={index === steps.length - 1 ? "page" : undefined}>
						{titleOf(item)}
					</li>
				))}
			</ol>
		</nav>
	);
}
