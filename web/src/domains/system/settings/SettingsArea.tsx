/** All settings in one place (设置中心): what this person may set up, in groups, found by name, by what it holds, or by pinyin. */

import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import { Link } from "react-router";
import { iconOf } from "@/engine/navigation/icons";
import { useMenuPages } from "@/engine/navigation/menu-pages";
import { findMenuPage, type MenuPage, titleOf } from "@/engine/navigation/menu-tree";
import { t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { clearable } from "@/parts/clearable";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { PARTS, type Place } from "./places";

export default function SettingsArea() {
	const [typed, setTyped] = useState("");
	const answers = useMatch(typed !== "");
	const pages = useMenuPages();
	const fits = (texts: string[]) => !typed.trim() || texts.some((text) => answers(text, typed));
	const parts = PARTS.map((part) => ({
		title: t(part.title),
		places: part.places.flatMap((place) => {
			const page = findMenuPage(pages, place.path);
			return page && fits([t(part.title), titleOf(page.item), t(place.holds)]) ? [{ place, page }] : [];
		}),
	})).filter(({ places }) => places.length > 0);
	return (
		<Flex vertical gap="middle" component="section" aria-label={t("设置中心 | All settings")}>
			<Input.Search
				allowClear={clearable()}
				className={look.narrow}
				aria-label={t("搜索设置 | Search the settings")}
				placeholder={t("名称、内容或拼音 | Name, what it holds, or pinyin")}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
			/>
			{parts.length === 0 && <EmptyBox title={t("没有这样的设置 | No such setting")} />}
			<div className={look.halves}>
				{parts.map(({ title, places }) => (
					<Card key={title} size="small" variant="borderless" title={title}>
						<ul className={look.rows}>
							{places.map((one) => (
								<Entry key={one.place.path} {...one} />
							))}
						</ul>
					</Card>
				))}
			</div>
		</Flex>
	);
}

function Entry({ place, page }: { place: Place; page: MenuPage }) {
	const Icon = iconOf(page.item.meta.icon);
	return (
		<li data-setting={place.path}>
			<Icon />
			<div className={look.fill}>
				<Link to={place.path}>{titleOf(page.item)}</Link>
				<small>{t(place.holds)}</small>
			</div>
		</li>
	);
}
