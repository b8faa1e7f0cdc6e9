/** Departments to narrow something by; live, so that a new one appears without a reload. */
import Button from "antd/es/button";
import { useMemo } from "react";
import { locale, t } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { Broken } from "../panel/Broken";
import { SearchTree } from "../tree/SearchTree";
import { type DepartNode, departTree } from "./api";

export function useDeparts() {
	const { queryKey, queryFn } = departTree();
	const query = useLiveQuery<DepartNode[]>({
		key: queryKey,
		topic: "list/sys/sysDepart",
		fetch: (signal) => (queryFn as (context: { signal: AbortSignal }) => Promise<DepartNode[]>)({ signal }),
		apply: () => "refetch",
	});
	const nodes = useMemo(() => query.data && inLanguage(query.data), [query.data]);
	return { ...query, nodes };
}

function inLanguage(nodes: DepartNode[]): DepartNode[] {
	const english = locale() === "en";
	return nodes.map((node) => ({
		...node,
		title: english && node.departNameEn ? node.departNameEn : node.departName,
		children: node.children ? inLanguage(node.children) : [],
	}));
}

interface Props {
	value: string | null;
	onChange: (id: string | null) => void;
}

export function DepartTree({ value, onChange }: Props) {
	const { nodes, error, refetch } = useDeparts();
	if (error && !nodes) return <Broken error={error} retry={() => void refetch()} />;
	return (
		<SearchTree
			nodes={nodes}
			label={t("部门 | Departments")}
			bar={
				value && (
					<Button type="link" size="small" onClick={() => onChange(null)}>
						{t("全部部门 | All departments")}
					</Button>
				)
			}
			tree={{
				selectedKeys: value ? [value] : [],
				onSelect: (keys) => onChange(keys.length > 0 ? String(keys[0]) : null),
			}}
		/>
	);
}
