/** Writes Markdown: a text with 17 tools above it and a preview of how it reads; the browser's own undo goes on working. */
import Button from "antd/es/button";
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { t } from "@/kit/text";
import { toolIcon } from "./icons";
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
		<div className={styles.editor} data-markdown-editor data-disabled={disabled}>
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
		<div className={styles.tools} role="toolbar" aria-label={t("格式 | Formatting")}>
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
		</div>
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
