/** The picture behind the login: a festival's when the server has one today, else a drawn evening skyline. */
import { useEffect, useState } from "react";
import { get } from "@/kit/http";
import { fileUrl } from "@/kit/transport";
import styles from "./Login.module.css";

export function Backdrop() {
	const [picture, setPicture] = useState<string | null>(null);
	useEffect(() => {
		get("/modules/sysFestival/queryByDate", undefined, { quiet: true })
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

const HOUSES = [
	[0, 190, 120],
	[112, 260, 96],
	[200, 170, 150],
	[342, 310, 88],
	[424, 220, 130],
	[548, 280, 104],
	[646, 180, 160],
	[800, 340, 92],
	[886, 240, 124],
	[1004, 290, 100],
	[1098, 200, 146],
	[1238, 320, 96],
	[1328, 230, 130],
] as const;
const LIT = 7;

/** A quiet street of houses, some windows lit; drawn from a fixed row of numbers, so it is the same every evening. */
function Skyline() {
	return (
		<svg viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice">
			<title>skyline</title>
			{HOUSES.map(([x, height, width], house) => (
				<g key={x} className={house % 2 ? "near" : "far"}>
					<rect x={x} y={420 - height} width={width} height={height} rx={4} />
					{windowsOf(x, height, width).map(([wx, wy], at) => (
						<rect
							key={`${wx}-${wy}`}
							x={wx}
							y={wy}
							width={9}
							height={13}
							rx={1.5}
							className={(at * 5 + house * 3) % LIT === 0 ? "lit" : "dim"}
						/>
					))}
				</g>
			))}
		</svg>
	);
}

function windowsOf(x: number, height: number, width: number): Array<[number, number]> {
	const places: Array<[number, number]> = [];
	for (let wy = 420 - height + 18; wy < 400; wy += 30) {
		for (let wx = x + 14; wx < x + width - 16; wx += 22) places.push([wx, wy]);
	}
	return places;
}
