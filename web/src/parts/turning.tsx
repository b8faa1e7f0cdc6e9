/** The arrows that turn pages, by what they do: antd calls them by their drawing. For `itemRender` of its paging. */
import type { PaginationProps } from "antd/es/pagination";
import { cloneElement, isValidElement } from "react";
import { type Pair, t } from "@/kit/text";

const ARROWS: Readonly<Record<string, Pair>> = {
	prev: "上一页 | Previous page",
	next: "下一页 | Next page",
	"jump-prev": "向前 5 页 | Back 5 pages",
	"jump-next": "向后 5 页 | On 5 pages",
};

export const namedArrows: NonNullable<PaginationProps["itemRender"]> = (_, type, drawn) => {
	const name = ARROWS[type];
	return name && isValidElement<{ "aria-label"?: string }>(drawn)
		? cloneElement(drawn, { "aria-label": t(name) })
		: drawn;
};
