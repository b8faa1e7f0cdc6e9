/** The rows that belong to this one, such as the items of a dictionary. */
import { useMemo } from "react";
import { Waiting } from "@/parts/Waiting";
import { type Describe, useDescribe } from "../describe";
import { ListView } from "../list/ListView";
import { useMemoryState } from "../list/useListState";

export function ChildList({ child, id }: { child: Describe["children"][number]; id: string }) {
	const describe = useDescribe(child.path);
	const control = useMemoryState();
	const fixed = useMemo(() => ({ [child.key]: id }), [child.key, id]);
	if (!describe) return <Waiting />;
	return <ListView describe={describe} control={control} fixed={fixed} embedded />;
}
