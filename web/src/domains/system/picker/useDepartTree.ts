/** The departments that this person may see, nested, called as the reader's language has them. */
import { useQuery } from "@tanstack/react-query";
import { departName } from "@/kit/depart";
import { get } from "@/kit/http";
import { locale } from "@/kit/text";
import type { DepartNode } from "../user/api";

const named = (nodes: readonly DepartNode[]): DepartNode[] =>
	nodes.map((node) => ({
		...node,
		title: departName(node),
		children: node.children ? named(node.children) : null,
	}));

export function useDepartTree() {
	return useQuery({
		queryKey: ["rows", "sys/sysDepart", "picker", locale()],
		queryFn: async ({ signal }) =>
			named(await get("/sys/sysDepart/queryTreeList", undefined, { quiet: true, signal })),
		retry: false,
	});
}
