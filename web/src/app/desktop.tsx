/** Starts the desktop client: login, shell and all pages of the menu. */
import { createRoot } from "react-dom/client";
import { watchQuickClicks } from "@/kit/quick-clicks";
import { App } from "./App";
import "./base.css";

export function startDesktop(root: HTMLElement): void {
	watchQuickClicks();
	createRoot(root).render(<App />);
}
