/** Which menu entries somebody holds, as boxes; what is not saved yet is counted, and survives what others save meanwhile. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import Tag from "antd/es/tag";
import { useMemo, useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { SearchTree } from "@/parts/tree/SearchTree";
import { check, descendantsOf, editsOf, familyOf, halfOf, NO_EDITS, withEdits } from "@/parts/tree/tree";
import { Waiting } from "@/parts/Waiting";
import { type GrantNode, grantsOf, grantTree, type Holder, saveGrants } from "./api";
import { ChosenRulesDialog } from "./ChosenRules";
import styles from "./rights.module.css";

interface Props {
	holder: Holder;
	/** Without the right to change, the boxes only show. */
	mayChange: boolean;
	tree?: ReturnType<typeof grantTree>;
}

export function GrantTree({ holder, mayChange, tree = grantTree() }: Props) {
	const nodes = useQuery(tree);
	const grants = useQuery(grantsOf(holder));
	const [edits, setEdits] = useState(NO_EDITS);
	const [linked, setLinked] = useState(true);
	const [onlyHeld, setOnlyHeld] = useState(false);
	const [ruled, setRuled] = useState<GrantNode | null>(null);
	const { rules } = holder;
	const saver = useSaver(holder, () => setEdits(NO_EDITS));
	const family = useMemo(() => familyOf(nodes.data ?? []), [nodes.data]);
	const base = grants.data ?? [];
	const held = useMemo(() => withEdits(grants.data ?? [], edits), [grants.data, edits]);
	const half = useMemo(() => (linked ? halfOf(family, held) : new Set<string>()), [family, held, linked]);
	if (nodes.error ?? grants.error)
		return (
			<Broken
				error={nodes.error ?? grants.error}
				retry={() => void grants.refetch().then(() => nodes.refetch())}
			/>
		);
	if (!nodes.data || !grants.data) return <Waiting />;
	const turn = (key: string) => {
		const below = descendantsOf(family, key);
		const on = !held.has(key) || (linked && below.some((one) => !held.has(one)));
		setEdits(editsOf(base, check(family, held, key, on, linked)));
	};
	const count = family.keys.filter((key) => held.has(key)).length;
	return (
		<Flex vertical className={styles.grants}>
			<SearchTree
				nodes={nodes.data}
				label={t("菜单权限 | Menu rights")}
				only={onlyHeld ? (node) => held.has(node.key) : null}
				empty={t("还没有任何权限 | No rights yet")}
				bar={
					<>
						<Checkbox checked={onlyHeld} onChange={(event) => setOnlyHeld(event.target.checked)}>
							{t("只看已有 | Held only")}
						</Checkbox>
						<Segmented
							size="small"
							className={look.end ?? ""}
							aria-label={t("勾选方式 | How boxes act")}
							value={linked ? "linked" : "free"}
							onChange={(value) => setLinked(value === "linked")}
							options={[
								{ value: "linked", label: t("父子关联 | Linked") },
								{ value: "free", label: t("取消关联 | Unlinked") },
							]}
						/>
					</>
				}
				title={(node, shown) => (
					<span
						className={`${look.inline} ${styles.node}`}
						data-grant={node.key}
						data-held={held.has(node.key)}
					>
						<span data-edit={edits.added.has(node.key) ? "add" : edits.removed.has(node.key) ? "take" : ""}>
							{shown}
						</span>
						{node.menuType === 2 && <Tag>{t("按钮 | Button")}</Tag>}
						{rules && node.ruled && base.includes(node.key) && held.has(node.key) && (
							<Button type="link" size="small" onClick={() => setRuled(node)}>
								{t("数据规则 | Data rules")}
							</Button>
						)}
					</span>
				)}
				tree={{
					checkable: true,
					checkStrictly: true,
					disabled: false,
					selectable: false,
					checkedKeys: { checked: [...held].filter((key) => !half.has(key)), halfChecked: [...half] },
					onCheck: (_, { node }) => mayChange && turn(String(node.key)),
				}}
			/>
			<SaveBar
				count={count}
				of={family.keys.length}
				added={edits.added.size}
				taken={edits.removed.size}
				busy={saver.busy}
				save={mayChange ? () => void saver.save([...held], base) : null}
				drop={() => setEdits(NO_EDITS)}
			/>
			{ruled && rules && (
				<ChosenRulesDialog
					node={ruled}
					holder={{ ...holder, rules }}
					mayChange={mayChange}
					close={() => setRuled(null)}
				/>
			)}
		</Flex>
	);
}

function useSaver(holder: Holder, done: () => void) {
	const client = useQueryClient();
	const [busy, setBusy] = useState(false);
	const save = async (ids: string[], last: string[]) => {
		setBusy(true);
		try {
			await saveGrants(holder, ids, last);
			client.setQueryData(grantsOf(holder).queryKey, ids);
			done();
			toast("success", "权限已保存，相关人员立即生效 | Saved; it takes effect at once");
			void client.invalidateQueries({ queryKey: ["rights", "grants"] });
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			toast("error", error.message);
		} finally {
			setBusy(false);
		}
	};
	return { busy, save };
}

interface SaveBarProps {
	count: number;
	of: number;
	added: number;
	taken: number;
	busy: boolean;
	save: (() => void) | null;
	drop: () => void;
}

function SaveBar({ count, of, added, taken, busy, save, drop }: SaveBarProps) {
	const touched = added + taken > 0;
	return (
		<Flex component="footer" align="center" gap="small" className={styles.save}>
			<output className={`${look.fill} ${look.quiet}`}>
				{touched
					? t("未保存：新增 {added}，取消 {taken} | Not saved: {added} added, {taken} taken away", {
							added,
							taken,
						})
					: t("已有 {count} / {of} | {count} of {of} held", { count, of })}
			</output>
			{save && (
				<>
					<Button disabled={!touched || busy} onClick={drop}>
						{t("撤销 | Undo")}
					</Button>
					<Button type="primary" disabled={!touched} loading={busy} onClick={save}>
						{t("保存 | Save")}
					</Button>
				</>
			)}
		</Flex>
	);
}
