/** How this person likes the shell: theme, layout, tabs; kept in this browser. */
import type { Shapes } from "@/gen/api";
import { changed, consistent } from "./layout-rules";
import { cell, readCell, storedCell, useCell, writeCell } from "./state";

export type Settings = { [K in keyof Shapes["SettingsShape"]]-?: NonNullable<Shapes["SettingsShape"][K]> };

export const PRIMARY = "#0156C6";
export const DEFAULTS: Settings = {
	theme: "system",
	primary: PRIMARY,
	layout: "side",
	navTheme: "light",
	contentWidth: "fluid",
	fixedHeader: true,
	autoHideHeader: false,
	fixedSider: true,
	weak: false,
	multiTab: true,
	density: "middle",
};

const settingsCell = storedCell<Partial<Settings>>("SETTINGS", {});
const darkMedia = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const systemDarkCell = cell(darkMedia?.matches ?? false);
darkMedia?.addEventListener("change", (event) => writeCell(systemDarkCell, event.matches));

export function useSettings(): Settings {
	return consistent({ ...DEFAULTS, ...useCell(settingsCell) });
}

export function currentSettings(): Settings {
	return { ...DEFAULTS, ...readCell(settingsCell) };
}

export function changeSettings(change: Partial<Settings>): void {
	writeCell(settingsCell, changed(currentSettings(), change));
}

export function useDark(): boolean {
	const { theme } = useSettings();
	const systemDark = useCell(systemDarkCell);
	return theme === "dark" || (theme === "system" && systemDark);
}
