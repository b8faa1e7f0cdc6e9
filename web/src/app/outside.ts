/** Every page without the shell's frame, one line each; only the open ones are reachable without a token. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export interface OutsidePage {
	path: string;
	Page: LazyExoticComponent<ComponentType>;
	open: boolean;
}

const login = lazy(() => import("./login/Login"));
const scan = lazy(() => import("./login/ScanConfirm"));
const pdf = lazy(() => import("@/parts/pdf/PdfPage"));

export const OUTSIDE: readonly OutsidePage[] = [
	{ path: "/user/login", Page: login, open: true },
	{ path: "/scan", Page: scan, open: false },
	{ path: "/pdf", Page: pdf, open: false },
];

/** Addresses that only lead on. */
export const REDIRECTS: Readonly<Record<string, string>> = {
	"/user": "/user/login",
	"/oauth2-app": "/oauth2-app/login",
};
