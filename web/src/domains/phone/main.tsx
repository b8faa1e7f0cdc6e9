/** Starts the housekeeper's phone page: no antd, no shell, so that it opens fast on a weak phone and network. */
import { createRoot } from "react-dom/client";
import { keepShell } from "./shell";
import { PhoneApp } from "./view/PhoneApp";
import "./look/base.css";
import "./look/bars.css";
import "./look/list.css";
import "./look/order.css";
import "./look/photos.css";
import "./look/sheet.css";
import "./look/door.css";
import "./look/motion.css";

export function startPhone(root: HTMLElement): void {
	createRoot(root).render(<PhoneApp />);
	void keepShell();
}
