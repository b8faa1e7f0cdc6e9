/** The guard: nothing inside is shown without a token and a menu, and a failed fetch of the menu ends the session. */
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { toast } from "@/kit/notice";
import { queryClient } from "@/kit/query";
import { fetchGrants, logout, useGrants, useToken } from "@/kit/session";
import { startLive, stopLive } from "@/live/client";
import { Waiting } from "@/parts/Waiting";
import { loginPath } from "./login/login-path";
import { Shell } from "./shell/Shell";

export default function Inside() {
	const token = useToken();
	const grants = useGrants();
	const location = useLocation();
	const here = location.pathname + location.search;
	useGrantsFetch(token !== null && grants === null);
	useEffect(() => {
		if (!token) return;
		void startLive();
		return () => {
			stopLive();
			queryClient.clear();
		};
	}, [token]);

	useOtherWindows();

	if (!token) return <Navigate to={loginPath(here)} replace />;
	if (!grants) return <Waiting />;
	return <Shell grants={grants} />;
}

function useGrantsFetch(needed: boolean): void {
	const navigate = useNavigate();
	const [tried, setTried] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `tried` repeats the fetch after a lost network
	useEffect(() => {
		if (!needed) return;
		let gone = false;
		fetchGrants().catch(async (error: Error & { status?: number }) => {
			if (gone || error.status === 401) return;
			if (error.status === 0) {
				setTimeout(() => !gone && setTried((count) => count + 1), 2000);
				return;
			}
			toast("error", error.message);
			const back = window.location.pathname + window.location.search;
			await logout();
			navigate(loginPath(back), { replace: true });
		});
		return () => {
			gone = true;
		};
	}, [needed, navigate, tried]);
}

/** Somebody logged in or out in another window of this browser: this one must not go on as the old person. */
function useOtherWindows(): void {
	useEffect(() => {
		const heard = (event: StorageEvent) => {
			if (event.key === "pro__Access-Token" && event.newValue !== event.oldValue) location.reload();
		};
		window.addEventListener("storage", heard);
		return () => window.removeEventListener("storage", heard);
	}, []);
}
