/** The menu itself, for the sider, the drawer and the top layout. */
import Menu, { type MenuProps } from "antd/es/menu";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { iconOf } from "@/engine/navigation/icons";
import { findMenuPage, leadsOut, menuPages, titleOf } from "@/engine/navigation/menu-tree";
import { isExternal } from "@/kit/address";
import type { MenuItem } from "@/kit/session";

interface Props {
	menu: MenuItem[];
	pathname: string;
	mode: "inline" | "horizontal";
	dark?: boolean;
	collapsed?: boolean;
	onChosen?: () => void;
}

type Items = NonNullable<MenuProps["items"]>;

export function MainMenu({
	menu,
	pathname: address,
	mode,
	dark = false,
	collapsed = false,
	onChosen,
}: Props) {
	const navigate = useNavigate();
	// A sub-app has one entry for all addresses below its own.
	const pathname = useMemo(() => findMenuPage(menuPages(menu), address)?.path ?? address, [menu, address]);
	const items = useMemo(() => itemsOf(menu, true), [menu]);
	const groups = useMemo(() => groupsAbove(menu, pathname), [menu, pathname]);
	const [open, setOpen] = useState(groups);
	const [shown, setShown] = useState(pathname);
	if (shown !== pathname) {
		setShown(pathname);
		setOpen([...new Set([...open, ...groups])]);
	}
	return (
		<Menu
			mode={mode}
			theme={dark ? "dark" : "light"}
			items={items}
			selectedKeys={[pathname]}
			inlineIndent={20}
			{...(mode === "inline" && !collapsed ? { openKeys: open, onOpenChange: setOpen } : {})}
			onClick={({ key }) => {
				onChosen?.();
				if (isExternal(key)) window.open(key, "_blank", "noopener");
				else navigate(key);
			}}
		/>
	);
}

function itemsOf(menu: MenuItem[], first: boolean): Items {
	return menu
		.filter((item) => !item.hidden)
		.map((item) => {
			const Icon = iconOf(item.meta.icon);
			const children = itemsOf(item.children ?? [], false);
			const key = leadsOut(item) ? (item.meta.url ?? item.path) : item.path;
			const icon = first || item.meta.icon ? <Icon key="icon" /> : undefined;
			return children.length > 0
				? { key: item.path, icon, label: titleOf(item), children }
				: { key, icon, label: titleOf(item) };
		});
}

function groupsAbove(menu: MenuItem[], pathname: string, above: string[] = []): string[] {
	for (const item of menu) {
		if (item.path === pathname) return above;
		const found = groupsAbove(item.children ?? [], pathname, [...above, item.path]);
		if (found.length > 0) return found;
	}
	return [];
}
