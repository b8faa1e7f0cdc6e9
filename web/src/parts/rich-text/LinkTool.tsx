/** Sets, changes or takes away the link of what is selected. */
import LinkOutlined from "@ant-design/icons/es/icons/LinkOutlined";
import { type Editor, useEditorState } from "@tiptap/react";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Popover from "antd/es/popover";
import { useState } from "react";
import { t } from "@/kit/text";
import styles from "./rich-text.module.css";

const GOOD = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))\S+$/i;

export function LinkTool({ editor }: { editor: Editor }) {
	const on = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("link") });
	const [open, setOpen] = useState(false);
	const [address, setAddress] = useState("");
	const label = t("链接 | Link");
	const show = (wanted: boolean) => {
		if (wanted) setAddress(String(editor.getAttributes("link").href ?? ""));
		setOpen(wanted);
	};
	const set = () => {
		const href = /^[\w-]+(\.[\w-]+)+/.test(address) ? `https://${address}` : address;
		if (address === "") editor.chain().focus().extendMarkRange("link").unsetLink().run();
		else if (!GOOD.test(href)) return;
		else if (editor.state.selection.empty && !on)
			editor
				.chain()
				.focus()
				.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
				.run();
		else editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
		setOpen(false);
	};
	return (
		<Popover
			open={open}
			onOpenChange={show}
			trigger="click"
			destroyOnHidden
			content={
				<Flex gap="small" className={styles.link}>
					<Input
						autoFocus
						size="small"
						aria-label={t("链接地址 | Address of the link")}
						placeholder="https://"
						value={address}
						onChange={(event) => setAddress(event.target.value.trim())}
						onPressEnter={(event) => {
							event.preventDefault();
							set();
						}}
					/>
					<Button size="small" type="primary" onClick={set}>
						{t("确定 | OK")}
					</Button>
				</Flex>
			}
		>
			<Button
				type="text"
				size="small"
				icon={<LinkOutlined />}
				title={label}
				aria-label={label}
				aria-pressed={on}
			/>
		</Popover>
	);
}
