/** A tree with a search that opens the way to every match, and a bar for what else its owner offers. */

import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Tree, { type DataNode, type TreeProps } from "antd/es/tree";
import { type ReactNode, useMemo, useState } from "react";
import { matchWords } from "@/kit/match";
import { t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { familyOf, keysThat, matches, narrow, pathsTo, type TreeNode } from "./tree";
import styles from "./tree.module.css";

interface Props<N extends TreeNode> {
	nodes: N[] | undefined;
	label: string;
	/** Open at first; null opens the first level. */
	opened?: string[];
	/** Shows only these, with the way to them. */
	only?: ((node: N) => boolean) | null;
	bar?: ReactNode;
	empty?: string;
	/** The search has the focus as soon as it stands. */
	focus?: boolean;
	title?: (node: N, shown: ReactNode) => ReactNode;
	tree?: Omit<TreeProps<DataNode>, "treeData" | "titleRender">;
}

export function SearchTree<N extends TreeNode>({
	nodes,
	label,
	opened,
	only = null,
	bar,
	empty,
	focus = false,
	title,
	tree,
}: Props<N>) {
	const [word, setWord] = useState("");
	const [open, setOpen] = useState<string[] | null>(null);
	const family = useMemo(() => familyOf(nodes ?? []), [nodes]);
	const searching = word.trim() !== "";
	const shown = useMemo(() => {
		const chosen = only ? narrow(nodes ?? [], only) : (nodes ?? []);
		return searching ? narrow(chosen, (node) => matches(node, word), true) : chosen;
	}, [nodes, only, searching, word]);
	if (!nodes) return <Waiting />;
	const found = searching ? keysThat(nodes, (node) => matches(node, word)) : [];
	const expanded = searching ? pathsTo(family, found) : (open ?? opened ?? nodes.map((node) => node.key));
	return (
		<Flex vertical gap="small">
			<Input
				allowClear={clearable()}
				autoFocus={focus}
				{...(focus ? { "data-picker-search": true } : {})}
				prefix={<SearchOutlined />}
				aria-label={t("在{label}中查找 | Search {label}", { label })}
				placeholder={t("查找 | Search")}
				value={word}
				onChange={(event) => setWord(event.target.value)}
			/>
			<Flex wrap align="center" gap="0 var(--ant-margin)" className={look.quiet}>
				<button type="button" className={look.link} onClick={() => setOpen([...family.keys])}>
					{t("全部展开 | Open all")}
				</button>
				<button type="button" className={look.link} onClick={() => setOpen([])}>
					{t("全部收起 | Close all")}
				</button>
				{bar}
			</Flex>
			{shown.length === 0 ? (
				<EmptyBox
					title={
						searching ? t("没有匹配的节点 | Nothing matches") : (empty ?? t("暂无数据 | Nothing here yet"))
					}
				/>
			) : (
				<Tree<DataNode>
					blockNode
					aria-label={label}
					className={styles.tree ?? ""}
					treeData={shown as unknown as DataNode[]}
					expandedKeys={expanded}
					onExpand={(keys) => !searching && setOpen(keys.map(String))}
					titleRender={(data) => {
						const node = data as unknown as N;
						const text = <Marked text={node.title} word={word} />;
						return title ? title(node, text) : text;
					}}
					{...tree}
				/>
			)}
		</Flex>
	);
}

/** The letters that answer, also where they answer by pinyin. */
function Marked({ text, word }: { text: string; word: string }) {
	const at = word.trim() ? (matchWords(text, word)?.at ?? []) : [];
	if (at.length === 0) return <>{text}</>;
	return runsOf(text, at).map(([from, part, hit]) =>
		hit ? <mark key={from}>{part}</mark> : <span key={from}>{part}</span>,
	);
}

function runsOf(text: string, at: readonly number[]): Array<[from: number, part: string, hit: boolean]> {
	const runs: Array<[number, string, boolean]> = [];
	for (let i = 0; i < text.length; i++) {
		const hit = at.includes(i);
		const last = runs.at(-1);
		if (last && last[2] === hit) last[1] += text[i];
		else runs.push([i, text[i] ?? "", hit]);
	}
	return runs;
}
