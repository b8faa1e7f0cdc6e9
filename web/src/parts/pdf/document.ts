/** Opens PDF documents with the bundled library; nothing is asked of another host. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";

const DATA = import.meta.env.DEV ? "/node_modules/pdfjs-dist" : "/pdf";

export interface Opening {
	document: Promise<PDFDocumentProxy>;
	close: () => void;
}

/** `onProgress` hears the loaded share, 0 to 1, when the size is known. */
export function openPdf(url: string, onProgress: (share: number) => void): Opening {
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
