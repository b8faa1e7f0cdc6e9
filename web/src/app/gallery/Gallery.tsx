/** Every part and field kind in its states, for whoever builds with them; not in what is served. */
import Button from "antd/es/button";
import Switch from "antd/es/switch";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { changeSettings, useDark } from "@/kit/settings";
import { chooseLocale, useLocale } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import styles from "./Gallery.module.css";

/** The sections of the gallery, one file each; `/test/home?part=<key>` shows one alone. */
interface Section {
	key: string;
	Shown: ComponentType;
}

const SECTIONS: readonly Section[] = [
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

export default function Gallery() {
	const dark = useDark();
	const locale = useLocale();
	const [narrow, setNarrow] = useState(false);
	const only = useSearchParams()[0].get("part");
	const shown = SECTIONS.filter(({ key }) => !only || key === only);
	return (
		<main className={styles.page} data-gallery>
			<header>
				<h1>零件陈列 Gallery</h1>
				<Switch
					checked={dark}
					aria-label="dark"
					title="dark"
					onChange={(on) => changeSettings({ theme: on ? "dark" : "light" })}
				/>
				<Switch checked={narrow} aria-label="390" title="390" onChange={setNarrow} />
				<Button size="small" onClick={() => chooseLocale(locale === "en" ? "zh" : "en")}>
					{locale}
				</Button>
			</header>
			<div className={narrow ? styles.narrow : undefined}>
				<Suspense fallback={<Waiting />}>
					{shown.map(({ key, Shown }) => (
						<Shown key={key} />
					))}
				</Suspense>
			</div>
		</main>
	);
}
