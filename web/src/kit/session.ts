/** Who is signed in here: login, logout, the fetched menu and rights, and the chosen organisation. */
import type { Shapes } from "@/gen/api";
import { WORDS } from "./catalogue";
import { forgetWhyOver, onSessionOver, type RightName, type SecondStep } from "./failure-notice";
import { callWhole, get, post, put } from "./http";
import { cell, readCell, storedCell, useCell, writeCell } from "./state";
import { dropStored, readStored, WEEK_MS, writeStored } from "./store";
import { locale, t } from "./text";
import { Failure } from "./transport";

/** A person: who they are is always known, the rest where it was told. */
export type UserInfo = Pick<Shapes["UserInfo"], "id" | "username" | "realname"> & Partial<Shapes["UserInfo"]>;

type Entry = Shapes["MenuItem"];
/** An entry of the menu, from the server or one of the portal's own: of these only what draws them is known. */
export type MenuItem = Pick<Entry, "path" | "component"> &
	Partial<Omit<Entry, "meta" | "children">> & {
		meta: Pick<Entry["meta"], "title"> & Partial<Entry["meta"]>;
		children?: MenuItem[] | null;
	};
export type AuthItem = Shapes["GrantedAction"];
/** What this person may open and do. */
export type Grants = Omit<Shapes["Permissions"], "menu"> & { menu: MenuItem[] };
export type SupportVisit = Shapes["VisitShape"];
export type StandIn = Shapes["StandIn"];
export type DictItems = Shapes["LoginResult"]["sysAllDictItems"];
export type LoginResult = Shapes["LoginResult"];
export type Depart = Shapes["LoginResult"]["departs"][number];

const tokenCell = storedCell<string | null>("Access-Token", null, WEEK_MS);
const userCell = storedCell<UserInfo | null>("Login_Userinfo", null, WEEK_MS);
const grantsCell = cell<Grants | null>(null);
const secondStepCell = cell<SecondStep | null>(null);
let begun: Promise<Grants> | null = null;
let reading = false;

export const useUser = () => useCell(userCell);
export const useGrants = () => useCell(grantsCell);
export const useSecondStep = () => useCell(secondStepCell);
export const useToken = () => useCell(tokenCell);
export const currentUser = () => readCell(userCell);
export const currentGrants = () => readCell(grantsCell);
export const isSignedIn = () => readStored("Access-Token") !== null;

onSessionOver({ end: forget, nameRight, readRights, askSecondStep });

export interface Credentials {
	username: string;
	password: string;
	captcha?: string;
	checkKey?: number;
	slider?: string;
}

export async function login(credentials: Credentials): Promise<LoginResult> {
	const { code, message, result } = await callWhole("POST", "/sys/login", credentials, { quiet: true });
	if (String(code) !== "200") throw new Failure(500, "login.refused", message);
	keepLogin(result);
	return result;
}

function askSecondStep(asked: SecondStep | null): void {
	writeCell(secondStepCell, asked);
}

/** Back to the first step. */
export const leaveSecondStep = (): void => askSecondStep(null);

export async function takeSecondStep({ challenge }: SecondStep, code: string): Promise<void> {
	keepLogin(await post("/sys/login/secondStep", { challenge, code }, { quiet: true, repeats: false }));
}

/** How the menu calls a right, beside its code, and who can grant it; only its code when nobody can be asked. */
async function nameRight(code: string): Promise<RightName> {
	const told = await get("/sys/permission/checkRight", { code }, { quiet: true }).catch(() => null);
	const title = locale() === "en" ? told?.titleEn : told?.title;
	return { name: title ? `${title} (${code})` : code, givers: told?.givers ?? [] };
}

/** A page that calls ten times at once is refused ten times; one reading is enough. */
function readRights(): void {
	const known = readCell(grantsCell);
	if (reading || known?.agreements?.length || known?.secondFactorDue) return;
	reading = true;
	fetchGrants()
		.catch(() => undefined)
		.finally(() => {
			reading = false;
		});
}

/** Keeps what any way of login answers; also used by the binding of a housekeeper's phone. */
export function keepLogin(result: LoginResult): void {
	forgetWhyOver();
	leaveSecondStep();
	writeCell(tokenCell, result.token);
	writeCell(userCell, result.userInfo);
	writeStored("Login_Username", result.userInfo.username, WEEK_MS);
	const tenant = result.userInfo.tenantId ?? result.tenantList?.[0]?.id ?? 0;
	writeStored("TENANT_ID", String(tenant), WEEK_MS);
	if (result.sysAllDictItems) writeStored("UI_CACHE_DB_DICT_DATA", result.sysAllDictItems, WEEK_MS);
}

/** The server may be away: the person is logged out here all the same; the failure is answered, to be told. */
export async function logout(): Promise<Failure | null> {
	const failure = await post("/sys/logout", undefined, { quiet: true, repeats: false }).then(
		() => null,
		(error: Failure) => error,
	);
	forget();
	return failure;
}

/** What the server says about the person now. */
export function keepUser(user: UserInfo): void {
	writeCell(userCell, { ...readCell(userCell), ...user });
}

function forget(): void {
	writeCell(tokenCell, null);
	writeCell(userCell, null);
	writeCell(grantsCell, null);
	for (const key of ["Login_Username", "TENANT_ID", "UI_CACHE_DB_DICT_DATA"]) dropStored(key);
}

export async function fetchGrants(): Promise<Grants> {
	const grants = await get("/sys/permission/getUserPermissionByToken", undefined, { quiet: true });
	if (!Array.isArray(grants?.menu) || grants.menu.length === 0) {
		throw new Failure(500, "menu.empty", t(WORDS.noMenu));
	}
	const before = readCell(grantsCell);
	writeCell(grantsCell, grants);
	// In another organisation, or back: nothing that is open here belongs to it.
	if (before && (before.visit?.id ?? null) !== (grants.visit?.id ?? null)) enterAnew();
	return grants;
}

/** Begins and ends a visit to another organisation: every window of this browser starts anew in it. */
export async function lookIn(wish: {
	id: string;
	reason: string;
	minutes: number;
	mayWrite: boolean;
}): Promise<void> {
	await post("/sys/tenant/lookIn", wish, { quiet: true });
	enterAnew();
}

/** Begins a look at the product as a role sees it. */
export async function viewAsRole(id: string): Promise<void> {
	await post("/sys/role/viewAs", { id }, { quiet: true });
	enterAnew();
}

export async function leaveVisit(): Promise<void> {
	const asRole = Boolean(readCell(grantsCell)?.visit?.role);
	await post("/sys/supportVisit/leave");
	enterAnew(asRole ? "/isystem/role" : "/isystem/tenant");
}

function enterAnew(page = "/"): void {
	dropStored("UI_CACHE_DB_DICT_DATA");
	location.assign(page);
}

/** Asks for the first grants while the script that needs them is still on its way. */
export function beginGrants(): Promise<Grants> {
	begun ??= fetchGrants();
	begun.catch(() => undefined);
	return begun;
}

/** The grants that were asked for at the start, or why there are none, once; later the newest. */
export function firstGrants(): Promise<Grants> {
	const first = beginGrants();
	begun = null;
	return first;
}

export function fetchDeparts(): Promise<{ list: Depart[]; orgCode: string | null }> {
	return get("/sys/user/getCurrentUserDeparts");
}

export async function selectDepart(orgCode: string): Promise<void> {
	const { userInfo } = await put("/sys/selectDepart", {
		orgCode,
		username: readCell(userCell)?.username,
	});
	writeCell(userCell, userInfo);
	await fetchGrants();
}
