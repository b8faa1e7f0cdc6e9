/** Lets a visitor through to a page, or sends them where the guard says. */
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useToken } from "@/kit/session";
import { isWebview } from "@/kit/webview";
import { decide } from "./guard";

export function Gate({ open = false, children }: { open?: boolean; children: ReactNode }) {
	const signedIn = useToken() !== null;
	const { pathname, search, hash } = useLocation();
	const verdict = decide({ path: pathname, search, hash, signedIn, open, webview: isWebview() });
	return verdict === "show" ? children : <Navigate to={verdict.go} replace />;
}
