/** Opens a phone page for the signed-in person and joins it to its live topic. */
import { useEffect, useRef, useState } from "react";
import { clientId } from "@/kit/client-id";
import { readStored } from "@/kit/store";
import { locale } from "@/kit/text";
import { apiPrefix } from "@/kit/transport";
import { startLive, stopLive } from "@/live/client";
import { useLiveStatus } from "@/live/status";
import type { Line } from "@/parts/phone/line";
import type { KeptRow } from "@/parts/phone/queue/store";
import type { RowSource } from "@/parts/phone/session/row-source";
import { openSession, type PhoneSession, type QueueActs } from "@/parts/phone/session/session";

export function currentLine(owner: string): Line {
	return {
		prefix: apiPrefix,
		token: readStored<string>("Access-Token"),
		tenantId: String(readStored<string | number>("TENANT_ID") ?? 0),
		clientId,
		locale: locale(),
		owner,
	};
}

/** "failed" where the browser keeps nothing, as in some private windows. */
export function useSession<R extends KeptRow, M>(
	owner: string,
	page: RowSource<R, M>,
): PhoneSession<R, M> | "failed" | null {
	const [session, setSession] = useState<PhoneSession<R, M> | "failed" | null>(null);
	useEffect(() => {
		let opened: PhoneSession<R, M> | null = null;
		let leave: () => void = () => undefined;
		let gone = false;
		const begin = (ready: PhoneSession<R, M>) => {
			if (gone) return ready.close();
			opened = ready;
			void startLive();
			const quit = page.join(ready);
			leave = () => {
				quit();
				stopLive();
			};
			setSession(ready);
			void ready.refresh();
		};
		openSession(currentLine(owner), page).then(begin, () => setSession("failed"));
		return () => {
			gone = true;
			leave();
			opened?.close();
		};
	}, [owner, page]);
	useReturn(session === "failed" ? null : session);
	return session;
}

const DEAF_READ_MS = 20_000;

/** While the socket is away the list is read now and then; when it is back, what waits is sent at once. */
function useReturn(session: QueueActs | null): void {
	const { phase } = useLiveStatus();
	const before = useRef(phase);
	useEffect(() => {
		if (phase === "connected" && before.current !== "connected") session?.kick();
		before.current = phase;
		if (phase === "connected") return;
		// A deaf socket need not mean that there is no network: one call tells.
		if (phase === "offline") void session?.refresh();
		const timer = setInterval(() => void session?.refresh(), DEAF_READ_MS);
		return () => clearInterval(timer);
	}, [phase, session]);
}
