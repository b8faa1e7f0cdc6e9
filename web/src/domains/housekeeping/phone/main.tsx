/** Starts the housekeeper's phone page: no antd, no shell, so that it opens fast on a weak phone and network. */
import { createRoot } from "react-dom/client";
import "./look/base.css";
import "./look/bars.css";
import "./look/list.css";
import "./look/order.css";
import "./look/photos.css";
import "./look/sheet.css";
import "./look/door.css";
import "./look/motion.css";
import { useEffect } from "react";
import { useToken, useUser } from "@/kit/session";
import { useDark } from "@/kit/settings";
import { readStored } from "@/kit/store";
import { useLocale } from "@/kit/text";
import { keepMicrophone } from "@/parts/recorder/listen";
import { HOME, useAddress } from "./route";
import { BindPage } from "./view/BindPage";
import { Home } from "./view/Home";
import { LoginPage } from "./view/LoginPage";

export function startPhone(root: HTMLElement): void {
	createRoot(root).render(<PhoneApp />);
	void keepShell();
}

const ALL_LOADED_MS = 15_000;

/** The worker can't know what the first visit loaded before it was there; the page tells it, and again when all is in. */
async function keepShell(): Promise<void> {
	nameManifest();
	if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
	try {
		await navigator.serviceWorker.register("/m/worker.js", { scope: "/m/", updateViaCache: "none" });
		const { active } = await navigator.serviceWorker.ready;
		void keepMicrophone();
		if (active) tellLoaded(active, false);
		// Before she is signed in not everything is loaded, and what is not named would be dropped.
		const tellWhole = () => readStored("Access-Token") !== null && tellLoaded(active as ServiceWorker, true);
		if (active) setTimeout(tellWhole, ALL_LOADED_MS);
	} catch {
		// Without a worker (plain http, private window) the page still queues; it only can't be opened offline.
	}
}

function tellLoaded(worker: ServiceWorker, whole: boolean): void {
	const named = [...document.querySelectorAll<HTMLLinkElement>("link[href]")].map((link) => link.href);
	const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
	const urls = [...new Set([...named, ...loaded])].filter(isOurs);
	worker.postMessage({ kind: "keep", urls, whole });
}

function isOurs(url: string): boolean {
	return url.startsWith(`${location.origin}/assets/`) || url.startsWith(`${location.origin}/favicon`);
}

function nameManifest(): void {
	const link = Object.assign(document.createElement("link"), {
		rel: "manifest",
		href: "/m/manifest.webmanifest",
	});
	document.head.append(link);
}

/** The phone page's frame: theme, language, and which of its few pages is on screen. */
function PhoneApp() {
	const dark = useDark();
	const locale = useLocale();
	useEffect(() => {
		document.documentElement.dataset.theme = dark ? "dark" : "light";
		document.documentElement.style.colorScheme = dark ? "dark" : "light";
	}, [dark]);
	useEffect(() => {
		document.documentElement.lang = locale === "en" ? "en" : "zh-CN";
	}, [locale]);
	return (
		<div className="ph" key={locale}>
			<Page />
		</div>
	);
}

function Page() {
	const address = useAddress();
	const token = useToken();
	const user = useUser();
	const code = address.searchParams.get("t");
	if (address.pathname.endsWith("/bind") && code) return <BindPage code={code} />;
	if (!token || !user) return <LoginPage />;
	return (
		<Home
			key={user.id}
			owner={user.id}
			orderId={address.pathname === HOME ? address.searchParams.get("order") : null}
		/>
	);
}
