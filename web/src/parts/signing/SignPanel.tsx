/** How a record is being signed: its parties and how far each is, the code to scan with its time left, and what came of it. */
import EditOutlined from "@ant-design/icons/es/icons/EditOutlined";
import FilePdfOutlined from "@ant-design/icons/es/icons/FilePdfOutlined";
import SafetyCertificateOutlined from "@ant-design/icons/es/icons/SafetyCertificateOutlined";
import SendOutlined from "@ant-design/icons/es/icons/SendOutlined";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { useState } from "react";
import { SIGN_FLOW_STATE } from "@/gen/words/signing";
import { momentText } from "@/kit/format";
import { localize, type Pair, t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { useLiveQuery } from "@/live/useLiveQuery";
import { Problem } from "../dialog/Problem";
import { useSending } from "../dialog/useSending";
import { Waiting } from "../Waiting";
import { FLOW_COLOURS, type Flow, isOver, printOf, readFlow, sealAgain, startFlow } from "./api";
import { FlowEvents } from "./FlowEvents";
import { PartyRow } from "./PartyRow";
import { SignCode } from "./SignCode";
import styles from "./signing.module.css";
import { TemplateSelect } from "./TemplateSelect";
import { useHere } from "./useHere";
import { WithdrawDialog } from "./WithdrawDialog";

interface Props {
	/** What the domain declared: "lease", "lease_change", "settlement". */
	kind: string;
	id: string;
	/** Whether the record may be sent for signing now, and by whoever reads this. */
	canStart?: boolean;
}

export function SignPanel({ kind, id, canStart = false }: Props) {
	const query = useLiveQuery({
		key: ["sign", kind, id],
		topic: `sign/${kind}/${id}`,
		fetch: () => readFlow(kind, id),
		apply: () => "refetch",
	});
	const flow = query.data;
	if (query.error)
		return (
			<Alert
				type="error"
				showIcon
				title={localize(query.error.message)}
				action={
					<Button size="small" onClick={() => void query.refetch()}>
						{t("重试 | Try again")}
					</Button>
				}
			/>
		);
	if (flow === undefined) return <Waiting />;
	const fresh = () => void query.refetch();
	return (
		<Flex
			component="section"
			vertical
			gap="middle"
			aria-label={t("电子签署 | Signing")}
			data-signing={flow?.state ?? "none"}
		>
			{flow && <FlowView flow={flow} onDone={fresh} />}
			{canStart && (!flow || isOver(flow)) && <Start kind={kind} id={id} onDone={fresh} />}
			{!flow && !canStart && (
				<Typography.Text type="secondary">
					{t("还没有发起电子签署 | It was not sent for signing yet")}
				</Typography.Text>
			)}
		</Flex>
	);
}

function Start({ kind, id, onDone }: { kind: string; id: string; onDone: () => void }) {
	const sending = useSending();
	const here = useHere(onDone);
	const [templateId, choose] = useState<string>();
	const start = () => sending.run(() => startFlow(kind, id, templateId), "已发起签署 | Sent for signing");
	const first = async () =>
		(await startFlow(kind, id, templateId)).parties.find(({ turn }) => turn)?.id ?? "";
	return (
		<Flex vertical align="start" gap="small">
			<Typography.Text type="secondary">
				{t(
					"发起后文件即冻结，各签署方扫码或凭短信链接签署；二维码自生成起24小时有效。 | The document is frozen once it is sent. Each party signs by scanning a code or by a link in a text message; a code is good for 24 hours from when it was made.",
				)}
			</Typography.Text>
			<TemplateSelect kind={kind} id={id} value={templateId} onChange={choose} />
			<Flex wrap gap="small">
				<Button
					type="primary"
					icon={<SendOutlined />}
					loading={sending.busy}
					onClick={async () => (await start()) && onDone()}
				>
					{t("发起电子签署 | Send for signing")}
				</Button>
				<Button icon={<EditOutlined />} loading={here.busy} onClick={() => void here.open(first)}>
					{t("发起并现场签署 | Send and sign here")}
				</Button>
			</Flex>
			<Problem text={sending.errors.templateId ?? sending.problem} />
		</Flex>
	);
}

function FlowView({ flow, onDone }: { flow: Flow; onDone: () => void }) {
	const [chosen, choose] = useState<string | null>(null);
	const [withdrawing, setWithdrawing] = useState(false);
	const waiting = flow.parties.filter((party) => party.turn || party.state === "waiting");
	const scanned = flow.atHand ? (waiting.find(({ id }) => id === chosen) ?? waiting[0]) : undefined;
	const live = flow.state === "sent" || flow.state === "partly_signed" || flow.state === "expired";
	const state = SIGN_FLOW_STATE[flow.state as keyof typeof SIGN_FLOW_STATE] as Pair;
	return (
		<>
			<Flex wrap align="center" gap="small">
				<Tag color={FLOW_COLOURS[flow.state] ?? "default"}>{t(state)}</Tag>
				<Typography.Text strong>{flow.title}</Typography.Text>
				<Typography.Text type="secondary">{flow.no}</Typography.Text>
				{(flow.pdf || flow.finalPdf) && <Print flow={flow} />}
				{flow.can.includes("withdraw") && (
					<Button danger onClick={() => setWithdrawing(true)}>
						{t("撤回签署 | Withdraw")}
					</Button>
				)}
			</Flex>
			{flow.reason && <Alert type="warning" showIcon title={flow.reason} />}
			{flow.faultSeq !== null && (
				<Alert
					type="error"
					showIcon
					title={t(
						"存证校验异常：第{n}个事件与原记录不一致 | The evidence does not hold: event {n} is not what was recorded",
						{
							n: flow.faultSeq,
						},
					)}
				/>
			)}
			<div className={styles.sides} data-code={live && scanned ? "shown" : undefined}>
				<ul className={styles.parties}>
					{flow.parties.map((party) => (
						<PartyRow
							key={party.id}
							party={party}
							now={flow.now}
							chosen={live && party.id === scanned?.id}
							onChoose={live && flow.atHand && party.state !== "signed" ? () => choose(party.id) : undefined}
						/>
					))}
				</ul>
				{live && scanned && <SignCode key={scanned.id} party={scanned} now={flow.now} onDone={onDone} />}
			</div>
			{flow.state === "completed" && <Sealed flow={flow} onDone={onDone} />}
			<FlowEvents events={flow.events} />
			{withdrawing && <WithdrawDialog flow={flow} onClose={() => setWithdrawing(false)} onDone={onDone} />}
		</>
	);
}

/** A window first, while the browser still knows of the click; then what belongs in it. */
function Print({ flow }: { flow: Flow }) {
	const sending = useSending({ loud: true });
	const open = async () => {
		const page = window.open("", "_blank");
		const done = await sending.run(async () => {
			const address = URL.createObjectURL(await printOf(flow));
			if (page) page.location.href = address;
		});
		if (!done) page?.close();
	};
	const dead = isOver(flow) || flow.state === "expired";
	return (
		<Button type="link" icon={<FilePdfOutlined />} loading={sending.busy} onClick={() => void open()}>
			{dead
				? t("查看文件（已标注作废） | Document (marked void)")
				: flow.finalPdf
					? t("查看文件 | Document")
					: t("待签文件 | Document to sign")}
		</Button>
	);
}

function Sealed({ flow, onDone }: { flow: Flow; onDone: () => void }) {
	const sending = useSending({ loud: true });
	if (flow.sealState === "failed")
		return (
			<Alert
				type="error"
				showIcon
				title={t("盖章失败 | The sealing failed")}
				description={flow.sealNote && localize(flow.sealNote)}
				action={
					<Button
						loading={sending.busy}
						onClick={async () => (await sending.run(() => sealAgain(flow))) && onDone()}
					>
						{t("重新盖章 | Seal again")}
					</Button>
				}
			/>
		);
	if (!flow.finalPdf && flow.finalSha256)
		return (
			<Alert
				type="info"
				showIcon
				title={t(
					"文件已按要求清除，只保留存证与指纹 | The document was erased; its evidence and fingerprint are kept",
				)}
			/>
		);
	if (!flow.finalPdf)
		return (
			<Alert type="info" showIcon title={t("正在生成带存证页的成品文件… | The sealed file is being made…")} />
		);
	return (
		<Flex wrap align="center" gap="small">
			<Button
				type="primary"
				icon={<SafetyCertificateOutlined />}
				href={`${fileUrl(flow.finalPdf)}?download=1`}
			>
				{t("下载已签文件 | Download the signed file")}
			</Button>
			<Button href={flow.verifyUrl} target="_blank">
				{t("验真页面 | Verify page")}
			</Button>
			<Typography.Text type="secondary">
				{t("完成于 {at} | Completed {at}", { at: momentText(flow.endedAt, "YYYY-MM-DD HH:mm") })}
				{flow.keepUntil &&
					t(
						"，个人信息已清除，成品保留至 {day} | ; personal data were erased, the file is kept until {day}",
						{
							day: momentText(flow.keepUntil, "YYYY-MM-DD"),
						},
					)}
			</Typography.Text>
		</Flex>
	);
}
