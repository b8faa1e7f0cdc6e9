/** Two roles side by side: what only one of them may do, and what both may. */

import { useQuery } from "@tanstack/react-query";
import Checkbox from "antd/es/checkbox";
import Select from "antd/es/select";
import Tag from "antd/es/tag";
import { useState } from "react";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { SearchTree } from "@/parts/tree/SearchTree";
import { familyOf, keysThat, pathsTo } from "@/parts/tree/tree";
import { type GrantNode, grantsOf, grantTree, roleHolder } from "../rights/api";
import { allRoles } from "./api";

interface Props {
	roleId: string;
	name: string;
	close: () => void;
}

export function CompareRoles({ roleId, name, close }: Props) {
	const [other, setOther] = useState<string | null>(null);
	const [onlyDifferent, setOnlyDifferent] = useState(true);
	const roles = useQuery(allRoles());
	const tree = useQuery(grantTree());
	const mine = useQuery(grantsOf(roleHolder(roleId)));
	const theirs = useQuery({ ...grantsOf(roleHolder(other ?? "")), enabled: other !== null });
	const here = new Set(mine.data);
	const there = new Set(theirs.data);
	const otherName = roles.data?.find((role) => role.id === other)?.roleName ?? "";
	const differs = (key: string) => here.has(key) !== there.has(key);
	const opened = onlyDifferent ? waysTo(tree.data ?? [], differs) : undefined;
	const error = roles.error ?? tree.error ?? mine.error ?? theirs.error;
	const onlyHere = keysThat(tree.data ?? [], ({ key }) => here.has(key) && !there.has(key)).length;
	const onlyThere = keysThat(tree.data ?? [], ({ key }) => !here.has(key) && there.has(key)).length;
	return (
		<Dialog
			width={720}
			title={t("对比角色：{name} | Compare the role {name}", { name })}
			onClose={close}
			styles={{ body: { maxHeight: "70vh", overflow: "auto" } }}
			sizable
		>
			<Select
				style={{ width: "100%", marginBottom: 12 }}
				aria-label={t("与哪个角色对比 | Compare with")}
				placeholder={t("与哪个角色对比 | Compare with")}
				showSearch={{ optionFilterProp: "label" }}
				value={other}
				onChange={setOther}
				options={(roles.data ?? [])
					.filter((role) => role.id !== roleId)
					.map((role) => ({ value: role.id, label: role.roleName }))}
			/>
			{error && <Broken error={error} />}
			{other && theirs.data && (
				<>
					<p role="status" style={{ marginBottom: 12 }}>
						{t(
							"仅“{name}”有 {here} 项，仅“{other}”有 {there} 项 | Only “{name}”: {here}. Only “{other}”: {there}.",
							{ name, other: otherName, here: onlyHere, there: onlyThere },
						)}
					</p>
					<SearchTree
						nodes={tree.data}
						label={t("权限对比 | Rights compared")}
						only={onlyDifferent ? (node) => differs(node.key) : null}
						empty={t("两个角色的权限完全相同 | Both may do the same")}
						bar={
							<Checkbox checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)}>
								{t("只看不同 | Differences only")}
							</Checkbox>
						}
						title={(node, shown) => (
							<span className={look.inline}>
								{shown}
								<span className={look.inline}>
									{here.has(node.key) && !there.has(node.key) && <Tag color="blue">{name}</Tag>}
									{!here.has(node.key) && there.has(node.key) && <Tag color="orange">{otherName}</Tag>}
									{here.has(node.key) && there.has(node.key) && <Tag>{t("都有 | Both")}</Tag>}
								</span>
							</span>
						)}
						{...(opened ? { opened } : {})}
						tree={{ selectable: false }}
					/>
				</>
			)}
		</Dialog>
	);
}

/** What is above each entry that differs, so that none stays folded away. */
const waysTo = (nodes: GrantNode[], differs: (key: string) => boolean): string[] =>
	pathsTo(
		familyOf(nodes),
		keysThat(nodes, ({ key }) => differs(key)),
	);
