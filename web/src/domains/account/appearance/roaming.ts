/** The roaming copy of what a person likes: taken up at sign-in and from other windows, saved shortly after a change. */
import type { Shapes } from "@/gen/api";
import { get, put } from "@/kit/http";
import { toast } from "@/kit/notice";
import { currentUser } from "@/kit/session";
import { changeSettings, currentSettings, type Settings } from "@/kit/settings";
import { cell, readCell, useCell, writeCell } from "@/kit/state";
import { dropStored, readStored, writeStored } from "@/kit/store";
import type { Pair } from "@/kit/text";
import { failureOf } from "@/kit/transport";

export type Preferences = Shapes["Preferences"];

const SAVE_AFTER_MS = 600;
const SAVED: Pair = "保存成功 | saved successfully";
const NOT_SAVED: Pair =
	"未能保存到服务器，仅在本机生效 | Not saved on the server; it holds in this browser only";
const THEME_FAILED: Pair = "更新主题失败 | Failed to update theme";
const THEME: ReadonlyArray<keyof Settings> = ["primary", "theme", "navTheme", "weak"];

/** Whose choice has not reached the server yet; it survives leaving the page before the pause was over. */
const UNSAVED = "SETTINGS_UNSAVED";

const preferencesCell = cell<Preferences | null>(null);
/** null until the first answer of the server. */
export const usePreferences = () => useCell(preferencesCell);

/** Reads all of them; what was chosen here and is not saved yet stays. */
export async function fetchPreferences(): Promise<void> {
	const kept = await get("/sys/user/preferences", undefined, { quiet: true }).catch(() => null);
	if (!kept) return;
	writeCell(preferencesCell, kept);
	if (timer) return;
	if (readStored<string>(UNSAVED) === currentUser()?.id) await save();
	else if (kept.settings) changeSettings(given(kept.settings));
}

/** Another window of the same person has saved something. */
export function takePreference(name: keyof Preferences, value: NonNullable<Preferences[typeof name]>): void {
	writeCell(preferencesCell, { ...readCell(preferencesCell), [name]: value });
	if (name === "settings" && !timer) changeSettings(given(value as Shapes["SettingsShape"]));
}

/** What was never chosen stays as this browser has it. */
const given = (kept: Shapes["SettingsShape"]) =>
	Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null)) as Partial<Settings>;

export async function savePreference<K extends keyof Preferences>(
	name: K,
	value: NonNullable<Preferences[K]>,
): Promise<void> {
	writeCell(preferencesCell, { ...readCell(preferencesCell), [name]: value });
	await put("/sys/user/preferences", { name, value }, { quiet: true });
}

let timer: ReturnType<typeof setTimeout> | null = null;
let themed = false;

/** A choice of the settings drawer or the user menu: at work at once, saved when the person pauses. */
export function chooseSettings(change: Partial<Settings>): void {
	changeSettings(change);
	themed ||= THEME.some((key) => key in change);
	writeStored(UNSAVED, currentUser()?.id ?? "");
	if (timer) clearTimeout(timer);
	timer = setTimeout(() => void save(), SAVE_AFTER_MS);
}

async function save(): Promise<void> {
	timer = null;
	const failed = themed ? THEME_FAILED : NOT_SAVED;
	themed = false;
	try {
		await savePreference("settings", currentSettings());
		dropStored(UNSAVED);
		toast("success", SAVED);
	} catch (error) {
		toast("error", failureOf(error).status === 0 ? NOT_SAVED : failed);
	}
}
