/** Where login stands for this browser, and where it leads back to; only addresses of our own are taken. */
import { isWebview } from "./webview";

export const HOME = "/dashboard/analysis";
export const LOGIN = "/user/login";
/** The login of an enterprise chat's own webview, which signs in by the chat's identity. */
export const ALTERNATE_LOGIN = "/oauth2-app/login";

export function loginPath(back: string, webview: boolean = isWebview()): string {
	const path = webview ? ALTERNATE_LOGIN : LOGIN;
	const plain = back === "/" || back === "/404" || isDoor(back) || back === HOME;
	return plain ? path : `${path}?redirect=${encodeURIComponent(back)}`;
}

/** The redirect query of an address, or home: never another host, never a door again. */
export function backPath(search: string): string {
	const asked = new URLSearchParams(search).get("redirect");
	if (!asked?.startsWith("/")) return HOME;
	try {
		const { origin, pathname, search: query, hash } = new URL(asked, location.origin);
		if (origin !== location.origin || pathname.startsWith("//") || isDoor(pathname)) return HOME;
		return pathname + query + hash;
	} catch {
		return HOME;
	}
}

/** A path of the login family, from where nobody wants to come back to. */
export function isDoor(path: string): boolean {
	return /^\/(login|user|oauth2-app)(\/|$)/.test(path);
}
