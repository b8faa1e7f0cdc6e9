/** Finds a page by its name in either language, by pinyin or by initials, and goes there. */
import Select from "antd/es/select";
import { pinyin } from "pinyin-pro";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { menuPages, titleOf } from "@/engine/navigation/menu-tree";
import type { MenuItem } from "@/kit/session";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { findPages } from "./find-page";

export default function MenuSearch({ menu, onClose }: { menu: MenuItem[]; onClose: () => void }) {
	const navigate = useNavigate();
	const [typed, setTyped] = useState("");
	const pages = useMemo(() => leavesOf(menu), [menu]);
	return (
		<Dialog title={t("搜索菜单 | Search the menu")} onClose={onClose} width={480}>
			<Select
				autoFocus
				defaultOpen
				aria-label={t("搜索菜单 | Search the menu")}
				placeholder={t("名称、拼音或首字母 | Name, pinyin or initials")}
				style={{ width: "100%", marginBlock: 12 }}
				showSearch={{ filterOption: false, onSearch: setTyped }}
				options={findPages(pages, typed)}
				notFoundContent={t("没有这样的页面 | No such page")}
				onChange={(path: string) => {
					onClose();
					navigate(path);
				}}
			/>
		</Dialog>
	);
}

/** Every page that the menu shows, with the words it is found by. */
function leavesOf(menu: MenuItem[]) {
	return menuPages(menu)
		.filter((place) => !place.item.hidden && !/[:*]/.test(place.path))
		.map(({ path, item, parents }) => {
			const title = item.meta.title;
			return {
				value: path,
				label: [...parents, item].map(titleOf).join(" / "),
				title,
				titleEn: item.meta.titleEn ?? "",
				pinyin: pinyin(title, { toneType: "none", separator: "" }).toLowerCase(),
				initials: pinyin(title, { pattern: "first", toneType: "none", separator: "" }).toLowerCase(),
			};
		});
}
