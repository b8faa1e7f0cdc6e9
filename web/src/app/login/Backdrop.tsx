/** The picture behind the login: a festival's when the server has one today, else a drawn evening skyline. */
import { useEffect, useState } from "react";
import { fileUrl, get } from "@/kit/http";
import styles from "./Login.module.css";
import { Skyline } from "./Skyline";

export function Backdrop() {
	const [picture, setPicture] = useState<string | null>(null);
	useEffect(() => {
		get<{ images?: string | null } | null>("/modules/sysFestival/queryByDate", undefined, { quiet: true })
			.then((festival) => setPicture(festival?.images?.split(",")[0] || null))
			.catch(() => undefined);
	}, []);
	return (
		<div className={styles.backdrop} aria-hidden>
			<Skyline />
			{picture && <img src={fileUrl(picture)} alt="" onError={() => setPicture(null)} />}
		</div>
	);
}
