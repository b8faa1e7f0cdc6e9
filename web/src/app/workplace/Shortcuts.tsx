/** Pages that a person put here for themselves; the same on every computer. */

import CloseOutlined from "@ant-design/icons/es/icons/CloseOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Select from "antd/es/select";
import { useState } from "react";
import { Link } from "react-router";
import { savePreference, usePreferences } from "@/domains/account/appearance/roaming";
import { iconOf } from "@/engine/navigation/icons";
import { useMenuPages } from "@/engine/navigation/menu-pages";
import { findMenuPage, type MenuPage, titleOf } from "@/engine/navigation/menu-tree";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import look from "@/parts/look.module.css";
import styles from "./Workplace.module.css";

/** Until somebody chooses, the first pages of the menu. */
const FIRST = 6;
const MOST = 24;
const HERE = "/dashboard/workplace";
const isShown = ({ item, path }: MenuPage) => !item.hidden && path !== HERE && !/[:*]/.test(path);

export function Shortcuts() {
	const places = useMenuPages();
	const chosen = usePreferences()?.shortcuts?.paths;
	const [editing, setEditing] = useState(false);
	const paths =
		chosen ??
		places
			.filter(isShown)
			.slice(0, FIRST)
			.map((place) => place.path);
	const shown = paths.flatMap((path) => findMenuPage(places, path) ?? []);
	const save = (next: string[]) =>
		savePreference("shortcuts", { paths: next }).catch((error: Failure) => toast("error", error.message));
	return (
		<Flex
			component="section"
			vertical
			gap="small"
			className={look.sheet}
			aria-label={t("快捷入口 | Shortcuts")}
		>
			<Flex align="center" justify="space-between" gap="small">
				<h2>{t("快捷入口 | Shortcuts")}</h2>
				<Button type="link" size="small" onClick={() => setEditing(!editing)}>
					{editing ? t("完成 | Done") : t("编辑 | Edit")}
				</Button>
			</Flex>
			<ul className={styles.tiles}>
				{shown.map((place) => (
					<Tile
						key={place.path}
						place={place}
						onRemove={editing ? () => void save(paths.filter((path) => path !== place.path)) : null}
					/>
				))}
			</ul>
			{editing && paths.length < MOST && (
				<AddPage
					places={places.filter((place) => isShown(place) && !paths.includes(place.path))}
					onAdd={(path) => void save([...paths, path])}
				/>
			)}
		</Flex>
	);
}

function Tile({ place, onRemove }: { place: MenuPage; onRemove: (() => void) | null }) {
	const Icon = iconOf(place.item.meta.icon);
	const title = titleOf(place.item);
	return (
		<li>
			<Link to={place.path} className={look.pick}>
				<Icon />
				{title}
			</Link>
			{onRemove && (
				<Button
					type="text"
					size="small"
					icon={<CloseOutlined />}
					aria-label={t("移除 {title} | Remove {title}", { title })}
					onClick={onRemove}
				/>
			)}
		</li>
	);
}

function AddPage({ places, onAdd }: { places: MenuPage[]; onAdd: (path: string) => void }) {
	return (
		<Select
			value={null}
			showSearch={{ optionFilterProp: "label" }}
			aria-label={t("添加页面 | Add a page")}
			placeholder={t("添加页面 | Add a page")}
			options={places.map(({ path, item, parents }) => ({
				value: path,
				label: [...parents, item].map(titleOf).join(" / "),
			}))}
			onChange={(path: string | null) => path && onAdd(path)}
		/>
	);
}
