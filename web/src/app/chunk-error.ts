/** After a new release an open window may ask for chunks that are gone: it is told so and loads the new release, once. */
import { toast } from "@/kit/notice";

const MARK = "pro__chunk-reload";
const AGAIN_AFTER_MS = 60_000;

export function reloadOnChunkError(): void {
	window.addEventListener("vite:preloadError", (event) => {
		const last = Number(sessionStorage.getItem(MARK) ?? 0);
		if (Date.now() - last < AGAIN_AFTER_MS) return;
		event.preventDefault();
		sessionStorage.setItem(MARK, String(Date.now()));
		toast("info", "页面已更新，正在重新加载 | The page has been updated, reloading");
		setTimeout(() => location.reload(), 800);
	});
}
