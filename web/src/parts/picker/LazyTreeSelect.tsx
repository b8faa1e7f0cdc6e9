/**
 * Chooses in a tree that is read level by level, below the last five choices; typing asks the server. A condition narrows
 * every level.
 */
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import TreeSelect from "antd/es/tree-select";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { Fault } from "@/parts/dialog/Field";
import { readCondition } from "../json-input/condition";
import styles from "./picker.module.css";
import { LATELY } from "./recent";
import { noteChosen, useRecalled } from "./useRecalled";

export interface BranchOption {
	value: string;
	text: string;
	/** What names the place in the tree where another value is kept. */
	id?: string;
	isLeaf?: boolean | null;
	/** Only holds others and cannot be chosen. */
	group?: boolean;
	/** Its value stands elsewhere in the tree as well. */
	again?: boolean;
}

export interface TreeSource {
	key: QueryKey;
	/** What is right below a node; "0" is the top. */
	below(id: string, signal?: AbortSignal): Promise<BranchOption[]>;
	/** Without it only what is read is searched. */
	find?(word: string, signal: AbortSignal): Promise<BranchOption[]>;
	name(values: string[], signal: AbortSignal): Promise<BranchOption[]>;
	/** Of these, what could be chosen now; without it nothing is remembered. */
	recall?(values: string[], signal: AbortSignal): Promise<BranchOption[]>;
}

const TOP = "0";
export const TREE_HEIGHT = 400;
const FRESH_MS = 30_000;

interface Labelled {
	value: string;
	label: ReactNode;
}

interface Node extends BranchOption {
	parent: string;
}

export interface LazyTreeSelectProps {
	source: TreeSource;
	value: string[];
	onChange: (values: string[], options: BranchOption[]) => void;
	many?: boolean;
	/** A JSON object as text; anything else is said to be wrong, and nothing is read. */
	condition?: string | null | undefined;
	/** Not offered: a row cannot stand under itself. */
	without?: string | undefined;
	id?: string | undefined;
	label: string;
	disabled?: boolean | undefined;
}

export function LazyTreeSelect(props: LazyTreeSelectProps) {
	const { source, value, onChange, many = false, label, without } = props;
	const fault = useMemo(() => faultOf(props.condition), [props.condition]);
	const [openings, setOpenings] = useState(0);
	const [typed, setTyped] = useState("");
	const word = useSettled(typed.trim());
	const levels = useLevels(source, openings > 0 && !fault);
	const found = useQuery({
		queryKey: [...source.key, "find", word],
		queryFn: ({ signal }) => source.find?.(word, signal) ?? [],
		enabled: word !== "" && !fault && source.find !== undefined,
		staleTime: FRESH_MS,
	});
	const names = useQuery({
		queryKey: [...source.key, "ids", [...value].sort().join(",")],
		queryFn: ({ signal }) => source.name(value, signal),
		enabled: value.length > 0,
		staleTime: FRESH_MS,
	});
	const lately = useRecalled(source, fault ? 0 : openings);
	const failed = found.error ?? levels.error;
	useEffect(() => {
		if (failed) toast("warning", failed.message);
	}, [failed]);
	useEffect(() => {
		if (fault) toast("error", fault);
	}, [fault]);
	const nodes = useMemo(() => {
		const flat = word && source.find ? (found.data ?? []).map((one) => atTop(one, true)) : levels.nodes;
		return [
			...(word ? [] : latelyNodes(lately.filter((one) => !value.includes(one.value)))),
			...flat.map((one) => nodeOf(one)),
		].filter((one) => plainValue(one.value) !== without);
	}, [word, source, found.data, levels.nodes, lately, value, without]);
	const nameOf = (one: string) =>
		nodes.find((node) => plainValue(node.value) === one)?.text ??
		names.data?.find((named) => named.value === one)?.text ??
		one;
	/** By its whole name, which may say more than its place in the tree. */
	const shown = value.map((one) => ({
		value: one,
		label: names.data?.find((named) => named.value === one)?.text ?? nameOf(one),
	}));
	const choose = (picked: string[]) => {
		const values = [...new Set(picked.map(plainValue))];
		const placeOf = (one: string) => nodes.find((node) => plainValue(node.value) === one)?.place ?? one;
		const chosen = values.map((one) => ({ value: one, text: nameOf(one), id: placeOf(one) }));
		const fresh = chosen.filter((one) => !value.includes(one.value));
		noteChosen(
			source,
			fresh.map((one) => ({ id: one.value, name: one.text })),
		);
		onChange(values, chosen);
	};
	return (
		<>
			<TreeSelect<Labelled | Labelled[] | null>
				labelInValue
				{...(props.id ? { id: props.id } : {})}
				aria-label={label}
				disabled={props.disabled || fault !== null}
				{...(fault ? { status: "error" as const } : {})}
				multiple={many}
				value={many ? shown : (shown[0] ?? null)}
				onChange={(next) => choose([next ?? []].flat().map((one) => one.value))}
				treeDataSimpleMode
				treeData={nodes}
				loadData={({ value, place }) => levels.read(String(value), String(place))}
				loading={found.isFetching}
				allowClear
				onOpenChange={(open) => {
					if (!open) setTyped("");
					if (open) setOpenings((before) => before + 1);
				}}
				showSearch={
					source.find ? { filterTreeNode: false, onSearch: setTyped } : { treeNodeFilterProp: "title" }
				}
				styles={{ popup: { root: { maxHeight: TREE_HEIGHT, overflow: "auto" } } }}
				placeholder={t("请选择 | Choose")}
				notFoundContent={found.isFetching ? t("查找中 | Searching") : t(WORDS.noDataFound)}
				style={{ width: "100%" }}
			/>
			{fault && <Fault text={localize(fault)} />}
		</>
	);
}

