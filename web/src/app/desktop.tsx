/** Starts the desktop client: login, shell and all pages of the menu. */
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { startActions } from "./actions";
import "./base.css";

export function startDesktop(root: HTMLElement): void {
	startActions();
	createRoot(root).render(<App />);
}
