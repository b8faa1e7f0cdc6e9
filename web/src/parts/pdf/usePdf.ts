/** A PDF opened for as long as a page shows it, so that no sheet is drawn of a document that was closed. */
import {
	GlobalWorkerOptions,
	getDocument,
	type PDFDocumentLoadingTask,
	type PDFDocumentProxy,
} from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useState } from "react";

const DATA = import.meta.env.DEV ? "/node_modules/pdfjs-dist" : "/pdf";

/** An address or the bytes themselves, which are copied: the reader takes what it is given. */
type Source = string | Uint8Array<ArrayBuffer>;

/** What stands on the page: the former document until the next one is open, loaded by its share, 0 to 1, where the size is known. */
export function usePdf(source: Source | null) {
	const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
	const [share, setShare] = useState(0);
	const [failed, setFailed] = useState<Source | null>(null);
	useEffect(() => {
		if (source === null) return;
		let wanted = true;
		const task = load(source);
		task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
			if (wanted && total > 0) setShare(Math.min(loaded / total, 1));
		};
		let opened = false;
		task.promise.then(
			(found) => {
				if (!wanted) return;
				opened = true;
				setDocument(found);
			},
			() => wanted && setFailed(source),
		);
		return () => {
			wanted = false;
			if (!opened) void task.destroy();
		};
	}, [source]);
	useEffect(() => {
		if (document) return () => void document.loadingTask.destroy();
	}, [document]);
	return { document, share, failed: source !== null && failed === source };
}

function load(source: Source): PDFDocumentLoadingTask {
	GlobalWorkerOptions.workerSrc = worker;
	return getDocument({
		...(typeof source === "string" ? { url: source } : { data: source.slice() }),
		cMapUrl: `${DATA}/cmaps/`,
		standardFontDataUrl: `${DATA}/standard_fonts/`,
		wasmUrl: `${DATA}/wasm/`,
		withCredentials: true,
	});
}
