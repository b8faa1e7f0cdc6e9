/** One asset: its facts, what may be done with it now, its label and its history. */
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import { useState } from "react";
import { money, type Pair, useHost, useText } from "../kit/host";
import { Shown, State, useDict } from "../kit/parts";
import { type Page, useRead } from "../kit/useRows";
import { ActDialog } from "./ActDialog";
import { Label } from "./Label";
import { type Card, type CardEvent, placeOf, TOPIC } from "./wire";

export type Act = "take" | "giveBack" | "repair" | "fixed" | "requestScrap";

export const ACTS: ReadonlyArray<{
	act: Act;
	label: Pair;
	needs: string;
	from: ReadonlyArray<Card["state"]>;
}> = [
	{ act: "take", label: "领用 | Hand out", needs: "asset:card:take", from: ["in_stock"] },
	{ act: "giveBack", label: "归还 | Take back", needs: "asset:card:take", from: ["in_use"] },
	{ act: "repair", label: "送修 | Send to repair", needs: "asset:card:repair", from: ["in_stock", "in_use"] },
	{ act: "fixed", label: "修好 | Repaired", needs: "asset:card:repair", from: ["repairing"] },
	{
		act: "requestScrap",
		label: "申请报废 | Ask to scrap",
		needs: "asset:card:requestScrap",
		from: ["in_stock", "in_use", "repairing"],
	},
];

export function CardDrawer({ id, onClose }: { id: string; onClose: () => void }) {
	const host = useHost();
	const t = useText();
	const states = useDict("asset_state");
	const kinds = useDict("asset_event");
	const card = useRead<Card>("/asset/card/queryById", { id }, [TOPIC]);
	const events = useRead<Page<CardEvent>>("/asset/event/list", { cardId: id, pageSize: 50 }, [
		"list/asset/event",
	]);
	const [act, setAct] = useState<Act | null>(null);
	const row = card.data;
	const acts = ACTS.filter((one) => row && one.from.includes(row.state) && host.may(one.needs));
	return (
		<Drawer open title={row ? `${row.name} ${row.code}` : " "} size={480} onClose={onClose}>
			<Shown read={card} empty={false}>
				{row && (
					<>
						<dl className="facts">
							<dt>{t("状态 | State")}</dt>
							<dd>
								<State items={states} value={row.state} />
							</dd>
							<dt>{t("品牌型号 | Make and model")}</dt>
							<dd>{row.model || "—"}</dd>
							<dt>{t("位置 | Place")}</dt>
							<dd>{placeOf(row)}</dd>
							<dt>{t("保管人 | Keeper")}</dt>
							<dd>{row.keeperId_dictText || "—"}</dd>
							<dt>{t("原值 | Price")}</dt>
							<dd>{money(row.price)}</dd>
							<dt>{t("购入 | Bought on")}</dt>
							<dd>{row.boughtOn ?? "—"}</dd>
							<dt>{t("保修至 | Warranty until")}</dt>
							<dd>{row.warrantyUntil ?? "—"}</dd>
						</dl>
						<div className="acts">
							{acts.map((one) => (
								<Button key={one.act} danger={one.act === "requestScrap"} onClick={() => setAct(one.act)}>
									{t(one.label)}
								</Button>
							))}
						</div>
						<Label id={id} />
						<h2>{t("履历 | History")}</h2>
						{events.data?.records.length === 0 && <p className="quiet">{t("还没有记录 | Nothing yet")}</p>}
						<ol className="log">
							{events.data?.records.map((event) => (
								<li key={event.id}>
									{kinds.find((kind) => kind.value === event.kind)?.label ?? event.kind}
									{event.keeperId_dictText && ` · ${event.keeperId_dictText}`}
									{event.note && `：${event.note}`}
									<small>{event.at}</small>
								</li>
							))}
						</ol>
					</>
				)}
			</Shown>
			{row && act && <ActDialog card={row} act={act} onClose={() => setAct(null)} />}
		</Drawer>
	);
}
