/** The tabs of what belongs to a row: each with the list of its rows, and how many there are. */
import type { ComponentType } from "react";
import { t } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { type Child, type Describe, type Page, thingOf } from "../describe";
import { fetchPage } from "../wire";
import type { RecordTab } from "./RecordTabs";

export interface ChildListProps {
	child: Child;
	id: string;
}

export const childTabs = (
	describe: Describe,
	id: string,
	ChildList: ComponentType<ChildListProps>,
): RecordTab[] =>
	describe.children.map((child) => ({
		key: child.path,
		label: <ChildTitle child={child} id={id} />,
		children: <ChildList child={child} id={id} />,
	}));

function ChildTitle({ child, id }: ChildListProps) {
	const page = useCount(child, id);
	const title = thingOf(child);
	if (!page) return title;
	const { total: n, estimated } = page;
	return estimated
		? t("{title}（约{n}） | {title} (about {n})", { title, n })
		: t("{title}（{n}） | {title} ({n})", { title, n });
}

/** Any change may bring a row here or take it away. */
function useCount({ path, key }: Child, id: string): Page | undefined {
	return useLiveQuery({
		key: ["rows", path, "count", key, id],
		topic: `list/${path}`,
		fetch: (signal) => fetchPage(path, { [key]: id, pageNo: 1, pageSize: 1 }, signal),
		apply: () => "refetch",
	}).data;
}
