/** The organisation as a tree: found and added to at the left; details, people, rights and roles at the right. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type Describe, type Row, useDescribe } from "@/engine/describe";
import RecordDrawer from "@/engine/form/RecordDrawer";
import listStyles from "@/engine/list/ListView.module.css";
import type { Drop } from "@/engine/tree/drop";
import { RowTree } from "@/engine/tree/RowTree";
import { offerUndo } from "@/engine/undo/acts";
import { readAnew } from "@/engine/undo/undoing";
import { fetchRows } from "@/engine/wire";
import { departName } from "@/kit/depart";
import { callWhole } from "@/kit/http";
import { ask, toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { DepartPanel } from "./DepartPanel";

const NOTHING = {};

export default function DepartPage() {
	const describe = useDescribe("sys/sysDepart");
	const [params, setParams] = useSearchParams();
	const [adding, setAdding] = useState<{ parent: string | null } | null>(null);
	const chosen = params.get("open");
	if (describe === undefined) return <Waiting />;
	if (describe === null) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	const open = (id: string | null) => setParams(id ? { open: id } : {}, { replace: true });
	return (
		<section className={listStyles.list} aria-label={t("部门管理 | Departments")}>
			<Flex component="header" align="baseline" gap="var(--ant-margin-sm)" className={look.below}>
				<h1>{t("部门管理 | Departments")}</h1>
			</Flex>
			<div className={look.sides}>
				<div className={look.sheet}>
					<RowTree
						describe={describe}
						name={departName}
						value={chosen}
						onChange={open}
						onDrop={describe.can.includes("edit") ? (drop) => void moveDepart(describe, drop) : null}
						bar={
							describe.can.includes("add") && (
								<Button
									type="primary"
									size="small"
									style={{ marginLeft: "auto" }}
									onClick={() => setAdding({ parent: chosen })}
								>
									{chosen ? t("添加下级 | Add below") : t("添加部门 | Add")}
								</Button>
							)
						}
					/>
				</div>
				<div className={look.sheet}>
					{chosen ? (
						<DepartPanel key={chosen} id={chosen} describe={describe} gone={() => open(null)} />
					) : (
						<EmptyBox
							title={t("选择一个部门 | Choose a department")}
							text={t(
								"可查看和修改部门、人员、权限与部门角色。 | See and change it, its people, rights and roles.",
							)}
						/>
					)}
				</div>
			</div>
			{adding && (
				<RecordDrawer
					describe={describe}
					row={null}
					fixed={adding.parent ? { parentId: adding.parent } : NOTHING}
					onClose={() => setAdding(null)}
				/>
			)}
		</section>
	);
}

/** A department in another place: asked about when it leaves its parent, and taken back with one click. */
async function moveDepart(describe: Describe, { id, parentId, beforeId }: Drop): Promise<void> {
	const known = await fetchRows(describe.path, parentId ? [id, parentId] : [id]);
	const moved = known.find((row) => row.id === id);
	if (!moved) return;
	const elsewhere = String(moved.parentId ?? "") !== (parentId ?? "");
	const to = known.find((row) => row.id === parentId);
	if (elsewhere && !(await agreed(moved, to))) return;
	try {
		const body = { id, parentId, version: moved.rowVersion, ...(beforeId ? { beforeId } : {}) };
		const answer = await callWhole("POST", "/sys/sysDepart/move", body, { quiet: true });
		readAnew(describe.path);
		offerUndo(describe, answer.act, t("已移动“{name}” | “{name}” moved", { name: departName(moved) }));
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		toast("warning", error.message);
	}
}

const agreed = (moved: Row, to: Row | undefined) =>
	ask({
		title: to
			? t("把“{name}”移到“{to}”之下？ | Move “{name}” below “{to}”?", {
					name: departName(moved),
					to: departName(to),
				})
			: t("把“{name}”移到最上层？ | Move “{name}” to the top?", { name: departName(moved) }),
		content: t(
			"机构编码随之重新编排，下级部门和人员一起移动。 | Its code is made anew; what is below and its people go with it.",
		),
		okText: t("移动 | Move"),
	});
