/** The keys of the chat, for the list of keys. */
import type { KeyLine } from "@/kit/keys";

export const CHAT_KEYS: readonly KeyLine[] = [
	{ keys: ["Alt C"], words: "打开或关闭聊天 | Open or close the chat" },
	{
		keys: ["Enter"],
		words: "发送（可在输入框设置中改为 Ctrl Enter） | Send (Ctrl Enter if so set in the box)",
	},
	{ keys: ["Shift Enter"], words: "换行 | New line" },
	{ keys: ["↑"], words: "空输入框中：编辑自己的上一条 | In an empty box: edit my last message" },
	{ keys: ["@"], words: "提到某人 | Name somebody" },
	{ keys: ["Esc"], words: "取消回复或编辑，再关闭聊天 | Cancel the answer or edit, then close the chat" },
];
