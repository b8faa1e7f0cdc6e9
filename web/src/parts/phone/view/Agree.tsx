/** Newer agreements, to be accepted before the list is read and what waits is sent; nothing of it is lost meanwhile. */
import { useEffect, useState } from "react";
import { get, post } from "@/kit/http";
import { logout } from "@/kit/session";
import { localize, t } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import type { QueueActs } from "@/parts/phone/session/session";

interface Text {
	id: string;
	kind: string;
	title: string;
	version: string;
	content: string;
}

async function readWaiting(): Promise<Text[]> {
	const { agreements } = await get("/sys/permission/getUserPermissionByToken", undefined, { quiet: true });
	return Promise.all(
		agreements.map(async (one) => {
			const { content } = await get("/sys/agreement/text", { kind: one.kind }, { quiet: true });
			return { ...one, content };
		}),
	);
}

export function Agree({ desk }: { desk: QueueActs }) {
	const [waiting, setWaiting] = useState<Text[]>([]);
	const [told, setTold] = useState("");
	const [busy, setBusy] = useState(false);
	const tellOf = (error: Failure) => setTold(localize(error.message));
	// biome-ignore lint/correctness/useExhaustiveDependencies: read once
	useEffect(() => {
		readWaiting().then(setWaiting, tellOf);
	}, []);
	const accept = async () => {
		setBusy(true);
		setTold("");
		const ids = waiting.map((one) => one.id);
		await post("/sys/agreement/accept", { ids }, { quiet: true }).catch(tellOf);
		await desk.refresh();
		desk.kick();
		setBusy(false);
	};
	return (
		<main className="ph-box ph-agree">
			<h1>{t("协议已更新，请重新确认 | The agreements have changed; please accept them")}</h1>
			{told && <p role="alert">{told}</p>}
			{waiting.map((one) => (
				<section key={one.id} aria-label={one.title}>
					<h2>{`${one.title} ${one.version}`}</h2>
					<p style={{ whiteSpace: "pre-line" }}>{one.content}</p>
				</section>
			))}
			<div className="ph-acts">
				<button type="button" className="ph-act" onClick={() => void logout()}>
					{t("不同意并退出 | Decline and log out")}
				</button>
				<button
					type="button"
					className="ph-act main"
					disabled={busy || waiting.length === 0}
					onClick={() => void accept()}
				>
					{t("同意并继续 | Accept and go on")}
				</button>
			</div>
		</main>
	);
}
