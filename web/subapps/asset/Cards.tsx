/** The cards as pictures, with search, state and category; a card opens beside them. */
import Button from "antd/es/button";
import Input from "antd/es/input";
import Pagination from "antd/es/pagination";
import Segmented from "antd/es/segmented";
import Select from "antd/es/select";
import { useState } from "react";
import { money, useHost, useOpened, useText } from "../kit/host";
import { Shown, State, useDict } from "../kit/parts";
import { type Page, useRead } from "../kit/useRows";
import { CardDrawer } from "./CardDrawer";
import { NewCard } from "./NewCard";
import { Purchase } from "./Purchase";
import { type Card, placeOf, TOPIC } from "./wire";

const SIZE = 24;

export function Cards() {
	const host = useHost();
	const t = useText();
	const states = useDict("asset_state");
	const categories = useDict("asset_category");
	const [filter, setFilter] = useState({ name: "", state: "", category: "", pageNo: 1 });
	const [opened, open] = useOpened();
	const [dialog, setDialog] = useState<"add" | "buy" | null>(null);
	const query = { ...filter, name: filter.name && `*${filter.name}*`, pageSize: SIZE };
	const read = useRead<Page<Card>>("/asset/card/list", query, [TOPIC]);
	const change = (part: Partial<typeof filter>) => setFilter({ ...filter, pageNo: 1, ...part });
	const close = () => setDialog(null);
	return (
		<>
			<div className="head">
				<h1>
					{t("资产管理 | Assets")}
					<small>{read.data && t("共 {n} 件 | {n} in all", { n: read.data.total })}</small>
				</h1>
				{host.may("asset:card:requestPurchase") && (
					<Button type="primary" onClick={() => setDialog("buy")}>
						{t("申请采购 | Ask to buy")}
					</Button>
				)}
				{host.may("asset:card:add") && (
					<Button onClick={() => setDialog("add")}>{t("登记资产 | Add an asset")}</Button>
				)}
				<Button onClick={() => host.navigate("/apps/assetCard")}>{t("台账 | Ledger")}</Button>
			</div>
			<div className="tools">
				<Input.Search
					className="search"
					allowClear
					placeholder={t("名称 | Name")}
					aria-label={t("按名称搜索 | Search by name")}
					onSearch={(name) => change({ name: name.trim() })}
				/>
				<Select
					allowClear
					value={filter.category || null}
					placeholder={t("类别 | Category")}
					aria-label={t("类别 | Category")}
					options={categories}
					style={{ minWidth: 132 }}
					onChange={(category: string | null) => change({ category: category ?? "" })}
				/>
				<Segmented
					value={filter.state}
					aria-label={t("状态 | State")}
					options={[{ value: "", label: t("全部 | All") }, ...states]}
					onChange={(state) => change({ state })}
				/>
			</div>
			<Shown read={read} empty={read.data?.total === 0}>
				<ul className="cards">
					{read.data?.records.map((card) => (
						<li key={card.id}>
							<button type="button" className="card" data-card={card.code} onClick={() => open(card.id)}>
								<Picture card={card} />
								<span className="body">
									<b>{card.name}</b>
									<span className="code">{card.code}</span>
									<span className="line">{placeOf(card)}</span>
									<span className="line">{card.keeperId_dictText || t("无保管人 | Nobody keeps it")}</span>
									<span className="last">
										<State items={states} value={card.state} />
										<span>{money(card.price)}</span>
									</span>
								</span>
							</button>
						</li>
					))}
				</ul>
				<div className="foot">
					<Pagination
						hideOnSinglePage
						current={filter.pageNo}
						pageSize={SIZE}
						total={read.data?.total ?? 0}
						showSizeChanger={false}
						onChange={(pageNo) => setFilter({ ...filter, pageNo })}
					/>
				</div>
			</Shown>
			{opened && <CardDrawer id={opened} onClose={() => open(null)} />}
			{dialog === "add" && <NewCard onClose={close} />}
			{dialog === "buy" && <Purchase onClose={close} />}
		</>
	);
}

const DRAWINGS: Readonly<Record<string, string>> = {
	furniture: "M8 30v-9a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v9M6 30h36v6H6zM10 36v5M38 36v5",
	appliance: "M7 13h34v13H7zM12 20h16M34 20h2M14 32q-3 3 0 7M24 32q-3 3 0 7M34 32q-3 3 0 7",
	it: "M8 9h32v22H8zM18 39h12M24 31v8M14 25l5-6 5 4 6-8",
	lock: "M13 22h22v18H13zM17 22v-6a7 7 0 0 1 14 0v6M24 29v5",
	tool: "M30 8a9 9 0 0 0-9 12L8 33a4 4 0 0 0 6 6l13-13a9 9 0 0 0 12-10l-5 5-5-1-1-5 5-5a9 9 0 0 0-3-2z",
	vehicle: "M6 30v-8l6-9h20l8 9v8zM13 30a4 4 0 1 0 .1 0M34 30a4 4 0 1 0 .1 0M22 13v9H8",
	other: "M24 6 41 15v18L24 42 7 33V15zM7 15l17 9 17-9M24 24v18",
};

/** The photo of an asset, or a drawing of its category. */
function Picture({ card }: { card: Card }) {
	const { fileUrl } = useHost();
	const photo = card.photo?.split(",")[0];
	return (
		<span className="picture" data-category={card.category}>
			{photo ? (
				<img src={fileUrl(photo)} alt="" loading="lazy" />
			) : (
				<svg viewBox="0 0 48 48" aria-hidden="true">
					<path d={DRAWINGS[card.category] ?? DRAWINGS.other} />
				</svg>
			)}
		</span>
	);
}
