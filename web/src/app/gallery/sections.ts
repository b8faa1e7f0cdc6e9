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
	{ key: "texts", Shown: lazy(async () => ({ default: (await import("./TextsShown")).TextsShown })) },
	{
		key: "pictures",
		Shown: lazy(async () => ({ default: (await import("./PicturesShown")).PicturesShown })),
	},
	{ key: "acts", Shown: lazy(async () => ({ default: (await import("./ActsShown")).ActsShown })) },
];
