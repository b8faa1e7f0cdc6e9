/** Every part and field kind in its states, for whoever builds with them; not in any build. */
import Button from "antd/es/button";
import Switch from "antd/es/switch";
import { Suspense, useState } from "react";
import { changeSettings, useDark } from "@/kit/settings";
import { chooseLocale, useLocale } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import styles from "./Gallery.module.css";
import { KindsShown } from "./KindsShown";
import { PartsShown } from "./PartsShown";

export default function Gallery() {
	const dark = useDark();
	const locale = useLocale();
	const [narrow, setNarrow] = useState(false);
	return (
		<main className={styles.page} data-gallery>
			<header>
				<h1>零件陈列 Gallery</h1>
				<Switch
					checked={dark}
					aria-label="dark"
					checkedChildren="dark"
					unCheckedChildren="light"
					onChange={(on) => changeSettings({ theme: on ? "dark" : "light" })}
				/>
				<Switch
					checked={narrow}
					aria-label="390"
					checkedChildren="390"
					unCheckedChildren="100%"
					onChange={setNarrow}
				/>
				<Button size="small" onClick={() => chooseLocale(locale === "en" ? "zh" : "en")}>
					{locale}
				</Button>
			</header>
			<div className={narrow ? styles.narrow : undefined}>
				<Suspense fallback={<Waiting />}>
					<PartsShown />
					<KindsShown />
				</Suspense>
			</div>
		</main>
	);
}
