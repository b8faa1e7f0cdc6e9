/** From an error page on: another page by its name, those that were open last, back, or home. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Select from "antd/es/select";
import { Link, useLocation, useNavigate } from "react-router";
import { findMenuPage, homeOf, type MenuPage, titleOf } from "@/engine/navigation/menu-tree";
import { useStrip } from "@/engine/navigation/tab-strip";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./ErrorPage.module.css";

const LAST_PAGES = 5;

export function WaysOn({ places }: { places: MenuPage[] }) {
	const navigate = useNavigate();
	return (
		<>
			<PageSearch places={places} />
			<LastPages places={places} />
			<Flex wrap justify="center" gap="var(--ant-margin-sm)" className={look.above}>
				<Button type="primary" onClick={() => navigate("/", { replace: true })}>
					{t("返回首页 | Back to home")}
				</Button>
				<Button onClick={() => navigate(-1)}>{t("返回上一页 | Go back")}</Button>
			</Flex>
		</>
	);
}

function PageSearch({ places }: { places: MenuPage[] }) {
	const navigate = useNavigate();
	const options = places
		.filter((place) => !place.item.hidden && !/[:*]/.test(place.path))
		.map(({ path, item, parents }) => ({
			value: path,
			label: [...parents, item].map(titleOf).join(" / "),
			words: `${item.meta.title} ${item.meta.titleEn ?? ""}`.toLowerCase(),
		}));
	return (
		<Select
			className={styles.search}
			aria-label={t("搜索页面 | Search for a page")}
			placeholder={t("搜索页面 | Search for a page")}
			value={null}
			showSearch={{ filterOption: (typed, option) => option?.words.includes(typed.toLowerCase()) ?? false }}
			options={options}
			onChange={(path: string | null) => path && navigate(path)}
		/>
	);
}

function LastPages({ places }: { places: MenuPage[] }) {
	const { pathname } = useLocation();
	const home = homeOf(places);
	const last = useStrip()
		.tabs.filter((tab) => tab.key !== home && tab.key !== pathname)
		.slice(-LAST_PAGES)
		.flatMap((tab) => {
			const place = findMenuPage(places, tab.url.split("?")[0] ?? tab.url);
			return place ? [{ ...tab, title: titleOf(place.item) }] : [];
		});
	if (last.length === 0) return null;
	return (
		<Flex wrap align="baseline" justify="center" gap="0 var(--ant-margin)" className={styles.last}>
			<span>{t("刚才打开过： | Open a moment ago:")}</span>
			{last.map((tab) => (
				<Link key={tab.key} to={tab.url}>
					{tab.title}
				</Link>
			))}
		</Flex>
	);
}
