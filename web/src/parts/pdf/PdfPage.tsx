/** A stored PDF on a page of its own: pages below each other, zoom, download, progress while it loads. */

import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import ZoomInOutlined from "@ant-design/icons/es/icons/ZoomInOutlined";
import ZoomOutOutlined from "@ant-design/icons/es/icons/ZoomOutOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Progress from "antd/es/progress";
import Result from "antd/es/result";
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { WORDS } from "@/kit/catalogue";
import { fileUrl } from "@/kit/http";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./PdfPage.module.css";

const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const A4_WIDTH = 595;

function fitting(): number {
	const room = Math.min(window.innerWidth - 32, 900) / A4_WIDTH;
	return SCALES.filter((scale) => scale <= room).at(-1) ?? 0.5;
}

function useDocument(url: string) {
	const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
	const [share, setShare] = useState(0);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		const opening = openPdf(url, setShare);
		opening.document.then(setDocument, () => setFailed(true));
		return opening.close;
	}, [url]);
	return { document, share, failed };
}

export default function PdfPage() {
	const path = new URLSearchParams(useLocation().search).get("path") ?? "";
	const url = fileUrl(path);
	const name = path.split("/").at(-1) ?? path;
	const { document: opened, share, failed } = useDocument(url);
	const [scale, setScale] = useState(fitting);
	const step = (by: number) => setScale((now) => SCALES[SCALES.indexOf(now) + by] ?? now);
	useEffect(() => {
		window.document.title = name;
	}, [name]);
	if (!path) return <Result status="warning" title={t(WORDS.unknownFile)} />;
	if (failed) {
		return (
			<Result
				status="warning"
				title={t("无法预览该文件 | This file cannot be shown")}
				extra={
					<Button href={url} download={name}>
						{t("下载 | Download")}
					</Button>
				}
			/>
		);
	}
	return (
		<div className={styles.page}>
			<Flex component="header" align="center" gap="small" className={styles.bar}>
				<h1 className={`${look.fill} ${look.cut}`}>{name}</h1>
				{opened && <span>{t(`共 ${opened.numPages} 页 | ${opened.numPages} pages`)}</span>}
				<Button
					icon={<ZoomOutOutlined />}
					disabled={scale === SCALES[0]}
					onClick={() => step(-1)}
					aria-label={t("缩小 | Zoom out")}
				/>
				<span className={styles.scale}>{Math.round(scale * 100)}%</span>
				<Button
					icon={<ZoomInOutlined />}
					disabled={scale === SCALES.at(-1)}
					onClick={() => step(1)}
					aria-label={t("放大 | Zoom in")}
				/>
				<Button icon={<DownloadOutlined />} href={url} download={name} aria-label={t("下载 | Download")} />
			</Flex>
			{!opened && <Progress className={styles.progress} percent={Math.round(share * 100)} />}
			{opened &&
				Array.from({ length: opened.numPages }, (_, index) => index + 1).map((number) => (
					<PdfSheet key={number} document={opened} number={number} scale={scale} />
				))}
		</div>
	);
}

const DATA = import.meta.env.DEV ? "/node_modules/pdfjs-dist" : "/pdf";

/** Opens PDF documents with the bundled library; nothing is asked of another host. */
interface Opening {
	document: Promise<PDFDocumentProxy>;
	close: () => void;
}

/** `onProgress` hears the loaded share, 0 to 1, when the size is known. */
function openPdf(url: string, onProgress: (share: number) => void): Opening {
	GlobalWorkerOptions.workerSrc = worker;
	const task = getDocument({
		url,
		cMapUrl: `${DATA}/cmaps/`,
		standardFontDataUrl: `${DATA}/standard_fonts/`,
		wasmUrl: `${DATA}/wasm/`,
		withCredentials: true,
	});
	task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
		if (total > 0) onProgress(Math.min(loaded / total, 1));
	};
	return { document: task.promise, close: () => void task.destroy() };
}

interface Props {
	document: PDFDocumentProxy;
	number: number;
	scale: number;
}

const NEAR = "800px";
const A4 = { width: 595, height: 842 };

/** One page of a document, drawn when it comes near the window. */
function PdfSheet({ document, number, scale }: Props) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [near, setNear] = useState(false);
	const [size, setSize] = useState(A4);
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
		void document.getPage(number).then((page) => {
			const plain = page.getViewport({ scale: 1 });
			setSize({ width: plain.width, height: plain.height });
			if (dropped || !canvas.current) return;
			const viewport = page.getViewport({ scale: scale * devicePixelRatio });
			canvas.current.width = viewport.width;
			canvas.current.height = viewport.height;
			const task = page.render({ canvas: canvas.current, viewport });
			drawing = task;
			task.promise.catch(() => undefined);
		});
		return () => {
			dropped = true;
			drawing?.cancel();
		};
	}, [document, number, scale, near]);
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
