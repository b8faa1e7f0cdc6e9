/** Merges another file of the same person into this one, after showing what moves. */
import { useQuery } from "@tanstack/react-query";
import Descriptions from "antd/es/descriptions";
import Form from "antd/es/form";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { type Describe, useDescribe } from "@/engine/describe";
import { plainField } from "@/engine/kinds/plain-field";
import { RefSelect } from "@/engine/kinds/RefSelect";
import { type Answer, get, post } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { Waiting } from "@/parts/Waiting";

type Plan = Answer<"GET /rental/tenant/mergePlan">;

const OTHER = plainField("ref", "other", { ref: { path: "rental/tenant", label: ["name"] } });
const QUIET = { quiet: true };

export default function MergeRenter({ rows, onClose }: ActionDialogProps) {
	const id = String(rows[0]?.id ?? "");
	const [other, setOther] = useState("");
	const sending = useSending();
	const chosen = other !== "" && other !== id;
	const plan = useQuery({
		queryKey: ["merge-plan", id, other],
		queryFn: () => get("/rental/tenant/mergePlan", { id, other }, QUIET),
		enabled: chosen,
		gcTime: 0,
	});
	const seen = chosen ? plan.data : undefined;
	const merge = async () => {
		if (!seen) return;
		const body = { id, other, version: seen.kept.version, otherVersion: seen.other.version };
		const done = await sending.run(() => post("/rental/tenant/merge", body, QUIET), "合并成功！ | Merged");
		if (done) onClose(true);
		else void plan.refetch();
	};
	return (
		<Dialog
			width={560}
			title={t("合并重复档案：保留 {name} | Merge a duplicate: {name} stays", {
				name: String(rows[0]?.name ?? ""),
			})}
			submitText={t("确认合并 | Merge")}
			danger
			disabled={!seen || seen.refused !== null}
			busy={sending.busy}
			onSubmit={() => void merge()}
			onClose={() => onClose(false)}
		>
			<Problem text={sending.problem ?? seen?.refused} />
			<Form layout="vertical">
				<Form.Item
					label={t("并入的另一份档案 | The other file, which goes")}
					{...(other === id && other !== ""
						? { validateStatus: "error" as const, help: t("请选择另一位租客 | Choose another renter") }
						: {})}
				>
					<RefSelect
						field={OTHER}
						label={t("并入的另一份档案 | The other file, which goes")}
						value={other}
						onChange={(value) => setOther(String(value ?? ""))}
					/>
				</Form.Item>
			</Form>
			{chosen && plan.isFetching && !seen && <Waiting />}
			{chosen && plan.error && <Broken error={plan.error} retry={() => void plan.refetch()} />}
			{seen && <Moves plan={seen} />}
		</Dialog>
	);
}

function Moves({ plan }: { plan: Plan }) {
	const describe = useDescribe("rental/tenant");
	const moves = plan.moves.map(({ title, count }) =>
		t("{title} {count} 条 | {title}: {count}", { title, count }),
	);
	return (
		<Descriptions
			size="small"
			column={1}
			bordered
			items={[
				{
					key: "kept",
					label: t("保留 | Stays"),
					children: `${plan.kept.name} ${plan.kept.phone}`,
				},
				{
					key: "other",
					label: t("并入后移入回收站 | Goes to the bin"),
					children: `${plan.other.name} ${plan.other.phone}`,
				},
				{
					key: "moves",
					label: t("转到保留的档案 | Moves"),
					children: moves.join(t("、 | , ")) || t("没有关联记录 | Nothing names it"),
				},
				{
					key: "fills",
					label: t("补入的资料 | Taken over"),
					children: namesOf(describe, plan.fills).join(t("、 | , ")) || t("无 | Nothing"),
				},
			]}
		/>
	);
}

const namesOf = (describe: Describe | null | undefined, keys: string[]): string[] =>
	keys.map((key) => localize(describe?.fields.find((field) => field.key === key)?.label) || key);