function faultOf(condition: string | null | undefined): string | null {
	try {
		readCondition(condition, "JTreeSelect");
		return null;
	} catch (error) {
		return error instanceof Error ? error.message : null;
	}
}

/** What stands in the tree a second time, such as a choice of lately, does so under a value of its own. */
const LATELY_MARK = "lately:";
const plainValue = (value: string) => value.replace(/^(lately|again[^:]*):/, "");

function latelyNodes(lately: readonly BranchOption[]) {
	if (lately.length === 0) return [];
	const nodes = lately.map((one) => nodeOf(atTop({ ...one, value: LATELY_MARK + one.value }, true)));
	return [headNode("lately", t(LATELY)), ...nodes, headNode("all", t("全部 | All"))];
}

const headNode = (value: string, title: string) => ({
	...nodeOf(atTop({ value: `${LATELY_MARK}${value}:head`, text: title }, true)),
	selectable: false,
	disabled: true,
	className: styles.head ?? "",
});

const atTop = (one: BranchOption, isLeaf: boolean): Node => ({ ...one, isLeaf, parent: TOP });

function nodeOf({ value, text, id, parent, isLeaf, group, again }: Node) {
	const place = id ?? value;
	const own = group ? `group:${place}` : again ? `again${place}:${value}` : value;
	return {
		id: own,
		pId: parent,
		place,
		value: own,
		text,
		title: text,
		isLeaf: isLeaf ?? false,
		selectable: !group,
	};
}

/** The roots, and below them what was asked for. */
function useLevels(source: TreeSource, enabled: boolean) {
	const client = useQueryClient();
	const levelOf = useCallback(
		(id: string) => ({
			queryKey: [...source.key, "below", id],
			queryFn: ({ signal }: { signal: AbortSignal }) => source.below(id, signal),
			staleTime: FRESH_MS,
		}),
		[source],
	);
	const roots = useQuery({ ...levelOf(TOP), enabled });
	const [below, setBelow] = useState<Node[]>([]);
	const read = useCallback(
		async (parent: string, id: string) => {
			const level = await client.fetchQuery(levelOf(id));
			setBelow((old) => [
				...old.filter((one) => one.parent !== parent),
				...level.map((one) => ({ ...one, parent })),
			]);
		},
		[client, levelOf],
	);
	const nodes = useMemo(
		() => [...(roots.data ?? []).map((one) => ({ ...one, parent: TOP })), ...below],
		[roots.data, below],
	);
	return { nodes, read, error: roots.error };
}
