/** The frozen document, page by page; whoever has reached its end may sign it or refuse. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import { useEffect, useRef, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { PdfSheet } from "@/parts/pdf/PdfSheet";
import { usePdf } from "@/parts/pdf/usePdf";
import { Waiting } from "@/parts/Waiting";
import { fingerprintOf, type Invitation, noteRead, type Proof, readPaper } from "./api";
import styles from "./public.module.css";
import { SignForm } from "./SignForm";

const A4_WIDTH = 595;
const WIDEST = 820;

interface Props {
	invitation: Invitation;
	proof: Proof;
	onOver: (over: "signed" | "refused") => void;
	/** The proof is too old, or the link ended. */
	onLapsed: () => void;
}

export default function Paper({ invitation, proof, onOver, onLapsed }: Props) {
	const { pdf, failure } = usePaper(invitation, proof);
	const [read, setRead] = useState(false);
	const width = Math.min(window.innerWidth, WIDEST);
	const reach = async (pages: number) => {
		try {
			await noteRead(proof, invitation.docSha256, pages);
			setRead(true);
		} catch (error) {
			if (error instanceof Failure && error.id === "sign.identity") onLapsed();
		}
	};
	if (failure)
		return (
			<Alert
				type="error"
				showIcon
				title={localize(failure)}
				action={<Button onClick={onLapsed}>{t("重试 | Try again")}</Button>}
			/>
		);
	if (!pdf) return <Waiting />;
	return (
		<>
			<div className={styles.paper}>
				{Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
					<PdfSheet key={number} document={pdf} number={number} scale={width / A4_WIDTH} />
				))}
				<End onReached={() => void reach(pdf.numPages)} />
			</div>
			{read ? (
				<SignForm invitation={invitation} proof={proof} onOver={onOver} onLapsed={onLapsed} />
			) : (
				<Alert
					type="info"
					showIcon
					title={t("请阅读到文件末尾后签署 | Read to the end of the document to sign it")}
				/>
			)}
		</>
	);
}

/** The bytes that were frozen, known by their fingerprint before anything of them is shown. */
function usePaper(invitation: Invitation, proof: Proof) {
	const [data, setData] = useState<Uint8Array<ArrayBuffer> | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const { document, failed } = usePdf(data);
	useEffect(() => {
		let gone = false;
		const load = async () => {
			const read = await readPaper(proof);
			const found = await fingerprintOf(read);
			if (found !== null && found !== invitation.docSha256)
				throw new Failure(
					409,
					"sign.damaged",
					t("文件指纹不一致，请勿签署 | This is not the document that was sent: do not sign"),
				);
			if (!gone) setData(read);
		};
		load().catch((error: Error) => !gone && setFailure(error.message));
		return () => {
			gone = true;
		};
	}, [invitation.docSha256, proof]);
	return { pdf: document, failure: failed ? t(WORDS.unshownFile) : failure };
}

/** Behind the last page: whoever sees this has gone through all of it. */
function End({ onReached }: { onReached: () => void }) {
	const place = useRef<HTMLParagraphElement>(null);
	const reached = useRef(onReached);
	reached.current = onReached;
	useEffect(() => {
		if (!place.current) return;
		const watch = new IntersectionObserver((seen) => {
			if (!seen.some((one) => one.isIntersecting)) return;
			watch.disconnect();
			reached.current();
		});
		watch.observe(place.current);
		return () => watch.disconnect();
	}, []);
	return (
		<p ref={place} className={styles.end}>
			{t("— 文件末尾 — | — End of the document —")}
		</p>
	);
}
