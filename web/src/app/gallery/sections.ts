/** The sections of the gallery, one file each; `/test/home?part=<key>` shows one alone. */
import { type ComponentType, lazy } from "react";

export interface Section {
	key: string;
	Shown: ComponentType;
}

export const SECTIONS: readonly Section[] = [
	{ key: "parts", Shown: lazy(async () => ({ default: (await import("./PartsShown")).PartsShown })) },
	{ key: "kinds", Shown: lazy(async () => ({ default: (await import("./KindsShown")).KindsShown })) },
	{ key: "pickers", Shown: lazy(async () => ({ default: (await import("./PickersShown")).PickersShown })) },
	{ key: "grid", Shown: lazy(async () => ({ default: (await import("./GridShown")).GridShown })) },
	{ key: "files", Shown: lazy(async () => ({ default: (await import("./FilesShown")).FilesShown })) },
];
