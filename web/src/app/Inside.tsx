/** Everything behind the gate: the menu is fetched first, and a refused fetch ends the session. */
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useWay } from "@/engine/navigation/way";
import { loadChunk } from "@/kit/chunk";
import { loginPath } from "@/kit/login-path";
import { toast } from "@/kit/notice";
import { queryClient } from "@/kit/query";
import { fetchGrants, firstGrants, logout, useGrants, useToken } from "@/kit/session";
import { onRights, startLive, stopLive } from "@/live/client";
import { Waiting } from "@/parts/Waiting";
import { Shell } from "./shell/Shell";

const FactorDue = lazy(() => loadChunk(() => import("@/domains/account/two-step/FactorDue")));
const Reaccept = lazy(() => loadChunk(() => import("@/domains/account/login/Reaccept")));

export default function Inside() {
	const token = useToken();
	const grants = useGrants();
	useGrantsFetch(token !== null && grants === null);
	useEffect(() => {
		if (!token) return;
		void startLive();
		return () => {
			stopLive();
			queryClient.clear();
		};
	}, [token]);

	useWay();
	useOtherWindows();
	useRightsNews(token !== null);

	const due = grants?.agreements?.length ? grants.agreements : null;
	const [settingUp, finish] = useSettingUp(due === null && (grants?.secondFactorDue ?? false));
	const entered = useEntered(grants !== null && due === null && !grants.secondFactorDue);

	if (!grants) return <Waiting />;
	return (
		<>
			{entered ? <Shell grants={grants} /> : <Waiting />}
			{due && (
				<Suspense fallback={null}>
					<Reaccept waiting={due} />
				</Suspense>
			)}
			{settingUp && (
				<Suspense fallback={null}>
					<FactorDue onDone={finish} />
				</Suspense>
			)}
		</>
	);
}

/** Until its person has kept the recovery codes, which are shown after the server already lets them in. */
function useSettingUp(due: boolean): [boolean, () => void] {
	const [open, setOpen] = useState(due);
	if (due && !open) setOpen(true);
	// The socket is closed while something is due, so nobody tells this window that it is no more.
	const finish = async () => {
		await fetchGrants().catch(() => undefined);
		setOpen(false);
		void queryClient.invalidateQueries();
	};
	return [open || due, () => void finish()];
}

/** Pages would only be refused before an agreement is accepted; those that are open already stay, with what was typed. */
function useEntered(free: boolean): boolean {
	const [entered, setEntered] = useState(free);
	if (free && !entered) setEntered(true);
	return entered || free;
}

function useGrantsFetch(needed: boolean): void {
	const navigate = useNavigate();
	const [tried, setTried] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `tried` repeats the fetch after a lost network
	useEffect(() => {
		if (!needed) return;
		let gone = false;
		firstGrants().catch(async (error: Error & { status?: number }) => {
			if (gone || error.status === 401) return;
			// No answer, one broken off by leaving the page, or a server whose database is away: that ends no session.
			if (!error.status || error.status === 503) {
				setTimeout(() => !gone && setTried((count) => count + 1), 2000);
				return;
			}
			toast("error", error.message);
			const back = window.location.pathname + window.location.search + window.location.hash;
			await logout();
			navigate(loginPath(back), { replace: true });
		});
		return () => {
			gone = true;
		};
	}, [needed, navigate, tried]);
}

/** Calls of a whole organisation after one change are spread a little; several changes at once are one call. */
const SPREAD_MS = 300;

/** A role, a grant or the menu changed: menu, buttons and whatever shows rights are read anew, without a reload. */
function useRightsNews(signedIn: boolean): void {
	useEffect(() => {
		if (!signedIn) return;
		let timer: ReturnType<typeof setTimeout> | null = null;
		const read = () => {
			timer = null;
			fetchGrants().catch((error: Error & { id?: string }) => {
				if (error.id === "menu.empty") window.location.reload();
			});
			void queryClient.invalidateQueries({ queryKey: ["describe"] });
			void queryClient.invalidateQueries({ queryKey: ["rights"] });
		};
		const stop = onRights(() => {
			timer ??= setTimeout(read, 50 + Math.random() * SPREAD_MS);
		});
		return () => {
			stop();
			if (timer) clearTimeout(timer);
		};
	}, [signedIn]);
}

/** Somebody logged in or out in another window of this browser: this one must not go on as the old person. */
function useOtherWindows(): void {
	useEffect(() => {
		const onStorage = (event: StorageEvent) => {
			if (event.key === "pro__Access-Token" && event.newValue !== event.oldValue) location.reload();
		};
		window.addEventListener("storage", onStorage);
		return () => window.removeEventListener("storage", onStorage);
	}, []);
}
