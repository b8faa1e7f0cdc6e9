/** One asset: its facts, what may be done with it now, its label and its history. */
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import type { Shapes } from "@/app/subapp/contract";
import { money, useText } from "../kit/host";
import { Shown, State, useDict } from "../kit/parts";
import { Steps } from "../kit/Steps";
import { type Page, useRead } from "../kit/useRows";
import { type Card, type CardEvent, placeOf, TOPIC } from "./wire";

export function CardDrawer({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useText();
	const states = useDict("asset_state");
	const kinds = useDict("asset_event");
	const card = useRead<Card>("/asset/card/queryById", { id }, [TOPIC]);
	const events = useRead<Page<CardEvent>>("/asset/event/list", { cardId: id, pageSize: 50 }, [
		"list/asset/event",
	]);
	const row = card.data;
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
							<Steps path="asset/card" row={row} version={row.rowVersion} name={row.name} />
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
		</Drawer>
	);
}

type Told = Shapes["Label"];

/** The label that is stuck on the thing: a QR code that opens its card, and its number. */
function Label({ id }: { id: string }) {
	const t = useText();
	const { data } = useRead<Told>("/asset/card/label", { id }, [`record/asset/card/${id}`]);
	if (!data) return null;
	// Drawn for use inside a page: as a picture of its own it must say what it is.
	const picture = `data:image/svg+xml,${encodeURIComponent(data.svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'))}`;
	return (
		<figure className="label">
			<img className="qr" src={picture} alt={t("二维码 | QR code")} />
			<figcaption>
				<b>{data.code}</b>
				<span>{data.name}</span>
				<Button size="small" onClick={() => print(picture, data)}>
					{t("打印标签 | Print the label")}
				</Button>
			</figcaption>
		</figure>
	);
}

/** In a frame of its own, so that only the label is printed. */
function print(picture: string, { code, name }: Told): void {
	const frame = document.createElement("iframe");
	frame.style.cssText = "position:fixed;inset:auto 0 0 auto;width:0;height:0;border:0";
	document.body.append(frame);
	const page = frame.contentDocument;
	if (!page || !frame.contentWindow) return;
	page.body.style.cssText = "margin:4mm;font:12px sans-serif;text-align:center;width:40mm";
	const image = page.createElement("img");
	image.style.width = "36mm";
	const line = page.createElement("p");
	line.textContent = `${code} ${name}`;
	page.body.append(image, line);
	frame.contentWindow.onafterprint = () => frame.remove();
	image.onload = () => frame.contentWindow?.print();
	image.src = picture;
}
