/** Starts the desktop client: login, shell and all pages of the menu. */
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { reloadOnChunkError } from "./chunk-error";
import "./base.css";

export function startDesktop(root: HTMLElement): void {
	reloadOnChunkError();
	createRoot(root).render(<App />);
}
