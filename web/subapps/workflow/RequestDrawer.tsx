/** One request: what is asked and why, who did what, and what the reader may do now. */
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import { useState } from "react";
import { money, type Pair, useHost, useText } from "../kit/host";
import { Labelled, NoteDialog, RefSelect, Shown, State, useDict } from "../kit/parts";
import { useAct, useRead } from "../kit/useRows";
import { type Detail, TOPIC, type Verb } from "./wire";

const VERBS: Readonly<Record<Verb, { label: Pair; note: Pair; needed: boolean; done: Pair }>> = {
	approve: { label: "同意 | Approve", note: "意见 | Note", needed: false, done: "已同意 | Approved" },
	refuse: {
		label: "拒绝 | Refuse",
		note: "理由（必填） | Why (required)",
		needed: true,
		done: "已拒绝 | Refused",
	},
	return: {
		label: "退回修改 | Return",
		note: "请补充什么（必填） | What is missing (required)",
		needed: true,
		done: "已退回 | Returned",
	},
	delegate: { label: "转交 | Delegate", note: "说明 | Note", needed: false, done: "已转交 | Delegated" },
	withdraw: { label: "撤回 | Withdraw", note: "说明 | Note", needed: false, done: "已撤回 | Withdrawn" },
	resubmit: {
		label: "重新提交 | Submit again",
		note: "新的理由（必填） | The new reason (required)",
		needed: true,
		done: "已提交 | Sent",
	},
};

export function RequestDrawer({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useText();
	const states = useDict("approval_state");
	const verbs = useDict("approval_verb");
	const read = useRead<Detail>("/workflow/request/detail", { id }, [TOPIC]);
	const [verb, setVerb] = useState<Verb | null>(null);
	const request = read.data;
	return (
		<Drawer open title={request ? request.title : " "} size={500} onClose={onClose}>
			<Shown read={read} empty={false}>
				{request && (
					<>
						<Facts request={request} states={states} />
						<div className="acts" data-acts>
							{request.can.map((one) => (
								<Button
									key={one}
									type={one === "approve" || one === "resubmit" ? "primary" : "default"}
									danger={one === "refuse"}
									onClick={() => setVerb(one)}
								>
									{t(VERBS[one].label)}
								</Button>
							))}
							<Subject request={request} />
						</div>
						<h2>{t("过程 | What happened")}</h2>
						<ol className="log">
							{request.steps.map((step) => (
								<li key={`${step.at}${step.verb}`}>
									{step.by} · {verbs.find((one) => one.value === step.verb)?.label ?? step.verb}
									{step.note && `：${step.note}`}
									<small>{step.at}</small>
								</li>
							))}
						</ol>
					</>
				)}
			</Shown>
			{request && verb && <Decide request={request} verb={verb} onClose={() => setVerb(null)} />}
		</Drawer>
	);
}

/** The row that waits for the decision, where the reader may see it. */
function Subject({ request }: { request: Detail }) {
	const host = useHost();
	const t = useText();
	const place = placeOf(request);
	if (!place || !host.may(place.needs)) return null;
	return (
		<Button type="link" onClick={() => host.navigate(place.path)}>
			{t(place.label)}
		</Button>
	);
}

function placeOf({ kind, subjectId, payload }: Detail): { path: string; needs: string; label: Pair } | null {
	if (!subjectId) return null;
	if (kind !== "refund") {
		return { path: `/assetMg?id=${subjectId}`, needs: "asset:card:list", label: "查看资产 | See the asset" };
	}
	const no = encodeURIComponent(String(payload.accountNo));
	return payload.account === "lease"
		? {
				path: `/rental/lease?contractNo=${no}`,
				needs: "rental:lease:list",
				label: "查看合同 | See the lease",
			}
		: { path: `/rental/order?orderNo=${no}`, needs: "rental:order:list", label: "查看订单 | See the order" };
}

function Facts({ request, states }: { request: Detail; states: ReturnType<typeof useDict> }) {
	const t = useText();
	const pieces = request.payload.quantity;
	return (
		<dl className="facts">
			<dt>{t("单号 | No.")}</dt>
			<dd>{request.no}</dd>
			<dt>{t("状态 | State")}</dt>
			<dd>
				<State items={states} value={request.state} />
			</dd>
			<dt>{t("申请人 | Applicant")}</dt>
			<dd>
				{request.applicant.name} · {request.createTime}
			</dd>
			<dt>{t("理由 | Reason")}</dt>
			<dd>{request.reason}</dd>
			{request.amount && (
				<>
					<dt>{t("金额 | Amount")}</dt>
					<dd>
						{money(request.amount)}
						{pieces
							? t("（{n} 件，单价 {price}） |  ({n} pieces at {price})", {
									n: String(pieces),
									price: money(String(request.payload.price)),
								})
							: ""}
					</dd>
				</>
			)}
			{request.assignee && (
				<>
					<dt>{t("转交给 | Delegated to")}</dt>
					<dd>{request.assignee.name}</dd>
				</>
			)}
			{request.decidedBy && (
				<>
					<dt>{t("审批人 | Decided by")}</dt>
					<dd>
						{request.decidedBy.name} · {request.decidedAt}
						{request.decision && <p>{request.decision}</p>}
					</dd>
				</>
			)}
		</dl>
	);
}

function Decide({ request, verb, onClose }: { request: Detail; verb: Verb; onClose: () => void }) {
	const host = useHost();
	const t = useText();
	const [to, setTo] = useState<string | null>(null);
	const { busy, wrong, run } = useAct(onClose);
	const { label, note, needed, done } = VERBS[verb];
	return (
		<NoteDialog
			title={`${t(label)} · ${request.no}`}
			label={t(note)}
			needed={needed}
			danger={verb === "refuse"}
			busy={busy}
			wrong={wrong.note}
			ready={verb !== "delegate" || to !== null}
			onCancel={onClose}
			onOk={(text) => {
				const body = {
					id: request.id,
					version: request.version,
					note: text,
					...(verb === "delegate" ? { userId: to } : {}),
				};
				void run(() => host.request("POST", `/workflow/request/${verb}`, { body }), t(done));
			}}
		>
			{verb === "delegate" && (
				<Labelled label={t("转交给（必填） | To whom (required)")} wrong={wrong.userId}>
					<RefSelect path="sys/user" value={to} onChange={setTo} label={t("转交给 | To whom")} />
				</Labelled>
			)}
		</NoteDialog>
	);
}
