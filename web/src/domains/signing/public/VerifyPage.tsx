/** The public check of a signed document: by its fingerprint, computed on this device, by its printed code, or by the file. */
import CheckCircleFilled from "@ant-design/icons/es/icons/CheckCircleFilled";
import InboxOutlined from "@ant-design/icons/es/icons/InboxOutlined";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Result from "antd/es/result";
import Typography from "antd/es/typography";
import { type DragEvent, useEffect, useState } from "react";
import { SIGN_FLOW_STATE, SIGN_PARTY_STATE } from "@/gen/words/signing";
import { momentText } from "@/kit/format";
import { post, uploadAt } from "@/kit/http";
import { chooseLocale, followBrowser, type Pair, t, useLocale } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { roleText } from "@/parts/signing/PartyRow";
import { fingerprintOf, type Verdict } from "./api";
import styles from "./public.module.css";

const QUIET = { quiet: true };
const SAID: Readonly<
	Record<Verdict["verdict"], { status: "success" | "error" | "warning" | "info"; text: Pair }>
> = {
	authentic: {
		status: "success",
		text: "真实：与盖章归档的文件一致 | Authentic: this is the document that was sealed",
	},
	altered: { status: "error", text: "已被改动 | Altered" },
	unknown: {
		status: "warning",
		text: "未知：没有盖章归档过这个文件 | Unknown: no such document was sealed here",
	},
	unsigned: {
		status: "info",
		text: "这是签署前的文件，不含签名与盖章 | This is the document before it was signed, without signatures and seal",
	},
	open: { status: "info", text: "签署尚未完成或已结束 | The signing is not complete, or has ended" },
};

/** Of a number alone, without a file in the reader's hands. */
const RECORDED = {
	status: "success",
	text: "签署记录有效 | The record of this signing is valid",
} as const;

interface Checked {
	verdict: Verdict;
	file: File | null;
	fingerprint: string | null;
	/** The file itself was looked at, not its fingerprint alone. */
	whole: boolean;
}

export default function VerifyPage() {
	const [code] = useState(() => location.hash.slice(1));
	const locale = useLocale();
	const [checked, setChecked] = useState<Checked | null>(null);
	const sending = useSending();
	const { run } = sending;
	useEffect(followBrowser, []);
	useEffect(() => {
		document.title = t("文件验真 | Check a document");
		if (!code) return;
		void run(async () => {
			const verdict = await post("/sign/public/verifyCode", { code }, QUIET);
			setChecked({ verdict, file: null, fingerprint: null, whole: false });
		});
	}, [code, run]);
	const check = (file: File) =>
		sending.run(async () => {
			const fingerprint = await fingerprintOf(await file.arrayBuffer());
			const verdict = fingerprint
				? await post("/sign/public/verify", { sha256: fingerprint }, QUIET)
				: await wholeOf(file);
			setChecked({ verdict, file, fingerprint, whole: fingerprint === null });
		});
	const send = (one: Checked) =>
		sending.run(async () => {
			if (one.file) setChecked({ ...one, verdict: await wholeOf(one.file), whole: true });
		});
	return (
		<Flex component="main" vertical gap="middle" className={styles.page}>
			<Flex component="header" align="center" justify="space-between" gap="small">
				<h1 className={styles.title}>{t("文件验真 | Check a document")}</h1>
				<Button type="text" onClick={() => chooseLocale(locale === "en" ? "zh" : "en")}>
					{locale === "en" ? "中文" : "English"}
				</Button>
			</Flex>
			<Choose busy={sending.busy} onChosen={(file) => void check(file)} />
			<Problem text={sending.problem} />
			{checked && <Told checked={checked} busy={sending.busy} onSend={() => void send(checked)} />}
		</Flex>
	);
}

async function wholeOf(file: File): Promise<Verdict> {
	const form = new FormData();
	form.append("file", file);
	return (await uploadAt<Verdict>("/sign/public/verifyFile", form, QUIET)).result;
}

