/** The keys that work on every page. */
import { CONTROL, type KeyLine } from "@/kit/keys";
import type { Pair } from "@/kit/text";

/** After "g", within a moment: where each key leads. */
export const WAYS: Readonly<Record<string, { path: string; words: Pair }>> = {
	h: { path: "/dashboard/analysis", words: "首页 | Home" },
	o: { path: "/rental/order", words: "订单 | Orders" },
	b: { path: "/rental/board", words: "房态图 | Room board" },
	c: { path: "/rental/lease", words: "合同 | Contracts" },
	k: { path: "/housekeeping/dispatch", words: "保洁派单 | Housekeeping" },
};

export function globalKeys(paths: ReadonlySet<string>): KeyLine[] {
	const ways = Object.entries(WAYS).filter(([, way]) => paths.has(way.path));
	return [
		{ keys: [`${CONTROL} K`], words: "查找页面、数据与操作 | Find pages, records and actions" },
		{ keys: ["?"], words: "显示快捷键 | Show the keys" },
		...ways.map(([key, way]) => ({ keys: [`G ${key.toUpperCase()}`], words: way.words })),
		{ keys: ["Alt C"], words: "打开或关闭聊天 | Open or close the chat" },
		{ keys: ["Alt 1 … 9"], words: "第n个标签页 | Tab n" },
		{ keys: ["Alt W"], words: "关闭标签页 | Close the tab" },
		{ keys: ["Esc"], words: "关闭最上层 | Close the top layer" },
	];
}
