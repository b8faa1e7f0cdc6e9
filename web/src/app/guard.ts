/** The route guard as a plain rule over plain facts. */
import { ALTERNATE_LOGIN, backPath, LOGIN, loginPath } from "@/kit/login-path";

export interface Visit {
	path: string;
	/** The query with its question mark. */
	search: string;
	hash?: string;
	signedIn: boolean;
	/** Reachable without a token. */
	open: boolean;
	/** The browser inside an enterprise chat. */
	webview: boolean;
}

/** Go elsewhere, or show what is there; what needs the menu fetches it first. */
export type Verdict = { go: string } | "show";

export function decide({ path, search, hash = "", signedIn, open, webview }: Visit): Verdict {
	const isLogin = path === LOGIN || path === ALTERNATE_LOGIN;
	if (signedIn) return isLogin ? { go: backPath(search) } : "show";
	if (path === LOGIN && webview) return { go: ALTERNATE_LOGIN + search };
	if (open) return "show";
	return { go: loginPath(path + search + hash, webview) };
}
