/** Starts the housekeeper's phone page: no antd, no shell, so that it opens fast on a weak phone and network. */
import { createRoot } from "react-dom/client";
import { keepShell } from "./shell";
import { PhoneApp } from "./view/PhoneApp";
import "./phone.css";

export function startPhone(root: HTMLElement): void {
	createRoot(root).render(<PhoneApp />);
	void keepShell();
}