function Choose({ busy, onChosen }: { busy: boolean; onChosen: (file: File) => void }) {
	const take = (files: FileList | null) => files?.[0] && onChosen(files[0]);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		take(event.dataTransfer.files);
	};
	return (
		<label
			className={styles.drop}
			onDragOver={(event) => event.preventDefault()}
			onDrop={drop}
			aria-busy={busy}
		>
			<InboxOutlined aria-hidden className={styles.big} />
			<Typography.Text strong>{t("选择或拖入 PDF 文件 | Choose a PDF, or drop one here")}</Typography.Text>
			<Typography.Text type="secondary">
				{t(
					"只在本机计算文件指纹并比对，文件不会上传。 | Its fingerprint is computed on this device and compared; the file is not sent.",
				)}
			</Typography.Text>
			<input
				type="file"
				accept="application/pdf"
				className="gj-sr"
				aria-label={t("选择 PDF 文件 | Choose a PDF")}
				onChange={(event) => {
					take(event.target.files);
					event.target.value = "";
				}}
			/>
		</label>
	);
}

function Told({ checked, busy, onSend }: { checked: Checked; busy: boolean; onSend: () => void }) {
	const { verdict, file, fingerprint, whole } = checked;
	const said = file || verdict.verdict !== "authentic" ? SAID[verdict.verdict] : RECORDED;
	return (
		<section className={styles.card} data-verdict={verdict.verdict} aria-live="polite">
			<Result
				status={said.status}
				title={t(said.text)}
				{...(verdict.what
					? { subTitle: t("不一致之处：{what} | What differs: {what}", { what: t(verdict.what) }) }
					: {})}
			/>
			{!file && verdict.verdict === "authentic" && (
				<Alert
					type="info"
					showIcon
					title={t(
						"该编号的签署记录有效。请再选择您手中的文件，核对其是否一致。 | The record of this number is valid. Choose the file that you have to see whether it is the same.",
					)}
				/>
			)}
			{verdict.erased && (
				<Alert
					type="info"
					showIcon
					title={t(
						"该文件保留期满，已清除；指纹与存证仍可核验。 | This document was kept as long as it must be and then erased; its fingerprint and evidence are still known.",
					)}
				/>
			)}
			{verdict.no && <Facts verdict={verdict} />}
			{fingerprint && (
				<Typography.Paragraph type="secondary" className={styles.hash}>
					SHA-256 {fingerprint}
				</Typography.Paragraph>
			)}
			{file && verdict.verdict === "unknown" && !whole && (
				<Alert
					type="info"
					showIcon
					title={t(
						"可上传文件，由服务器判断是否由本系统盖章、哪里被改动。文件只用于本次检查，不会保存。 | You may send the file: the server looks whether it was sealed here and what was changed. It is used for this alone and not kept.",
					)}
					action={
						<Button loading={busy} onClick={onSend}>
							{t("上传检查 | Send and check")}
						</Button>
					}
				/>
			)}
		</section>
	);
}

function Facts({ verdict }: { verdict: Verdict }) {
	const state = SIGN_FLOW_STATE[verdict.state as keyof typeof SIGN_FLOW_STATE] as Pair | undefined;
	const facts: [string, string | null | undefined][] = [
		[t("签署编号 | No."), verdict.no],
		[t("文件 | Document"), verdict.title],
		[t("机构 | Organisation"), verdict.organisation],
		[t("状态 | State"), state && t(state)],
		[t("发起时间 | Sent"), momentText(verdict.sentAt)],
		[t("完成时间 | Ended"), momentText(verdict.endedAt)],
		[t("存证日根 | Daily root"), verdict.root && `${verdict.rootDay} ${verdict.root}`],
	];
	return (
		<Flex vertical gap="small" className={styles.go}>
			<Descriptions
				size="small"
				column={{ xs: 1, sm: 2 }}
				items={facts.filter(([, text]) => text).map(([label, children]) => ({ key: label, label, children }))}
			/>
			<ul>
				{(verdict.parties ?? []).map((party) => (
					<li key={`${party.role} ${party.name}`}>
						{party.state === "signed" && <CheckCircleFilled aria-hidden className={styles.good} />}{" "}
						{roleText(party.role)} {party.name} ·{" "}
						{t(SIGN_PARTY_STATE[party.state as keyof typeof SIGN_PARTY_STATE] as Pair)}{" "}
						{momentText(party.signedAt)}
					</li>
				))}
			</ul>
		</Flex>
	);
}
