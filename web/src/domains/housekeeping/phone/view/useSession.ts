/** Opens the desk of the signed-in person and joins it to the live topic. */
import { useEffect, useRef, useState } from "react";
import type { Line } from "@/domains/housekeeping/phone/line";
import { openSession, type PhoneSession } from "@/domains/housekeeping/phone/session/session";
import { clientId } from "@/kit/client-id";
import { apiPrefix } from "@/kit/http";
import { readStored } from "@/kit/store";
import { locale } from "@/kit/text";
import { startLive, stopLive, subscribe } from "@/live/client";
import { useLiveStatus } from "@/live/status";

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

function joinLive(desk: PhoneSession): () => void {
	void startLive();
	const leave = subscribe("hk", {
		onEvent(event) {
			if (event.op === "order.put") void desk.takeOrder(event.data.order);
			else if (event.op === "order.del") void desk.loseOrder(event.data.id);
			else void desk.refresh();
		},
		onResync: () => {
			desk.kick();
			void desk.refresh();
		},
	});
	return () => {
		leave();
		stopLive();
	};
}

/** "failed" where the browser keeps nothing, as in some private windows. */
export function useSession(owner: string): PhoneSession | "failed" | null {
	const [desk, setDesk] = useState<PhoneSession | "failed" | null>(null);
	useEffect(() => {
		let opened: PhoneSession | null = null;
		let leave: () => void = () => undefined;
		let gone = false;
		const begin = (ready: PhoneSession) => {
			if (gone) return ready.close();
			opened = ready;
			leave = joinLive(ready);
			setDesk(ready);
			void ready.refresh();
		};
		openSession(currentLine(owner)).then(begin, () => setDesk("failed"));
		return () => {
			gone = true;
			leave();
			opened?.close();
		};
	}, [owner]);
	useReturn(desk === "failed" ? null : desk);
	return desk;
}

const DEAF_READ_MS = 20_000;

/** While the socket is away the list is read now and then; when it is back, what waits is sent at once. */
function useReturn(desk: PhoneSession | null): void {
	const { phase } = useLiveStatus();
	const before = useRef(phase);
	useEffect(() => {
		if (phase === "connected" && before.current !== "connected") desk?.kick();
		before.current = phase;
		if (phase === "connected") return;
		// A deaf socket need not mean that there is no network: one call tells.
		if (phase === "offline") void desk?.refresh();
		const timer = setInterval(() => void desk?.refresh(), DEAF_READ_MS);
		return () => clearInterval(timer);
	}, [phase, desk]);
}
