/** Every part and field kind in its states, for whoever builds with them; not in what is served. */
import Button from "antd/es/button";
import Switch from "antd/es/switch";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { changeSettings, useDark } from "@/kit/settings";
import { chooseLocale, useLocale } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import styles from "./Gallery.module.css";
import { SECTIONS } from "./sections";

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
