/** Every page without the shell's frame, one line each; only the open ones are reachable without a token. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { matchPath } from "react-router";
import { loadChunk } from "@/kit/chunk";

export interface OutsidePage {
	path: string;
	Page: LazyExoticComponent<ComponentType>;
	open: boolean;
}

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(() => loadChunk(load));

export const OUTSIDE: readonly OutsidePage[] = [
	{ path: "/user/login", Page: page(() => import("@/domains/account/login/Login")), open: true },
	{ path: "/user/register", Page: page(() => import("@/domains/account/login/Register")), open: true },
	{
		path: "/user/register-result",
		Page: page(() => import("@/domains/account/login/RegisterResult")),
		open: true,
	},
	{ path: "/user/alteration", Page: page(() => import("@/domains/account/login/Alteration")), open: true },
	{ path: "/oauth2-app/login", Page: page(() => import("@/domains/account/login/ChatLogin")), open: true },
	{ path: "/guanwang", Page: page(() => import("@/domains/portal/public/Guanwang")), open: true },
	{
		path: "/guanwang/:kind/:key",
		Page: page(() => import("@/domains/portal/public/Guanwang")),
		open: true,
	},
	{ path: "/sign", Page: page(() => import("@/domains/signing/public/SignPage")), open: true },
	{ path: "/verify", Page: page(() => import("@/domains/signing/public/VerifyPage")), open: true },
	{ path: "/improve", Page: page(() => import("@/domains/portal/public/Improve")), open: true },
	{ path: "/act/signup", Page: page(() => import("@/domains/activity/public/SignUp")), open: true },
	{ path: "/act/ticket", Page: page(() => import("@/domains/activity/public/TicketPage")), open: true },
	{ path: "/act/here", Page: page(() => import("@/domains/activity/public/HerePage")), open: true },
	{ path: "/act/wall/:id", Page: page(() => import("@/domains/activity/wall/HallWall")), open: false },
	{ path: "/svy/fill/:token", Page: page(() => import("@/domains/survey/public/Fill")), open: true },
	{ path: "/online/fill/:token", Page: page(() => import("@/domains/online/public/Fill")), open: true },
	{ path: "/bigscreen", Page: page(() => import("@/domains/portal/public/Bigscreen")), open: true },
	{ path: "/scan", Page: page(() => import("@/domains/account/login/ScanConfirm")), open: false },
	{ path: "/pdf", Page: page(() => import("@/parts/pdf/PdfPage")), open: false },
	// The gallery of parts exists for who builds and tests them: what is served has neither the page nor its code.
	...(import.meta.env.DEV || import.meta.env.MODE === "gallery"
		? [{ path: "/test/home", Page: page(() => import("./gallery/Gallery")), open: true }]
		: []),
];

/** The pages for the phone: a document of their own, which loads little. */
export const isPhonePage = (path: string): boolean => path.startsWith("/m/");

/** Pages that stand outside the shell's frame, so that no menu says where they are. */
export const isOutside = (path: string): boolean =>
	isPhonePage(path) || OUTSIDE.some((page) => matchPath(page.path, path) !== null);

/** Addresses that only lead on. */
export const REDIRECTS: Readonly<Record<string, string>> = {
	"/login": "/user/login",
	"/user": "/user/login",
	"/oauth2-app": "/oauth2-app/login",
};
