/** One risk: its rating, what is done about it, and its steps. */
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Drawer from "antd/es/drawer";
import Input from "antd/es/input";
import { useState } from "react";
import { useHost, useText } from "../kit/host";
import { Shown, State, useDict } from "../kit/parts";
import { Steps } from "../kit/Steps";
import { type Page, useAct, useRead } from "../kit/useRows";
import { type Measure, type Risk, TOPIC } from "./wire";

export function RiskDrawer({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useText();
	const states = useDict("hazard_state");
	const levels = useDict("hazard_level");
	const read = useRead<Risk>("/risk/register/queryById", { id }, [TOPIC]);
	const risk = read.data;
	return (
		<Drawer open title={risk ? `${risk.no} ${risk.title}` : " "} size={520} onClose={onClose}>
			<Shown read={read} empty={false}>
				{risk && (
					<>
						<dl className="facts">
							<dt>{t("状态 | State")}</dt>
							<dd>
								<State items={states} value={risk.state} />
							</dd>
							<dt>{t("评级 | Rating")}</dt>
							<dd>
								<span className="score inline" data-level={risk.level}>
									<b>{risk.score}</b> {levels.find((level) => level.value === risk.level)?.label}
								</span>{" "}
								{t("可能性 {a} × 影响 {b} | likelihood {a} × impact {b}", {
									a: risk.likelihood,
									b: risk.impact,
								})}
							</dd>
							<dt>{t("负责人 | Owner")}</dt>
							<dd>{risk.ownerId_dictText || "—"}</dd>
							<dt>{t("期限 | Due")}</dt>
							<dd>{risk.due ?? "—"}</dd>
							<dt>{t("小区 | Community")}</dt>
							<dd>{risk.communityId_dictText || "—"}</dd>
							<dt>{t("描述 | Description")}</dt>
							<dd>{risk.description || "—"}</dd>
							{risk.state === "closed" && (
								<>
									<dt>{t("关闭说明 | Why closed")}</dt>
									<dd>{risk.closing}</dd>
								</>
							)}
						</dl>
						<div className="acts">
							<Steps path="risk/register" row={risk} version={risk.rowVersion} name={risk.title} />
						</div>
						<Measures risk={id} />
					</>
				)}
			</Shown>
		</Drawer>
	);
}

function Measures({ risk }: { risk: string }) {
	const host = useHost();
	const t = useText();
	const read = useRead<Page<Measure>>("/risk/measure/list", { riskId: risk, pageSize: 100 }, [
		"list/risk/measure",
	]);
	const [what, setWhat] = useState("");
	const { busy, wrong, run } = useAct(() => setWhat(""));
	const rows = read.data?.records ?? [];
	return (
		<section>
			<h2>
				{t("措施 {done}/{all} | Measures {done}/{all}", {
					done: rows.filter((row) => row.done).length,
					all: rows.length,
				})}
			</h2>
			<ul className="measures">
				{rows.map((measure) => (
					<MeasureLine key={`${measure.id}-${measure.rowVersion}`} measure={measure} />
				))}
			</ul>
			{host.may("risk:measure:add") && (
				<form
					className="addMeasure"
					onSubmit={(event) => {
						event.preventDefault();
						if (what.trim())
							void run(() => host.request("POST", "/risk/measure/add", { body: { riskId: risk, what } }));
					}}
				>
					<Input
						value={what}
						maxLength={200}
						status={wrong.what ? "error" : ""}
						placeholder={t("新措施 | A new measure")}
						aria-label={t("新措施 | A new measure")}
						onChange={(event) => setWhat(event.target.value)}
					/>
					<Button htmlType="submit" loading={busy} disabled={!what.trim()}>
						{t("添加 | Add")}
					</Button>
				</form>
			)}
		</section>
	);
}

/** Shown as marked at once; the server's answer, or its refusal, comes after. */
function MeasureLine({ measure }: { measure: Measure }) {
	const host = useHost();
	const [wished, wish] = useState<boolean | null>(null);
	const { run } = useAct(() => undefined);
	const mark = async (done: boolean) => {
		wish(done);
		const body = { id: measure.id, rowVersion: measure.rowVersion, done };
		const agreed = await run(() => host.request("PUT", "/risk/measure/edit", { body }));
		if (!agreed) wish(null);
	};
	return (
		<li>
			<Checkbox
				checked={wished ?? measure.done}
				disabled={!host.may("risk:measure:edit")}
				onChange={(event) => void mark(event.target.checked)}
			>
				{measure.what}
			</Checkbox>
			<small>{[measure.ownerId_dictText, measure.due].filter(Boolean).join(" · ")}</small>
		</li>
	);
}
