/** The editor's tools; each says what it does and whether it is on. */
import AlignCenterOutlined from "@ant-design/icons/es/icons/AlignCenterOutlined";
import AlignLeftOutlined from "@ant-design/icons/es/icons/AlignLeftOutlined";
import AlignRightOutlined from "@ant-design/icons/es/icons/AlignRightOutlined";
import BoldOutlined from "@ant-design/icons/es/icons/BoldOutlined";
import ClearOutlined from "@ant-design/icons/es/icons/ClearOutlined";
import CommentOutlined from "@ant-design/icons/es/icons/CommentOutlined";
import ItalicOutlined from "@ant-design/icons/es/icons/ItalicOutlined";
import LineOutlined from "@ant-design/icons/es/icons/LineOutlined";
import OrderedListOutlined from "@ant-design/icons/es/icons/OrderedListOutlined";
import PictureOutlined from "@ant-design/icons/es/icons/PictureOutlined";
import RedoOutlined from "@ant-design/icons/es/icons/RedoOutlined";
import StrikethroughOutlined from "@ant-design/icons/es/icons/StrikethroughOutlined";
import UnderlineOutlined from "@ant-design/icons/es/icons/UnderlineOutlined";
import UndoOutlined from "@ant-design/icons/es/icons/UndoOutlined";
import UnorderedListOutlined from "@ant-design/icons/es/icons/UnorderedListOutlined";
import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Select from "antd/es/select";
import { type ReactNode, useRef } from "react";
import { type Pair, t } from "@/kit/text";
import { type Alignment, alignmentOf } from "./align";
import { EmojiTool } from "./EmojiTool";
import { LinkTool } from "./LinkTool";
import styles from "./rich-text.module.css";

interface Tool {
	key: string;
	label: Pair;
	icon: ReactNode;
	run: (chain: ChainedCommands) => ChainedCommands;
	on?: (editor: Editor) => boolean;
	off?: (editor: Editor) => boolean;
}

const aligned =
	(alignment: Alignment): Tool["run"] =>
	(chain) =>
		chain
			.updateAttributes("paragraph", alignmentOf(alignment))
			.updateAttributes("heading", alignmentOf(alignment));

const GROUPS: Tool[][] = [
	[
		{
			key: "bold",
			label: "加粗 | Bold",
			icon: <BoldOutlined />,
			run: (c) => c.toggleBold(),
			on: (e) => e.isActive("bold"),
		},
		{
			key: "italic",
			label: "斜体 | Italic",
			icon: <ItalicOutlined />,
			run: (c) => c.toggleItalic(),
			on: (e) => e.isActive("italic"),
		},
		{
			key: "underline",
			label: "下划线 | Underline",
			icon: <UnderlineOutlined />,
			run: (c) => c.toggleUnderline(),
			on: (e) => e.isActive("underline"),
		},
		{
			key: "strike",
			label: "删除线 | Strike through",
			icon: <StrikethroughOutlined />,
			run: (c) => c.toggleStrike(),
			on: (e) => e.isActive("strike"),
		},
	],
	[
		{
			key: "bullets",
			label: "项目符号 | Bullets",
			icon: <UnorderedListOutlined />,
			run: (c) => c.toggleBulletList(),
			on: (e) => e.isActive("bulletList"),
		},
		{
			key: "numbers",
			label: "编号列表 | Numbered list",
			icon: <OrderedListOutlined />,
			run: (c) => c.toggleOrderedList(),
			on: (e) => e.isActive("orderedList"),
		},
		{
			key: "quote",
			label: "引用 | Quote",
			icon: <CommentOutlined />,
			run: (c) => c.toggleBlockquote(),
			on: (e) => e.isActive("blockquote"),
		},
	],
	[
		{ key: "left", label: "左对齐 | Align left", icon: <AlignLeftOutlined />, run: aligned("left") },
		{
			key: "center",
			label: "居中 | Centre",
			icon: <AlignCenterOutlined />,
			run: aligned("center"),
			on: (e) => e.isActive({ align: "center" }),
		},
		{
			key: "right",
			label: "右对齐 | Align right",
			icon: <AlignRightOutlined />,
			run: aligned("right"),
			on: (e) => e.isActive({ align: "right" }),
		},
	],
];
const LAST: Tool[] = [
	{ key: "line", label: "分隔线 | Line", icon: <LineOutlined />, run: (c) => c.setHorizontalRule() },
	{
		key: "plain",
		label: "清除格式 | Clear formatting",
		icon: <ClearOutlined />,
		run: (c) => c.unsetAllMarks().clearNodes(),
	},
	{
		key: "undo",
		label: "撤销 | Undo",
		icon: <UndoOutlined />,
		run: (c) => c.undo(),
		off: (e) => !e.can().undo(),
	},
	{
		key: "redo",
		label: "重做 | Redo",
		icon: <RedoOutlined />,
		run: (c) => c.redo(),
		off: (e) => !e.can().redo(),
	},
];
const ALL = [...GROUPS.flat(), ...LAST];
const STYLES: ReadonlyArray<[0 | 1 | 2 | 3, Pair]> = [
	[0, "正文 | Text"],
	[1, "标题 1 | Heading 1"],
	[2, "标题 2 | Heading 2"],
	[3, "标题 3 | Heading 3"],
];

