/** The error catalogue: which failure is shown how loudly, and which ends the session. */

import { WORDS } from "./catalogue";
import { isEntryDue } from "./entry-due";
import { ask, during, notify, toast } from "./notice";
import { readStored } from "./store";
import { listed, localize, t } from "./text";
import { isWebview } from "./webview";

export type Loud = "silent" | "warning" | "notification" | "modal";
interface Shown {
	status: number;
	id?: string;
	message: string;
	loud: Loud | null;
	/** Of a 403: the code of the right that is missing. */
	needs: string | null;
	result?: unknown;
}

const EXPIRED = /Token失效|Token expired/i;
const NO_ACCESS_SECONDS = 4;
const RELOAD_AFTER_MS = 1500;
/** The address at which the end of a session cut this window off, for whoever puts the work back after the next login. */
const CUT_OFF = "pro__CUT_OFF";

/** Why the session was ended, as the server says it, for the login page. */
const WHY_OVER = "pro__WHY_OVER";
/** Why a session is over, where the server knows it: "session.frozen" and such, not the plain "session.invalid". */
const TOLD = /^session\.(?!invalid$)/;

let endSession: () => void = () => undefined;
let nameRight: (code: string) => Promise<RightName> = async (code) => ({ name: code, givers: [] });
let readRights: () => void = () => undefined;
let askSecondStep: (asked: SecondStep) => void = () => undefined;
let ending = false;

/** What leads on from a right password where the account has a second factor. */
export interface SecondStep {
	challenge: string;
	seconds: number;
}

export interface RightName {
	name: string;
	/** Who can grant it. */
	givers: string[];
}

interface SessionParts {
	/** What "log out" means here; http itself must not know the session. */
	end(): void;
	nameRight(code: string): Promise<RightName>;
	/** What this person may do is not what this window thinks. */
	readRights(): void;
	askSecondStep(asked: SecondStep): void;
}

export function onSessionOver(parts: SessionParts): void {
	endSession = parts.end;
	nameRight = parts.nameRight;
	readRights = parts.readRights;
	askSecondStep = parts.askSecondStep;
}

/** Decides, shows, and leaves a line in the console for what is not shown. */
export function announce(failure: Shown, quiet: boolean): void {
	const signedIn = readStored("Access-Token") !== null;
	if (failure.status === 401 && signedIn)
		return sessionOver(TOLD.test(failure.id ?? "") ? failure.message : null);
	if (isExpired(failure) && signedIn) return sessionExpired();
	// Whichever way led here, the same question follows.
	if (failure.id === "login.secondStep") return askSecondStep(failure.result as SecondStep);
	// What is due is shown itself, by what the rights say; a note about it would tell nothing.
	if (isEntryDue(failure.id)) return readRights();
	if (quiet || failure.loud === "silent") return;
	if (failure.status === 403) return void noAccess(failure);
	if (failure.loud === "modal") {
		void ask({ title: t(WORDS.prompt), content: localize(failure.message), only: true });
		return;
	}
	if (failure.status === 404 || failure.status === 504 || failure.status === 409) {
		console.info(`${failure.status} ${localize(failure.message)}`);
		return;
	}
	if (failure.loud === "notification") notify("error", WORDS.prompt, failure.message);
	else toast("warning", failure.message);
}

function isExpired({ status, message }: { status: number; message: string }): boolean {
	return status === 500 && EXPIRED.test(message);
}

async function noAccess({ message, needs }: Shown): Promise<void> {
	const lines = [localize(message || WORDS.noAccess)];
	if (needs) {
		const { name, givers } = await nameRight(needs);
		lines.push(t("缺少的权限：{right} | Missing right: {right}", { right: name }));
		const people = listed(givers);
		if (people) lines.push(t("可授权的人：{people} | Who can give it: {people}", { people }));
	}
	notify("error", WORDS.prompt, lines.join("\n"), NO_ACCESS_SECONDS);
}

/** The token is not valid any more: say so and why, then forget it and start anew. */
export function sessionOver(why: string | null = null): void {
	if (ending) return;
	ending = true;
	if (why) sessionStorage.setItem(WHY_OVER, why);
	notify("error", WORDS.prompt, why ?? WORDS.loggingIn);
	setTimeout(startAnew, RELOAD_AFTER_MS);
}

/** Why the last session of this window was ended, until somebody signs in again; null where nobody ended it. */
export const whyOver = (): string | null => sessionStorage.getItem(WHY_OVER);

export const forgetWhyOver = (): void => sessionStorage.removeItem(WHY_OVER);

function sessionExpired(): void {
	if (ending) return;
	ending = true;
	if (isWebview()) {
		during(WORDS.loggingIn, new Promise(() => undefined));
		setTimeout(startAnew, RELOAD_AFTER_MS);
		return;
	}
	void ask({
		title: t(WORDS.expired),
		content: t(WORDS.expiredText),
		okText: t(WORDS.relogin),
		only: true,
	}).then(startAnew);
}

/** Forms keep what was typed while it is still known whose it is. */
function startAnew(): void {
	window.dispatchEvent(new Event("gj-keep"));
	sessionStorage.setItem(CUT_OFF, location.pathname + location.search);
	endSession();
	location.reload();
}

/** Whether this window was cut off at this very address; asking again says no. */
export function takeCutOff(): boolean {
	const here = sessionStorage.getItem(CUT_OFF) === location.pathname + location.search;
	if (here) sessionStorage.removeItem(CUT_OFF);
	return here;
}
