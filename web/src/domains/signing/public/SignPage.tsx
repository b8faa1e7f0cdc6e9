/** What a link to sign opens on a phone: prove who you are, read the document to its end, sign it or refuse. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Steps from "antd/es/steps";
import Typography from "antd/es/typography";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { loadChunk } from "@/kit/chunk";
import { useCell } from "@/kit/state";
import { chooseLocale, followBrowser, t, useLocale } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import { roleText } from "@/parts/signing/PartyRow";
import { clockOf, useTimeLeft } from "@/parts/signing/useTimeLeft";
import { Waiting } from "@/parts/Waiting";
import { waitingCell } from "./again";
import { type Invitation, openLink, type Proof, signDocument } from "./api";
import { Identify } from "./Identify";
import { dropKept, keep, readKept } from "./kept";
import styles from "./public.module.css";

const LOOK_AGAIN_MS = 5000;
/** The reader of PDF weighs as much as the rest of the page: it comes while the party proves who they are. */
const loadPaper = () => loadChunk(() => import("./Paper"));
const Paper = lazy(loadPaper);
const Copy = lazy(() => loadChunk(() => import("./Copy")));
const Notice = lazy(() => loadChunk(() => import("./Notice")));

export default function SignPage() {
	const token = location.hash.slice(1);
	const client = useQueryClient();
	const [proof, setProof] = useState<Proof | null>(() => proofOf(token));
	const [over, setOver] = useState<"signed" | "refused" | null>(null);
	const resending = useResending(proof, () => setOver("signed"));
	const { data, error } = useQuery({
		queryKey: ["sign-open", token],
		queryFn: () => openLink(token),
		enabled: token !== "" && over === null && !resending,
		retry: false,
		refetchInterval: ({ state }) =>
			state.data && !state.data.turn && !state.data.sealed ? LOOK_AGAIN_MS : false,
		refetchOnWindowFocus: false,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const waiting = useCell(waitingCell);
	useEffect(followBrowser, []);
	useEffect(() => {
		if (data?.turn) void loadPaper().catch(() => undefined);
	}, [data]);
	useEffect(() => {
		document.title = data?.title ?? t("电子签署 | Sign");
	}, [data]);
	const proven = (session: string) => {
		keep(token, { session });
		setProof({ token, session });
	};
	const lapsed = () => {
		keep(token, { session: undefined });
		setProof(null);
		void client.invalidateQueries({ queryKey: ["sign-open", token] });
	};
	return (
		<Flex component="main" vertical gap="middle" className={styles.page}>
			<Head invitation={data} />
			{waiting && (
				<Alert
					type="warning"
					showIcon
					role="status"
					style={{ position: "sticky", insetBlockStart: 8, zIndex: 1 }}
					title={t(
						"网络已断开，恢复后自动继续，您填写的内容不会丢失 | The connection is gone: this goes on by itself when it is back, and nothing you entered is lost",
					)}
				/>
			)}
			<Suspense fallback={<Waiting />}>
				{over === "refused" ? (
					<Notice told="refused" />
				) : proof && (over || data?.sealed) ? (
					<Copy proof={proof} signing={over !== null} onLapsed={lapsed} />
				) : token === "" || error ? (
					<Notice told="unusable" error={error as Failure | null} />
				) : !data ? (
					<Waiting />
				) : data.sealed ? (
					<Identify invitation={data} token={token} onProven={proven} />
				) : !data.turn ? (
					<Notice told="waiting" ahead={data.ahead} />
				) : (
					<>
						<Steps
							size="small"
							responsive={false}
							current={proof ? 1 : 0}
							items={[
								{ title: t("核验身份 | Identity") },
								{ title: t("阅读 | Read") },
								{ title: t("签署 | Sign") },
							]}
						/>
						{proof ? (
							<Paper invitation={data} proof={proof} onOver={setOver} onLapsed={lapsed} />
						) : (
							<Identify invitation={data} token={token} onProven={proven} />
						)}
					</>
				)}
			</Suspense>
		</Flex>
	);
}

const proofOf = (token: string): Proof | null => {
	const { session } = readKept(token);
	return session ? { token, session } : null;
};

/** A signature that was on its way when the page went is sent again: it may have been taken, and then the link is used. */
function useResending(proof: Proof | null, onSigned: () => void): boolean {
	const [sent, setSent] = useState(() => (proof ? readKept(proof.token).sent : undefined));
	const signed = useRef(onSigned);
	useEffect(() => {
		if (!proof || !sent) return;
		signDocument(proof, sent)
			.then(() => {
				dropKept(proof.token);
				signed.current();
			})
			.catch(() => keep(proof.token, { sent: undefined }))
			.finally(() => setSent(undefined));
	}, [proof, sent]);
	return sent !== undefined;
}

function Head({ invitation }: { invitation: Invitation | undefined }) {
	const locale = useLocale();
	const left = useTimeLeft(invitation?.expiresAt ?? null, invitation?.now ?? "2000-01-01 00:00:00");
	return (
		<Flex component="header" vertical gap="small">
			<Flex align="center" justify="space-between" gap="small">
				<Typography.Text strong>{invitation?.organisation ?? t("电子签署 | Signing")}</Typography.Text>
				<Button type="text" onClick={() => chooseLocale(locale === "en" ? "zh" : "en")}>
					{locale === "en" ? "中文" : "English"}
				</Button>
			</Flex>
			{invitation && (
				<div>
					<h1 className={styles.title}>{invitation.title}</h1>
					<Typography.Text type="secondary">
						{invitation.no} · {roleText(invitation.role)} {invitation.name}
						{left !== null && ` · ${t("剩 {time} | {time} left", { time: clockOf(left) })}`}
					</Typography.Text>
				</div>
			)}
		</Flex>
	);
}
