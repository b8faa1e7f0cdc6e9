/** The organisation as a tree: found and added to at the left; details, people, rights and roles at the right. */

import Button from "antd/es/button";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useDescribe } from "@/engine/describe";
import RecordDrawer from "@/engine/form/RecordDrawer";
import { RowTree } from "@/engine/tree/RowTree";
import { departName } from "@/kit/depart";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import styles from "../panel/page.module.css";
import { DepartPanel } from "./DepartPanel";
import { moveDepart } from "./move";

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
		<section className={styles.page} aria-label={t("部门管理 | Departments")}>
			<header className={styles.head}>
				<h1>{t("部门管理 | Departments")}</h1>
			</header>
			<div className={styles.sides}>
				<div className={styles.padded}>
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
				<div className={styles.padded}>
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
