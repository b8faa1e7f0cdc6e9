/** The calls about the menu; refreshed by news of rights, which every change of the menu sends to all windows. */
import { queryOptions } from "@tanstack/react-query";
import { get, post, put, remove } from "@/kit/http";
import { locale } from "@/kit/text";
import type { TreeNode } from "../tree/tree";

const QUIET = { quiet: true };

export const GROUP = 0;
export const PAGE = 1;
export const BUTTON = 2;

export interface MenuValues {
	parentId: string | null;
	name: string;
	titleEn: string | null;
	url: string | null;
	component: string | null;
	componentName: string | null;
	redirect: string | null;
	icon: string | null;
	menuType: number;
	perms: string | null;
	permsType: string;
	resource: string | null;
	sortNo: number;
	status: string;
	route: string;
	hidden: boolean;
	keepAlive: boolean;
	alwaysShow: boolean;
	internalOrExternal: boolean;
	description: string | null;
}

export interface MenuNode extends TreeNode, MenuValues {
	id: string;
	rowVersion: number;
	ruleFlag: number;
	children: MenuNode[] | null;
}

/** A leaf has no `children` at all, else the table would offer to unfold it. */
function named(node: MenuNode): MenuNode {
	const { children, ...rest } = node;
	const title = locale() === "en" && node.titleEn ? node.titleEn : node.name;
	const below = (children ?? []).map(named);
	return { ...rest, title, ...(below.length > 0 ? { children: below } : {}) } as MenuNode;
}

export const menuTree = () =>
	queryOptions({
		queryKey: ["rights", "menu", locale()],
		queryFn: async ({ signal }) =>
			(await get<MenuNode[]>("/sys/permission/list", undefined, { ...QUIET, signal })).map(named),
	});

type Edit = Partial<MenuValues> & { name: string; menuType: number };

export const addEntry = (values: Edit) => post<MenuNode>("/sys/permission/add", values, QUIET);

export const editEntry = (node: Pick<MenuNode, "id" | "rowVersion">, values: Edit) =>
	put<MenuNode>("/sys/permission/edit", { id: node.id, rowVersion: node.rowVersion, ...values }, QUIET);

export const deleteEntry = (id: string) => remove("/sys/permission/delete", { id }, QUIET);

/** The entries under one parent, in their new order. */
export const sortEntries = (ids: string[]) => post("/sys/permission/sort", { ids }, QUIET);
