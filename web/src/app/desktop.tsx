/** Starts the desktop client: login, shell and all pages of the menu. */
import { createRoot } from "react-dom/client";
import { watchQuickClicks } from "@/kit/quick-clicks";
import { beginGrants, isSignedIn } from "@/kit/session";
import { App } from "./App";
import { OUTSIDE } from "./outside";
import "./base.css";

export function startDesktop(root: HTMLElement): void {
	watchQuickClicks();
	const outside = OUTSIDE.some(({ path }) => path === location.pathname);
	if (isSignedIn() && !outside) void beginGrants();
	createRoot(root).render(<App />);
}
