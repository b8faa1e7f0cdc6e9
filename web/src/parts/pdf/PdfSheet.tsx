/** A page of a PDF, drawn as it comes near the window, so that a long document opens at once. */
import Alert from "antd/es/alert";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { t } from "@/kit/text";
import styles from "./PdfPage.module.css";

interface Props {
	document: PDFDocumentProxy;
	number: number;
	scale: number;
}

const NEAR = "800px";
const A4 = { width: 595, height: 842 };

/** One page of a document, drawn when it comes near the window. */
export function PdfSheet({ document, number, scale }: Props) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [near, setNear] = useState(false);
	const [size, setSize] = useState(A4);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		if (!canvas.current) return;
		const watch = new IntersectionObserver(
			(seen) => setNear((was) => was || seen.some((one) => one.isIntersecting)),
			{
				rootMargin: NEAR,
			},
		);
		watch.observe(canvas.current);
		return () => watch.disconnect();
	}, []);
	useEffect(() => {
		if (!near) return;
		let drawing: { cancel: () => void } | null = null;
		let dropped = false;
		const draw = async () => {
			const page = await document.getPage(number);
			if (dropped || !canvas.current) return;
			const plain = page.getViewport({ scale: 1 });
			setSize({ width: plain.width, height: plain.height });
			const viewport = page.getViewport({ scale: scale * devicePixelRatio });
			canvas.current.width = viewport.width;
			canvas.current.height = viewport.height;
			const task = page.render({ canvas: canvas.current, viewport });
			drawing = task;
			await task.promise;
		};
		draw().catch(() => !dropped && setFailed(true));
		return () => {
			dropped = true;
			drawing?.cancel();
		};
	}, [document, number, scale, near]);
	if (failed) {
		return (
			<Alert type="warning" showIcon title={t(`第 ${number} 页无法显示 | Page ${number} cannot be shown`)} />
		);
	}
	return (
		<canvas
			ref={canvas}
			className={styles.sheet}
			style={{ width: size.width * scale, height: size.height * scale }}
			role="img"
			aria-label={t(`第 ${number} 页 | Page ${number}`)}
		/>
	);
}
