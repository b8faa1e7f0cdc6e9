/** Starts the phone pages: no antd, no shell, so that they open fast on a weak phone and network. */
import { createRoot } from "react-dom/client";
import "@/parts/phone/look/base.css";
import "@/parts/phone/look/bars.css";
import "@/parts/phone/look/list.css";
import "@/parts/phone/look/order.css";
import "@/parts/phone/look/photos.css";
import "@/parts/phone/look/sheet.css";
import "@/parts/phone/look/door.css";
import "@/parts/phone/look/motion.css";
import { useEffect } from "react";
import { TicketsPhone } from "@/domains/activity/door/DoorPage";
import { HousekeepingPhone } from "@/domains/housekeeping/phone/Phone";
import { MetersPhone } from "@/domains/rental/meters/phone/Phone";
import { ViewingsPhone } from "@/domains/rental/viewings/phone/Phone";
import { useToken } from "@/kit/session";
import { useDark } from "@/kit/settings";
import { readStored } from "@/kit/store";
import { useLocale } from "@/kit/text";
import { useAddress } from "@/parts/phone/route";
import { keepMicrophone } from "@/parts/recorder/listen";
import { PhoneHome } from "./PhoneHome";

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

/** Each phone page by the beginning of its address; elsewhere is the start page. */
const PAGES = [
	{ path: "/m/housekeeping", Page: HousekeepingPhone },
	{ path: "/m/meters", Page: MetersPhone },
	{ path: "/m/viewings", Page: ViewingsPhone },
	{ path: "/m/tickets", Page: TicketsPhone },
] as const;

function Page() {
	const { pathname } = useAddress();
	const token = useToken();
	const Page = PAGES.find(({ path }) => pathname.startsWith(path))?.Page ?? PhoneHome;
	return <Page signedIn={token !== null} />;
}
