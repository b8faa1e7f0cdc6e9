/** One risk: its rating, what is done about it, and its steps. */
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Drawer from "antd/es/drawer";
import Input from "antd/es/input";
import { useState } from "react";
import { type Pair, useHost, useText } from "../kit/host";
import { NoteDialog, Shown, State, useDict } from "../kit/parts";
import { type Page, useAct, useRead } from "../kit/useRows";
import { type Measure, type Risk, TOPIC } from "./wire";

type Verb = "treat" | "watch" | "close" | "reopen";
const VERBS: ReadonlyArray<{
	verb: Verb;
	label: Pair;
	needs: string;
	from: ReadonlyArray<Risk["state"]>;
	why: boolean;
}> = [
	{
		verb: "treat",
		label: "开始整改 | Start treating",
		needs: "risk:register:treat",
		from: ["open", "watching"],
		why: false,
	},
	{
		verb: "watch",
		label: "转为监控 | Watch",
		needs: "risk:register:treat",
		from: ["open", "treating"],
		why: false,
	},
	{
		verb: "close",
		label: "关闭风险 | Close",
		needs: "risk:register:close",
		from: ["open", "treating", "watching"],
		why: true,
	},
	{ verb: "reopen", label: "重新打开 | Reopen", needs: "risk:register:close", from: ["closed"], why: true },
];

export function RiskDrawer({ id, onClose }: { id: string; onClose: () => void }) {
	const host = useHost();
	const t = useText();
	const states = useDict("hazard_state");
	const levels = useDict("hazard_level");
	const read = useRead<Risk>("/risk/register/queryById", { id }, [TOPIC]);
	const [verb, setVerb] = useState<Verb | null>(null);
	const risk = read.data;
	const asked = VERBS.find((one) => one.verb === verb);
	const { busy, wrong, run } = useAct(() => setVerb(null));
	const act = (name: Verb, note = "") =>
		risk &&
		run(
			() => host.request("POST", `/risk/register/${name}`, { body: { id, version: risk.rowVersion, note } }),
			t("已更新 | Updated"),
		);
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
								<span className={`score inline ${risk.level}`}>
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
							{VERBS.filter((one) => one.from.includes(risk.state) && host.may(one.needs)).map((one) => (
								<Button
									key={one.verb}
									loading={busy && !one.why}
									onClick={() => (one.why ? setVerb(one.verb) : void act(one.verb))}
								>
									{t(one.label)}
								</Button>
							))}
						</div>
						<Measures risk={id} />
					</>
				)}
			</Shown>
			{asked && (
				<NoteDialog
					title={t(asked.label)}
					label={t("理由（必填） | Why (required)")}
					needed
					busy={busy}
					wrong={wrong.note}
					onOk={(note) => void act(asked.verb, note)}
					onCancel={() => setVerb(null)}
				/>
			)}
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
