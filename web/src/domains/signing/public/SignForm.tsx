/** The signature of a party: drawn by hand or typed, with its consent; or the refusal with a reason. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import { useRef, useState } from "react";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { SignaturePad } from "@/parts/signature/SignaturePad";
import { dataAddressOf, type Invitation, type Mark, type Proof, refuseDocument, signDocument } from "./api";
import { dropKept, keep, readKept, type Sent } from "./kept";
import styles from "./public.module.css";

const PAD_HEIGHT = 200;
const GONE = new Set(["sign.identity", "sign.link", "sign.turn"]);

interface Props {
	invitation: Invitation;
	proof: Proof;
	onOver: (over: "signed" | "refused") => void;
	onLapsed: () => void;
}

export function SignForm({ invitation, proof, onOver, onLapsed }: Props) {
	const sending = useSending();
	const intent = useRef(
		`${proof.session.slice(0, 8)}-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`,
	);
	const [{ method, picture, text }, setMark] = useState(() => {
		const { method = "draw", picture = null, text = "" } = readKept(proof.token);
		return { method, picture, text };
	});
	const change = (part: { method?: Mark["method"]; picture?: string | null; text?: string }) => {
		setMark((mark) => ({ ...mark, ...part }));
		keep(proof.token, part);
	};
	const [agreed, setAgreed] = useState(false);
	const [refusing, setRefusing] = useState(false);
	const ready = agreed && (method === "draw" ? picture !== null : text.trim() !== "");
	const sign = async () => {
		const done = await sending.run(async () => {
			const mark: Mark = method === "draw" && picture ? { method, picture } : { method: "type", text };
			const sent: Sent = {
				intent: intent.current,
				mark,
				consent: invitation.consent.version,
				docSha256: invitation.docSha256,
			};
			keep(proof.token, { sent });
			try {
				await signDocument(proof, sent);
				dropKept(proof.token);
			} catch (error) {
				keep(proof.token, { sent: undefined });
				if (error instanceof Failure && GONE.has(error.id)) onLapsed();
				throw error;
			}
		});
		if (done) onOver("signed");
	};
	return (
		<div className={styles.card}>
			<Flex vertical gap="middle">
				<Segmented<Mark["method"]>
					block
					size="large"
					value={method}
					onChange={(method) => change({ method })}
					options={[
						{ value: "draw", label: t("手写签名 | Draw") },
						{ value: "type", label: t("键入姓名 | Type") },
					]}
				/>
				{method === "draw" ? (
					<SignaturePad
						label={t("您的签名 | Your signature")}
						height={PAD_HEIGHT}
						value={picture}
						onSigned={async (file) => change({ picture: file && (await dataAddressOf(file)) })}
					/>
				) : (
					<Input
						size="large"
						className={styles.typed}
						value={text}
						maxLength={60}
						aria-label={t("键入本人姓名 | Type your own name")}
						placeholder={t("键入本人姓名 | Type your own name")}
						onChange={(event) => change({ text: event.target.value })}
					/>
				)}
				<Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
					{t(invitation.consent.text)}
				</Checkbox>
				{(sending.problem ?? Object.values(sending.errors)[0]) && (
					<Alert type="error" showIcon title={sending.problem ?? Object.values(sending.errors)[0]} />
				)}
				<Button
					type="primary"
					size="large"
					block
					disabled={!ready}
					loading={sending.busy}
					className={styles.go}
					onClick={() => void sign()}
				>
					{t("确认签署 | Sign")}
				</Button>
				<Button type="text" danger onClick={() => setRefusing(true)}>
					{t("拒绝签署 | Refuse to sign")}
				</Button>
			</Flex>
			{refusing && (
				<RefuseDialog proof={proof} onClose={() => setRefusing(false)} onRefused={() => onOver("refused")} />
			)}
		</div>
	);
}

interface RefuseProps {
	proof: Proof;
	onClose: () => void;
	onRefused: () => void;
}

function RefuseDialog({ proof, onClose, onRefused }: RefuseProps) {
	const sending = useSending();
	const [reason, setReason] = useState("");
	const send = async () => {
		if (await sending.run(() => refuseDocument(proof, reason.trim()))) onRefused();
	};
	return (
		<Dialog
			title={t("拒绝签署 | Refuse to sign")}
			onClose={onClose}
			onSubmit={() => void send()}
			submitText={t("拒签 | Refuse")}
			busy={sending.busy}
			disabled={reason.trim().length < 2}
			danger
		>
			<Input.TextArea
				autoFocus
				rows={3}
				maxLength={200}
				value={reason}
				aria-label={t("拒签原因 | Reason")}
				placeholder={t("请说明原因，发送方会看到 | Say why; whoever sent it will read this")}
				onChange={(event) => setReason(event.target.value)}
			/>
			<Problem text={sending.problem ?? Object.values(sending.errors)[0]} />
		</Dialog>
	);
}
