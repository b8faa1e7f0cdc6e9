/** One box that finds pages, records, acts and what was open before, led by the keyboard alone. */

import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Modal from "antd/es/modal";
import { type KeyboardEvent, useMemo, useState } from "react";
import type { NavigateFunction } from "react-router";
import type { Panel } from "@/app/shell/Header";
import type { Describe, ResourceAction } from "@/engine/describe";
import { ActionPanel } from "@/engine/list/ActionPanel";
import type { MenuPage } from "@/engine/navigation/menu-tree";
import { CONTROL } from "@/kit/keys";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Entry } from "./entry";
import { Lines, lineId } from "./Lines";
import styles from "./Palette.module.css";
import type { Records } from "./useRecords";
import { useSections } from "./useSections";

/** An action that needs no row, in its dialog. */
export interface Running {
	describe: Describe;
	action: ResourceAction;
}

export interface Means {
	navigate: NavigateFunction;
	onPanel: (panel: Panel) => void;
	start: (running: Running) => void;
}

interface Props {
	places: MenuPage[];
	onPanel: (panel: Panel) => void;
	onClose: () => void;
}

export default function Palette({ places, onPanel, onClose }: Props) {
	const [running, setRunning] = useState<Running | null>(null);
	const means = useMemo(() => ({ onPanel, start: setRunning }), [onPanel]);
	if (running) {
		return (
			<ActionPanel
				describe={running.describe}
				opened={{ action: running.action, rows: [] }}
				onClose={onClose}
			/>
		);
	}
	return <Box places={places} means={means} onClose={onClose} />;
}

interface BoxProps {
	places: MenuPage[];
	means: Omit<Means, "navigate">;
	onClose: () => void;
}

function Box({ places, means, onClose }: BoxProps) {
	const [typed, setTyped] = useState("");
	const [at, setAt] = useState(0);
	const [asked, setAsked] = useState<{ apart: boolean } | null>(null);
	const { sections, records } = useSections(typed, places, means);
	const entries = useMemo(() => sections.flatMap((section) => section.entries), [sections]);
	const active = entries[Math.min(at, entries.length - 1)];
	const phone = useScreen() === "phone";

	const choose = (entry: Entry, apart: boolean) => {
		if (apart && entry.href) {
			window.open(entry.href, "_blank", "noopener");
			return;
		}
		if (!entry.id.startsWith("act:")) onClose();
		entry.run();
	};
	// Enter means the answer to what is typed: while that is on its way, Enter waits for it.
	if (asked && !records.waiting) {
		setAsked(null);
		if (active) queueMicrotask(() => choose(active, asked.apart));
	}
	const pressed = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing || event.keyCode === 229) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step && entries.length > 0) {
			event.preventDefault();
			setAt((Math.min(at, entries.length - 1) + step + entries.length) % entries.length);
		} else if (event.key === "Home" || event.key === "End") {
			if (typed) return;
			setAt(event.key === "Home" ? 0 : entries.length - 1);
		} else if (event.key === "Enter") {
			event.preventDefault();
			const apart = event.ctrlKey || event.metaKey;
			if (records.waiting && !active?.sure) setAsked({ apart });
			else if (active) choose(active, apart);
		}
	};
	return (
		<Modal
			open
			title={<span className="gj-sr">{t("查找 | Find")}</span>}
			footer={null}
			closable={false}
			onCancel={onClose}
			width={phone ? "100%" : 640}
			className={styles.box ?? ""}
			transitionName=""
			maskTransitionName=""
			wrapProps={{ "data-gj-palette": phone ? "phone" : "desk" }}
		>
			<Flex align="center" gap="var(--ant-margin-sm)" className={styles.ask}>
				<SearchOutlined aria-hidden />
				<input
					// biome-ignore lint/a11y/noAutofocus: the box was opened to type
					autoFocus
					role="combobox"
					aria-expanded={entries.length > 0}
					aria-controls="palette-lines"
					aria-activedescendant={active ? lineId(active) : undefined}
					aria-autocomplete="list"
					aria-label={t("查找页面、数据与操作 | Find pages, records and actions")}
					placeholder={t(
						"名称、拼音首字母、手机尾号、单号，或 =12*3.5 | Name, pinyin, phone tail, number, or =12*3.5",
					)}
					value={typed}
					maxLength={100}
					autoComplete="off"
					spellCheck={false}
					onChange={(event) => {
						setTyped(event.target.value);
						setAt(0);
						setAsked(null);
					}}
					onKeyDown={pressed}
				/>
				{phone && (
					<Button type="text" onClick={onClose}>
						{t("取消 | Cancel")}
					</Button>
				)}
			</Flex>
			<Lines
				sections={sections}
				active={active ?? null}
				onPoint={(entry) => setAt(entries.indexOf(entry))}
				onChoose={choose}
			/>
			<State typed={typed} count={entries.length} records={records} />
			{!phone && <Hints />}
		</Modal>
	);
}

function State({ typed, count, records }: { typed: string; count: number; records: Records }) {
	const said = records.waiting
		? ""
		: count > 0
			? t("找到{count}项 | {count} found", { count })
			: typed.trim()
				? t("没有找到“{typed}” | Nothing answers “{typed}”", { typed: typed.trim() })
				: t("输入以查找 | Type to find");
	return (
		<>
			<div className="gj-sr" role="status">
				{said}
			</div>
			{records.waiting && count === 0 && (
				<p className={`${look.centred} ${look.quiet} ${styles.state}`} aria-hidden>
					{t("正在查找… | Looking…")}
				</p>
			)}
			{records.failed && (
				<p className={`${look.centred} ${look.quiet} ${styles.state}`} role="alert">
					{t("数据暂时查不到：{why} | Records cannot be searched: {why}", {
						why: localize(records.failed.message),
					})}{" "}
					<Button type="link" size="small" onClick={records.again}>
						{t("重试 | Try again")}
					</Button>
				</p>
			)}
			{!records.waiting && !records.failed && count === 0 && (
				<p className={`${look.centred} ${look.quiet} ${styles.state}`}>{said}</p>
			)}
		</>
	);
}

function Hints() {
	return (
		<Flex gap="var(--ant-margin-md)" className={`${look.note} ${styles.hints}`} aria-hidden>
			<span>
				<kbd>↑</kbd>
				<kbd>↓</kbd> {t("选择 | move")}
			</span>
			<span>
				<kbd>Enter</kbd> {t("打开 | open")}
			</span>
			<span>
				<kbd>{CONTROL} Enter</kbd> {t("新标签页 | new tab")}
			</span>
			<span>
				<kbd>Esc</kbd> {t("关闭 | close")}
			</span>
		</Flex>
	);
}
