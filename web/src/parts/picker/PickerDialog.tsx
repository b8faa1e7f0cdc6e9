/**
 * The frame of every dialog that chooses: search, what can be chosen, what is chosen with a way to drop each, and the last
 * five choices. It opens with what its field holds; confirming and cancelling both end it, so that nothing chosen stays.
 */

import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { Ellipsis } from "../ellipsis/Ellipsis";
import type { Choice, Choosing } from "./choice";
import { PickerState } from "./PickerState";
import styles from "./picker.module.css";
import { LATELY, noteRecent, readRecent } from "./recent";

export interface PickerDialogProps {
	title: string;
	width: number;
	many: boolean;
	choosing: Choosing;
	/** Remembers the last five choices under this name. */
	memory?: string | undefined;
	/** Of what was chosen lately, what can be chosen now, with all that is known of it. */
	recall: (ids: string[], signal: AbortSignal) => Promise<readonly Choice[]>;
	search?: { label: string; word: string; onWord(word: string): void };
	/** What went wrong with reading; a refusal shows that the right is missing. */
	error?: Error | null;
	retry?: () => void;
	waiting?: boolean;
	/** What stands at the left of the two buttons. */
	corner?: ReactNode;
	/** Shows what is chosen at the right, each with a delete link. */
	panel?: boolean;
	/** Nothing chosen is an answer too: what the field held is taken away. */
	empty?: boolean;
	onOk: (chosen: readonly Choice[]) => void;
	onCancel: () => void;
	children: ReactNode;
}

export function PickerDialog(props: PickerDialogProps) {
	const { title, width, many, choosing, memory, search, corner, panel = false, error = null } = props;
	const body = useRef<HTMLDivElement>(null);
	const phone = useScreen() === "phone";
	const confirm = () => {
		if (!props.empty && choosing.list.length === 0) return toast("warning", WORDS.selectRecord);
		if (!many && choosing.list.length > 1) return toast("warning", WORDS.selectRecord);
		noteRecent(memory, choosing.list);
		props.onOk(choosing.list);
	};
	return (
		<Dialog
			width={phone ? "100%" : width}
			title={title}
			afterOpenChange={(open) => {
				if (open) body.current?.querySelector<HTMLElement>("[data-picker-search]")?.focus();
			}}
			onClose={props.onCancel}
			footer={
				<Flex wrap align="center" gap="small">
					<Flex component="span" gap="small" className={look.fill}>
						{corner}
					</Flex>
					<Button onClick={props.onCancel}>{t("取消 | Cancel")}</Button>
					<Button type="primary" disabled={error !== null} onClick={confirm}>
						{many ? t("确定（{n}） | OK ({n})", { n: choosing.list.length }) : t("确定 | OK")}
					</Button>
				</Flex>
			}
		>
			<fieldset
				data-picker
				aria-label={title}
				className={panel && !phone ? styles.withPanel : ""}
				onKeyDown={(event) => onKeys(event, body.current, confirm)}
			>
				<div ref={body} className={styles.body}>
					{search && (
						<Input
							allowClear={clearable()}
							autoFocus
							type="search"
							data-picker-search
							prefix={<SearchOutlined />}
							aria-label={search.label}
							placeholder={search.label}
							value={search.word}
							onChange={(event) => search.onWord(event.target.value)}
						/>
					)}
					{memory && error === null && <Recent memory={memory} recall={props.recall} choosing={choosing} />}
					<PickerState error={error} retry={props.retry} waiting={props.waiting ?? false}>
						{props.children}
					</PickerState>
				</div>
				{panel && <ChosenPanel choosing={choosing} />}
			</fieldset>
		</Dialog>
	);
}

export const NAME_LENGTH = 12;
const NONE: readonly Choice[] = [];

/** Ctrl+Enter confirms from anywhere; the arrow down leads from the search to the first thing that can be chosen. */
function onKeys(event: KeyboardEvent, body: HTMLElement | null, confirm: () => void): void {
	if (event.nativeEvent.isComposing) return;
	if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
		event.preventDefault();
		confirm();
	} else if (event.key === "ArrowDown" && (event.target as HTMLElement).matches("[data-picker-search]")) {
		const first = body?.querySelector<HTMLElement>(
			"[data-pick][tabindex='0'], [data-pick], [role=tree] input",
		);
		event.preventDefault();
		first?.focus();
	}
}

interface RecentProps {
	memory: string;
	recall: PickerDialogProps["recall"];
	choosing: Choosing;
}

function Recent({ memory, recall, choosing }: RecentProps) {
	const [ids] = useState(() => readRecent(memory).map(({ id }) => id));
	const { data = NONE } = useQuery({
		queryKey: ["picker", "recent", memory, ids.join(",")],
		queryFn: ({ signal }) => recall(ids, signal),
		enabled: ids.length > 0,
		retry: false,
		gcTime: 0,
	});
	const kept = ids.flatMap((id) => data.find((one) => one.id === id) ?? []);
	if (kept.length === 0) return null;
	return (
		<Flex component="fieldset" wrap align="center" gap="small" className={styles.recent}>
			<legend>{t(LATELY)}</legend>
			{kept.map((one) => (
				<button
					key={one.id}
					type="button"
					aria-pressed={choosing.ids.has(one.id)}
					onClick={() => choosing.turn(one)}
				>
					<Ellipsis text={one.name} length={NAME_LENGTH} focusable={false} />
				</button>
			))}
		</Flex>
	);
}

function ChosenPanel({ choosing }: { choosing: Choosing }) {
	return (
		<aside className={`${look.framed} ${styles.panel}`} aria-label={t("已选择 | Chosen")}>
			<b>{t("已选择 {n} 项 | {n} chosen", { n: choosing.list.length })}</b>
			{choosing.list.length === 0 && <p className={look.quiet}>{t("尚未选择 | Nothing chosen yet")}</p>}
			<ul className={look.rows}>
				{choosing.list.map((one) => (
					<li key={one.id}>
						<Ellipsis text={one.name} length={NAME_LENGTH} />
						<Button
							type="link"
							size="small"
							danger
							icon={<DeleteOutlined />}
							aria-label={t("删除 {name} | Delete {name}", { name: one.name })}
							onClick={() => choosing.drop(one.id)}
						>
							{t("删除 | Delete")}
						</Button>
					</li>
				))}
			</ul>
		</aside>
	);
}