interface Props {
	editor: Editor;
	insert: (files: File[]) => Promise<void>;
}

export function Toolbar({ editor, insert }: Props) {
	const state = useEditorState({
		editor,
		selector: ({ editor: now }) => ({
			on: ALL.filter((tool) => tool.on?.(now)).map(({ key }) => key),
			off: ALL.filter((tool) => tool.off?.(now)).map(({ key }) => key),
			level: STYLES.find(([level]) => level > 0 && now.isActive("heading", { level }))?.[0] ?? 0,
		}),
	});
	const tool = (one: Tool) => (
		<Button
			key={one.key}
			type="text"
			size="small"
			icon={one.icon}
			title={t(one.label)}
			aria-label={t(one.label)}
			disabled={state.off.includes(one.key)}
			{...(one.on ? { "aria-pressed": state.on.includes(one.key) } : {})}
			onClick={() => one.run(editor.chain().focus()).run()}
		/>
	);
	const style = (level: 0 | 1 | 2 | 3) =>
		level === 0
			? editor.chain().focus().setParagraph().run()
			: editor.chain().focus().setHeading({ level }).run();
	return (
		<Flex
			wrap
			align="center"
			gap="2px"
			className={styles.tools}
			role="toolbar"
			aria-label={t("格式 | Formatting")}
		>
			<Select
				size="small"
				variant="borderless"
				className={styles.style ?? ""}
				popupMatchSelectWidth={false}
				aria-label={t("段落样式 | Paragraph style")}
				value={state.level}
				options={STYLES.map(([value, label]) => ({ value, label: t(label) }))}
				onChange={style}
			/>
			{GROUPS.map((group) => [<i key={`before-${group[0]?.key}`} aria-hidden />, ...group.map(tool)])}
			<i aria-hidden />
			<LinkTool editor={editor} />
			<PictureTool insert={insert} />
			<EmojiTool editor={editor} />
			{LAST.map(tool)}
		</Flex>
	);
}

function PictureTool({ insert }: Pick<Props, "insert">) {
	const input = useRef<HTMLInputElement>(null);
	const label = t("插入图片 | Insert a picture");
	return (
		<>
			<Button
				type="text"
				size="small"
				icon={<PictureOutlined />}
				title={label}
				aria-label={label}
				onClick={() => input.current?.click()}
			/>
			<input
				ref={input}
				type="file"
				hidden
				multiple
				accept="image/png,image/jpeg,image/bmp"
				aria-label={label}
				onChange={(event) => {
					void insert([...(event.target.files ?? [])]);
					event.target.value = "";
				}}
			/>
		</>
	);
}
