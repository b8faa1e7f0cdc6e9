/** Markup that may be shown: cleaned once more in the browser, so that nothing stored could ever run. */
import DOMPurify from "dompurify";

const RULES = {
	USE_PROFILES: { html: true },
	FORBID_TAGS: ["style", "form", "input", "button", "select", "textarea", "iframe"],
	RETURN_DOM_FRAGMENT: true as const,
};

/** Links open beside the portal and cannot reach back. */
export function cleanMarkup(html: string): DocumentFragment {
	const clean = DOMPurify.sanitize(html, RULES);
	for (const link of clean.querySelectorAll("a")) {
		link.target = "_blank";
		link.rel = "noopener noreferrer";
	}
	return clean;
}
