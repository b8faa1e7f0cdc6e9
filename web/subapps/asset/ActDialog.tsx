/** Asks what an act needs, then does it. */
import Input from "antd/es/input";
import { useState } from "react";
import { useHost, useText } from "../kit/host";
import { Labelled, NoteDialog, RefSelect } from "../kit/parts";
import { useAct } from "../kit/useRows";
import { ACTS, type Act } from "./CardDrawer";
import type { Card } from "./wire";

export function ActDialog({ card, act, onClose }: { card: Card; act: Act; onClose: () => void }) {
	const { request } = useHost();
	const t = useText();
	const { busy, wrong, run } = useAct(onClose);
	const [keeper, setKeeper] = useState<string | null>(null);
	const [place, setPlace] = useState("");
	const label = ACTS.find((one) => one.act === act)?.label ?? "";
	const scrap = act === "requestScrap";
	const told = scrap ? t("已提交审批 | Sent for approval") : t("{act}完成 | Done: {act}", { act: t(label) });
	return (
		<NoteDialog
			title={`${t(label)} · ${card.name}`}
			label={scrap ? t("报废理由（必填） | Why (required)") : t("说明 | Note")}
			needed={scrap}
			danger={scrap}
			busy={busy}
			wrong={wrong.note}
			ready={act !== "take" || keeper !== null}
			onCancel={onClose}
			onOk={(note) => {
				const body = { id: card.id, version: card.rowVersion, note };
				const more = act === "take" ? { userId: keeper, place: place.trim() } : {};
				void run(() => request("POST", `/asset/card/${act}`, { body: { ...body, ...more } }), told);
			}}
		>
			{act === "take" && (
				<>
					<Labelled label={t("保管人（必填） | Keeper (required)")} wrong={wrong.userId}>
						<RefSelect path="sys/user" value={keeper} onChange={setKeeper} label={t("保管人 | Keeper")} />
					</Labelled>
					<Labelled label={t("存放位置 | Place")}>
						<Input value={place} maxLength={100} onChange={(event) => setPlace(event.target.value)} />
					</Labelled>
				</>
			)}
		</NoteDialog>
	);
}
