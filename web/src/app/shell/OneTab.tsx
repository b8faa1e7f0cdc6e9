/** One open page in the strip, with its menu. */
import CloseOutlined from "@ant-design/icons/es/icons/CloseOutlined";
import PushpinFilled from "@ant-design/icons/es/icons/PushpinFilled";
import { useSortable } from "@dnd-kit/sortable";
import Dropdown from "antd/es/dropdown";
import type { MenuProps } from "antd/es/menu";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Tab } from "@/engine/navigation/tabs";
import { t } from "@/kit/text";
import styles from "./TabBar.module.css";
import type { TabActs } from "./useTabs";

interface Props {
	tab: Tab;
	title: string;
	active: boolean;
	fixed: boolean;
	acts: TabActs;
}

export function OneTab({ tab, title, active, fixed, acts }: Props) {
	const box = useRef<HTMLLIElement>(null);
	const { setNodeRef, listeners, transform, isDragging } = useSortable({ id: tab.key, disabled: fixed });
	const [open, setOpen] = useState(false);
	useEffect(() => {
		if (active) box.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
	}, [active]);
	const menu = tabMenu(tab, fixed, acts);
	useDigits(open, (digit) => {
		setOpen(false);
		(menu.find((item) => item?.key === digit) as Entry | undefined)?.onClick();
	});
	return (
		<Dropdown menu={{ items: menu }} trigger={["contextMenu"]} open={open} onOpenChange={setOpen} autoFocus>
			<li
				ref={(node) => {
					box.current = node;
					setNodeRef(node);
				}}
				className={styles.tab}
				data-active={active}
				data-tab={tab.key}
				data-dragging={isDragging}
				style={transform ? { transform: `translateX(${transform.x}px)` } : undefined}
				onAuxClick={(event) => event.button === 1 && acts.close(tab.key)}
				{...listeners}
			>
				<button
					type="button"
					className={styles.name}
					aria-current={active ? "page" : undefined}
					aria-haspopup="menu"
					title={fixed ? undefined : t("{title}（Shift+←→ 移动） | {title} (Shift+←→ moves it)", { title })}
					onClick={() => acts.go(tab.key)}
					onKeyDown={(event) => moveByKey(event, tab.key, acts)}
				>
					{tab.pinned && <PushpinFilled className={styles.pin ?? ""} aria-label={t("已固定 | Pinned")} />}
					{title}
				</button>
				{!fixed && !tab.pinned && (
					<button
						type="button"
						className={styles.close}
						aria-label={t("关闭 {title} | Close {title}", { title })}
						onClick={() => acts.close(tab.key)}
					>
						<CloseOutlined />
					</button>
				)}
			</li>
		</Dropdown>
	);
}

interface Entry {
	key: string;
	label: string;
	extra?: string;
	disabled?: boolean;
	onClick: () => void;
}

/** The four acts that have the keys 1 to 4, and what this strip can do besides. */
function tabMenu(tab: Tab, fixed: boolean, acts: TabActs): NonNullable<MenuProps["items"]> {
	const entry = (key: string, label: string, onClick: () => void, more?: Partial<Entry>) => ({
		key,
		label,
		onClick,
		...more,
	});
	const side = (which: "left" | "right" | "others") => () => acts.closeSide(tab.key, which);
	return [
		entry("1", t("刷新 | Reload"), () => acts.reload(tab.key), { extra: "1" }),
		entry("2", t("关闭左侧 | Close left"), side("left"), { extra: "2" }),
		entry("3", t("关闭右侧 | Close right"), side("right"), { extra: "3" }),
		entry("4", t("关闭其它 | Close others"), side("others"), { extra: "4" }),
		{ type: "divider" },
		entry("close", t("关闭 | Close"), () => acts.close(tab.key), { extra: "Alt W" }),
		tab.pinned
			? entry("unpin", t("取消固定 | Unpin"), () => acts.pin(tab.key, false))
			: entry("pin", t("固定页签 | Pin"), () => acts.pin(tab.key, true), { disabled: fixed }),
		entry("reopen", t("重新打开关闭的页签 | Open the closed page again"), acts.reopen, {
			extra: "Alt Shift T",
		}),
	];
}

/** While the menu is open its first four acts answer to 1 to 4, wherever the focus is. */
function useDigits(open: boolean, press: (digit: string) => void): void {
	const newest = useRef(press);
	useEffect(() => {
		newest.current = press;
	});
	useEffect(() => {
		if (!open) return;
		const pressed = (event: globalThis.KeyboardEvent) => {
			if (!/^[1-4]$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
			event.preventDefault();
			event.stopPropagation();
			newest.current(event.key);
		};
		window.addEventListener("keydown", pressed, { capture: true });
		return () => window.removeEventListener("keydown", pressed, { capture: true });
	}, [open]);
}

function moveByKey(event: KeyboardEvent, key: string, acts: TabActs): void {
	if (!event.shiftKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
	event.preventDefault();
	acts.moveBy(key, event.key === "ArrowLeft" ? -1 : 1);
}
