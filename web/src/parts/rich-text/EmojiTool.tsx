/** Puts an emoji where the caret is. */
import SmileOutlined from "@ant-design/icons/es/icons/SmileOutlined";
import type { Editor } from "@tiptap/react";
import Button from "antd/es/button";
import Popover from "antd/es/popover";
import { lazy, Suspense, useState } from "react";
import { t } from "@/kit/text";
import { Waiting } from "../Waiting";

const EmojiPicker = lazy(() => import("../emoji/EmojiPicker"));

export function EmojiTool({ editor }: { editor: Editor }) {
	const [open, setOpen] = useState(false);
	const label = t("插入表情 | Insert an emoji");
	return (
		<Popover
			open={open}
			onOpenChange={setOpen}
			trigger="click"
			destroyOnHidden
			content={
				<Suspense fallback={<Waiting />}>
					<EmojiPicker
						onPick={(sign) => {
							setOpen(false);
							editor.chain().focus().insertContent(sign).run();
						}}
					/>
				</Suspense>
			}
		>
			<Button type="text" size="small" icon={<SmileOutlined />} title={label} aria-label={label} />
		</Popover>
	);
}
