/** All pages of a PDF below each other, as wide as the place that they stand in. */
import { useEffect, useRef, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import styles from "./PdfPage.module.css";
import { PdfSheet } from "./PdfSheet";
import { usePdf } from "./usePdf";

const A4_WIDTH = 595;

export function PdfPages({ data }: { data: Uint8Array<ArrayBuffer> }) {
	const box = useRef<HTMLDivElement>(null);
	const [scale, setScale] = useState(1);
	const { document: opened, failed } = usePdf(data);
	useEffect(() => {
		if (!box.current) return;
		const watch = new ResizeObserver(([seen]) => setScale((seen?.contentRect.width ?? A4_WIDTH) / A4_WIDTH));
		watch.observe(box.current);
		return () => watch.disconnect();
	}, []);
	return (
		<div ref={box} className={styles.pages}>
			{failed && <Problem text={t(WORDS.unshownFile)} />}
			{opened &&
				Array.from({ length: opened.numPages }, (_, index) => index + 1).map((number) => (
					<PdfSheet
						key={`${opened.fingerprints[0]}${number}`}
						document={opened}
						number={number}
						scale={scale}
					/>
				))}
		</div>
	);
}
