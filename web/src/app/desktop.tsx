/** Starts the desktop client: login, shell and all pages of the menu. */
import { createRoot } from "react-dom/client";
import { watchQuickClicks } from "@/kit/quick-clicks";
import { beginGrants, isSignedIn } from "@/kit/session";
import { App } from "./App";
import { isOutside } from "./outside";
import "./base.css";

export function startDesktop(root: HTMLElement): void {
	watchQuickClicks();
	if (isSignedIn() && !isOutside(location.pathname)) void beginGrants();
	createRoot(root).render(<App />);
}
