/** Finds a page by its name in either language. */
import Modal from "antd/es/modal";
import Select from "antd/es/select";
import { useNavigate } from "react-router";
import type { MenuItem } from "@/kit/session";
import { t } from "@/kit/text";
import { placesOf, titleOf } from "./menu-tree";

export default function MenuSearch({ menu, onClose }: { menu: MenuItem[]; onClose: () => void }) {
	const navigate = useNavigate();
	const options = placesOf(menu)
		.filter((place) => !place.item.hidden && !place.path.includes(":"))
		.map(({ path, item, parents }) => ({
			value: path,
			label: [...parents, item].map(titleOf).join(" / "),
			words: `${item.meta.title} ${item.meta.titleEn ?? ""}`.toLowerCase(),
		}));
	return (
		<Modal open title={t("搜索菜单 | Search the menu")} footer={null} onCancel={onClose} width={480}>
			<Select
				autoFocus
				defaultOpen
				aria-label={t("搜索菜单 | Search the menu")}
				placeholder={t("输入页面名称 | Name of a page")}
				style={{ width: "100%", marginBlock: 12 }}
				showSearch={{ filterOption: (typed, option) => option?.words.includes(typed.toLowerCase()) ?? false }}
				options={options}
				onChange={(path: string) => {
					onClose();
					navigate(path);
				}}
			/>
		</Modal>
	);
}
