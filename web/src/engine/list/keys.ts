/** The keys of a list: what each does, in words. */
import type { KeyLine } from "@/kit/keys";

export const LIST_KEYS: readonly KeyLine[] = [
	{ keys: ["j", "↓"], words: "下一行 | Next row" },
	{ keys: ["k", "↑"], words: "上一行 | Previous row" },
	{ keys: ["→", "←"], words: "展开、收起下级 | Open or close what is below" },
	{ keys: ["Space", "x"], words: "选择 | Choose" },
	{ keys: ["Shift J", "Shift K"], words: "连续选择 | Choose a range" },
	{ keys: ["Ctrl A"], words: "选择本页 | Choose the page" },
	{ keys: ["Enter"], words: "打开 | Open" },
	{ keys: ["e"], words: "编辑 | Edit" },
	{ keys: ["Del"], words: "删除，可撤销 | Delete, can be undone" },
	{ keys: ["n"], words: "新增 | New" },
	{ keys: ["r"], words: "刷新 | Refresh" },
	{ keys: ["/"], words: "在列表中搜索 | Search in the list" },
	{ keys: ["f"], words: "高级查询 | Advanced query" },
	{ keys: ["v"], words: "视图 | Views" },
	{ keys: ["Ctrl Z"], words: "撤销我的上一步 | Undo my last act" },
	{ keys: ["Ctrl Shift Z"], words: "重做 | Redo" },
	{ keys: ["Esc"], words: "关闭最上层，清空选择 | Close the top layer, clear the choice" },
];
