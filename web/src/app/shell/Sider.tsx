/** The side menu: fixed on wide screens, folded to icons on demand, a drawer on small ones. */
import Drawer from "antd/es/drawer";
import { useRef } from "react";
import type { MenuItem } from "@/kit/session";
import { useDark, useSettings } from "@/kit/settings";
import { t } from "@/kit/text";
import { Brand } from "./Brand";
import { MainMenu } from "./MainMenu";
import styles from "./Sider.module.css";
import { useChosenInSight } from "./useChosenInSight";

interface Props {
	menu: MenuItem[];
	pathname: string;
	open: boolean;
	drawer: boolean;
	fixed: boolean;
	onClose: () => void;
}

export function Sider({ menu, pathname, open, drawer, fixed, onClose }: Props) {
	const { navTheme } = useSettings();
	const box = useRef<HTMLElement>(null);
	useChosenInSight(box, pathname);
	const dark = useDark() || navTheme === "dark";
	if (drawer) {
		return (
			<Drawer
				open={open}
				onClose={onClose}
				placement="left"
				size={264}
				title={<Brand />}
				styles={{ body: { padding: "8px 0" }, header: { padding: "14px 16px" } }}
			>
				<nav aria-label={t("主菜单 | Main menu")}>
					<MainMenu menu={menu} pathname={pathname} mode="inline" onChosen={onClose} />
				</nav>
			</Drawer>
		);
	}
	return (
		<aside className={styles.sider} data-open={open} data-dark={dark} data-fixed={fixed}>
			<div className={styles.brand}>
				<Brand short={!open} />
			</div>
			<nav ref={box} className={styles.menu} aria-label={t("主菜单 | Main menu")}>
				<MainMenu menu={menu} pathname={pathname} mode="inline" dark={dark} collapsed={!open} />
			</nav>
		</aside>
	);
}
