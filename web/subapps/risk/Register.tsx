/** Matrix and list of the register; a cell of the matrix filters the list. */
import Button from "antd/es/button";
import Input from "antd/es/input";
import Pagination from "antd/es/pagination";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { useHost, useOpened, useText } from "../kit/host";
import { Shown, State, useDict } from "../kit/parts";
import { type Page, useRead } from "../kit/useRows";
import { MatrixPicture } from "./MatrixPicture";
import { NewRisk } from "./NewRisk";
import { RiskDrawer } from "./RiskDrawer";
import { type Cell, isLate, type Matrix, type Risk, TOPIC } from "./wire";

const SIZE = 10;
const ALIVE = "open,treating,watching";

export function Register() {
	const host = useHost();
	const t = useText();
	const states = useDict("hazard_state");
	const [filter, setFilter] = useState({ title: "", state: ALIVE, pageNo: 1 });
	const [cell, setCell] = useState<Cell | null>(null);
	const [opened, open] = useOpened();
	const [adding, setAdding] = useState(false);
	const at = cell ? { likelihood: cell.likelihood, impact: cell.impact } : {};
	const query = { ...filter, ...at, title: filter.title && `*${filter.title}*`, pageSize: SIZE };
	const read = useRead<Page<Risk>>("/risk/register/list", query, [TOPIC]);
	const matrix = useRead<Matrix>("/risk/register/matrix", {}, [TOPIC]);
	const change = (part: Partial<typeof filter>) => setFilter({ ...filter, pageNo: 1, ...part });
	const choose = (chosen: Cell | null) => {
		setCell(chosen);
		change({ state: chosen ? ALIVE : filter.state });
	};
	return (
		<>
			<div className="head">
				<h1>
					{t("风险管理 | Risks")}
					{matrix.data && (
						<small>
							{t("未关闭 {total} 项，逾期 {late} 项 | {total} not closed, {late} overdue", {
								total: matrix.data.total,
								late: matrix.data.overdue,
							})}
						</small>
					)}
				</h1>
				{host.may("risk:register:add") && (
					<Button type="primary" onClick={() => setAdding(true)}>
						{t("登记风险 | Add a risk")}
					</Button>
				)}
				<Button onClick={() => host.navigate("/apps/riskRegister")}>{t("台账 | Ledger")}</Button>
			</div>
			<div className="split">
				{matrix.data && <MatrixPicture cells={matrix.data.cells} chosen={cell} onChoose={choose} />}
				<section className="list">
					<div className="tools">
						<Input.Search
							className="search"
							allowClear
							placeholder={t("风险名称 | Risk")}
							aria-label={t("按名称搜索 | Search by name")}
							onSearch={(title) => change({ title: title.trim() })}
						/>
						<Segmented
							value={filter.state}
							aria-label={t("状态 | State")}
							options={[{ value: ALIVE, label: t("未关闭 | Not closed") }, ...states]}
							onChange={(state) => change({ state })}
						/>
					</div>
					<Shown read={read} empty={read.data?.total === 0}>
						<Rows rows={read.data?.records ?? []} onOpen={open} />
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
				</section>
			</div>
			{opened && <RiskDrawer id={opened} onClose={() => open(null)} />}
			{adding && <NewRisk onClose={() => setAdding(false)} />}
		</>
	);
}

function Rows({ rows, onOpen }: { rows: Risk[]; onOpen: (id: string) => void }) {
	const t = useText();
	const states = useDict("hazard_state");
	const levels = useDict("hazard_level");
	return (
		<ul className="risks">
			{rows.map((risk) => (
				<li key={risk.id}>
					<button type="button" data-risk={risk.no} onClick={() => onOpen(risk.id)}>
						<span className="score" data-level={risk.level}>
							<b>{risk.score}</b>
							{levels.find((level) => level.value === risk.level)?.label}
						</span>
						<span className="what">
							<b>{risk.title}</b>
							<small>
								{[risk.no, risk.category_dictText, risk.communityId_dictText].filter(Boolean).join(" · ")}
							</small>
						</span>
						<span className="who">
							{risk.ownerId_dictText || t("未指定 | Nobody")}
							<small className={isLate(risk) ? "late" : undefined}>
								{risk.due
									? t(isLate(risk) ? "逾期 {due} | Overdue {due}" : "期限 {due} | Due {due}", {
											due: risk.due,
										})
									: "—"}
							</small>
						</span>
						<State items={states} value={risk.state} />
					</button>
				</li>
			))}
		</ul>
	);
}
