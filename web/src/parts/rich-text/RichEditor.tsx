/** Writes rich text: headings, emphasis, lists, quotes, alignment, links, and pictures that go through the file service. */
import Image from "@tiptap/extension-image";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useMemo, useRef } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Align } from "./align";
import { ownPicturesOnly, picturesOf } from "./pictures";
import styles from "./rich-text.module.css";
import { Toolbar } from "./Toolbar";

export interface RichEditorProps {
	value: string | null | undefined;
	/** null when nothing is written. */
	onChange: (html: string | null) => void;
	label: string;
	id?: string;
	disabled?: boolean;
	/** Stores a picture and gives its address; null when that was refused and said. */
	upload: (picture: File) => Promise<string | null>;
	/** Is given what puts a piece of markup where the caret is. */
	onReady?: (insert: (html: string) => void) => void;
}

const EXTENSIONS = [
	StarterKit.configure({
		heading: { levels: [1, 2, 3] },
		link: { openOnClick: false, protocols: ["http", "https", "mailto", "tel"] },
	}),
	Image.configure({ inline: true }),
	Align,
];

export default function RichEditor({
	value,
	onChange,
	label,
	id,
	disabled = false,
	upload,
	onReady,
}: RichEditorProps) {
	const newest = useRef({ onChange, upload });
	newest.current = { onChange, upload };
	const said = useRef(value ?? "");
	const place = useRef<Editor | null>(null);
	const insert = useMemo(
		() => async (files: File[]) => {
			for (const file of files) {
				const src = await newest.current.upload(file);
				if (src) place.current?.chain().focus().setImage({ src, alt: file.name }).run();
			}
		},
		[],
	);
	const editor = useEditor({
		extensions: EXTENSIONS,
		content: value ?? "",
		editable: !disabled,
		editorProps: {
			attributes: {
				class: `${styles.rich} ${styles.text}`,
				role: "textbox",
				"aria-multiline": "true",
				"aria-label": label,
				...(id ? { id } : {}),
			},
			transformPastedHTML: ownPicturesOnly,
			handlePaste: (_view, event) => taken(picturesOf(event.clipboardData), insert),
			handleDrop: (_view, event) => taken(picturesOf(event.dataTransfer), insert),
		},
		onUpdate: ({ editor: changed }) => {
			said.current = changed.isEmpty ? "" : changed.getHTML();
			newest.current.onChange(said.current || null);
		},
	});
	place.current = editor;
	useEffect(() => onReady?.((html) => editor.chain().focus().insertContent(html).run()), [editor, onReady]);
	useEffect(() => {
		if ((value ?? "") === said.current) return;
		said.current = value ?? "";
		editor.commands.setContent(said.current, { emitUpdate: false });
	}, [editor, value]);
	useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
	return (
		<div className={look.editor} data-rich-editor>
			{!disabled && <Toolbar editor={editor} insert={insert} />}
			<EditorContent editor={editor} />
			<output className="gj-sr">{disabled ? t("只读 | Read only") : ""}</output>
		</div>
	);
}

/** True keeps the editor from pasting or dropping the file itself. */
function taken(pictures: File[], insert: (files: File[]) => Promise<void>): boolean {
	if (pictures.length === 0) return false;
	void insert(pictures);
	return true;
}
