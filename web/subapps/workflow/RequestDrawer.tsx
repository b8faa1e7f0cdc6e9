/** One request: what is asked and why, who did what, and what the reader may do now. */
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import { money, type Pair, useHost, useText } from "../kit/host";
import { Shown, State, useDict } from "../kit/parts";
import { Steps } from "../kit/Steps";
import { useRead } from "../kit/useRows";
import { type Detail, TOPIC } from "./wire";

export function RequestDrawer({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useText();
	const states = useDict("approval_state");
	const verbs = useDict("approval_verb");
	const read = useRead<Detail>("/workflow/request/detail", { id }, [TOPIC]);
	const request = read.data;
	return (
		<Drawer open title={request ? request.title : " "} size={500} onClose={onClose}>
			<Shown read={read} empty={false}>
				{request && (
					<>
						<Facts request={request} states={states} />
						<div className="acts" data-acts>
							<Steps
								path="workflow/request"
								row={request}
								version={request.version}
								name={request.no}
								first={["approve", "resubmit"]}
							/>
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
