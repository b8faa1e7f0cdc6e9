/** A department in another place: asked about when it leaves its parent, and taken back with one click. */

import type { Describe, Row } from "@/engine/describe";
import type { Drop } from "@/engine/tree/drop";
import { offerUndo, readAnew } from "@/engine/undo/acts";
import { fetchRows } from "@/engine/wire";
import { departName } from "@/kit/depart";
import { callWhole, Failure } from "@/kit/http";
import { ask, toast } from "@/kit/notice";
import { t } from "@/kit/text";

export async function moveDepart(describe: Describe, { id, parentId, beforeId }: Drop): Promise<void> {
	const known = await fetchRows(describe.path, parentId ? [id, parentId] : [id]);
	const moved = known.find((row) => row.id === id);
	if (!moved) return;
	const elsewhere = String(moved.parentId ?? "") !== (parentId ?? "");
	const to = known.find((row) => row.id === parentId);
	if (elsewhere && !(await agreed(moved, to))) return;
	try {
		const body = { id, parentId, version: moved.rowVersion, ...(beforeId ? { beforeId } : {}) };
		const answer = await callWhole("POST", `/${describe.path}/move`, undefined, body, { quiet: true });
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
