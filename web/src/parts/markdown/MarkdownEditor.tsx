/** Writes Markdown: a text with 17 tools above it and a preview of how it reads; the browser's own undo goes on working. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import MarkdownView from "./MarkdownView";
import styles from "./markdown.module.css";
import { PictureDialog } from "./PictureDialog";
import { applied, type Edit, nextLine, picture, type Selected, TOOLS, type Tool } from "./tools";

export const MIN_HEIGHT = 200;
export const HEIGHT = 300;

export interface MarkdownEditorProps {
	value: string | null | undefined;
	/** null when nothing is written. */
	onChange: (text: string | null) => void;
	label: string;
	id?: string;
	disabled?: boolean;
	maxLength?: number | undefined;
	height?: number;
	/** Stores a picture and gives its address; null when that was refused and said. */
	upload: (picture: File) => Promise<string | null>;
}

export default function MarkdownEditor({
	value,
	onChange,
	label,
	id,
	disabled = false,
	maxLength,
	height = HEIGHT,
	upload,
}: MarkdownEditorProps) {
	const area = useRef<HTMLTextAreaElement>(null);
	const [preview, setPreview] = useState(false);
	const [asking, setAsking] = useState<Selected | null>(null);
	const text = value ?? "";
	const change = useEdit(area, text, onChange);
	const use = (tool: Tool) => {
		if (tool.key === "preview") setPreview(!preview);
		else if (tool.key === "picture") setAsking(selected(area.current));
		else if (tool.run) change(tool.run(selected(area.current)));
	};
	const pressed = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const byKey = TOOLS.find(
			({ shortcut }) => shortcut !== undefined && shortcut === event.key.toLowerCase(),
		);
		const next = event.key === "Enter" && plainKey(event) ? nextLine(selected(area.current)) : null;
		if (next) change(next);
		else if (byKey && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) use(byKey);
		else return;
		event.preventDefault();
	};
	return (
		<div className={look.editor} data-markdown-editor data-disabled={disabled}>
			{!disabled && <Toolbar preview={preview} use={use} />}
			{preview ? (
				<section
					className={styles.shown}
					style={{ minHeight: MIN_HEIGHT, height }}
					aria-label={t("预览 | Preview")}
				>
					{text ? <MarkdownView text={text} /> : <p>{t("还没有内容 | Nothing is written yet")}</p>}
				</section>
			) : (
				<textarea
					{...(id ? { id } : {})}
					ref={area}
					className={styles.area}
					style={{ minHeight: MIN_HEIGHT, height }}
					aria-label={label}
					disabled={disabled}
					maxLength={maxLength}
					value={text}
					onKeyDown={pressed}
					onChange={(event) => onChange(event.target.value || null)}
				/>
			)}
			{asking && (
				<PictureDialog
					upload={upload}
					onClose={() => setAsking(null)}
					onChosen={(address, remark) => {
						setAsking(null);
						change(picture(asking, address, remark));
					}}
				/>
			)}
		</div>
	);
}

function Toolbar({ preview, use }: { preview: boolean; use: (tool: Tool) => void }) {
	return (
		<Flex wrap gap="2px" className={styles.tools} role="toolbar" aria-label={t("格式 | Formatting")}>
			{TOOLS.map((tool) => {
				const keys = tool.shortcut ? ` (Ctrl+${tool.shortcut.toUpperCase()})` : "";
				return (
					<Button
						key={tool.key}
						type="text"
						size="small"
						icon={toolIcon(tool.key)}
						title={t(tool.label) + keys}
						aria-label={t(tool.label)}
						disabled={preview && tool.key !== "preview"}
						{...(tool.key === "preview" ? { "aria-pressed": preview } : {})}
						onClick={() => use(tool)}
					/>
				);
			})}
		</Flex>
	);
}

const plainKey = (event: KeyboardEvent) =>
	!event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;

function selected(area: HTMLTextAreaElement | null): Selected {
	return { text: area?.value ?? "", from: area?.selectionStart ?? 0, to: area?.selectionEnd ?? 0 };
}

/** Typed in as a person would, so that Ctrl+Z takes it back; where the browser cannot, the text is set. */
function useEdit(
	area: React.RefObject<HTMLTextAreaElement | null>,
	text: string,
	onChange: (text: string | null) => void,
) {
	const later = useRef<Edit | null>(null);
	useLayoutEffect(() => {
		const edit = later.current;
		if (!edit || !area.current || area.current.value !== text) return;
		later.current = null;
		area.current.setSelectionRange(edit.a, edit.b);
	}, [area, text]);
	return useCallback(
		(edit: Edit) => {
			const box = area.current;
			if (!box) return;
			box.focus();
			box.setSelectionRange(edit.from, edit.to);
			later.current = edit;
			const typed =
				edit.put === ""
					? document.execCommand?.("delete")
					: document.execCommand?.("insertText", false, edit.put);
			if (!typed) onChange(applied(text, edit) || null);
		},
		[area, text, onChange],
	);
}

const PATHS: Readonly<Record<string, string>> = {
	heading: "M4 3v10M12 3v10M4 8h8",
	bold: "M5 3h4a2.5 2.5 0 0 1 0 5H5zm0 5h5a2.5 2.5 0 0 1 0 5H5z",
	italic: "M7 3h5M4 13h5M9.5 3l-3 10",
	strike: "M2.5 8h11M11 5c0-1.5-1.5-2.2-3-2.2S5 3.5 5 5c0 3.5 6 2.5 6 6 0 1.5-1.5 2.2-3 2.2s-3-.7-3-2.2",
	line: "M2 8h12",
	quote: "M3 4h10M6 8h7M6 12h7M3 7.5v5",
	bullets: "M6 4h8M6 8h8M6 12h8M2.5 4h.1M2.5 8h.1M2.5 12h.1",
	numbers: "M7 4h7M7 8h7M7 12h7M2.5 3l1-.5v3.5M2.3 9.5c0-1 2-1 2 .2 0 .8-2 1.4-2 2.3h2.2",
	tasks: "M2.5 3.5h4v4h-4zM3.5 5.5l1 1 2.5-3M9 5.5h5M2.5 9.5h4v4h-4zM9 11.5h5",
	indent: "M2 3h12M8 6.5h6M8 9.5h6M2 13h12M2.5 6l2.5 2-2.5 2z",
	outdent: "M2 3h12M8 6.5h6M8 9.5h6M2 13h12M5 6 2.5 8 5 10z",
	table: "M2 3h12v10H2zM2 6.5h12M2 10h12M7.5 3v10",
	picture: "M2 3h12v10H2zM2 11l3.5-3.5 3 3L11 8l3 3M10.5 5.5h.1",
	link: "M6.5 9.5l3-3M7 5l1.5-1.5a2.5 2.5 0 0 1 3.5 3.5L10.5 8.5M9 11l-1.5 1.5A2.5 2.5 0 0 1 4 9l1.5-1.5",
	code: "M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5",
	block: "M2 3h12v10H2zM6.5 6 4.5 8l2 2M9.5 6l2 2-2 2",
	preview: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
};

/** The tools' pictures, on a field of 16 × 16. */
function toolIcon(key: string): ReactNode {
	return (
		<svg
			viewBox="0 0 16 16"
			width="16"
			height="16"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={PATHS[key]} />
		</svg>
	);
}
