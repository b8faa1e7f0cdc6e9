/** Markdown as harmless markup; a picture elsewhere becomes a link, since its host would learn who reads. */
import { Marked } from "marked";
import { isExternal } from "@/kit/address";
import { t } from "@/kit/text";
import { cleanMarkup } from "../rich-text/clean";

const reader = new Marked({
	gfm: true,
	breaks: true,
	async: false,
	renderer: { checkbox: ({ checked }) => (checked ? "☑ " : "☐ ") },
});

export function rendered(text: string): DocumentFragment {
	const clean = cleanMarkup(reader.parse(text) as string);
	for (const image of clean.querySelectorAll("img")) {
		const address = image.getAttribute("src") ?? "";
		if (isExternal(address)) image.replaceWith(linkTo(address, image.alt));
		else if (!/^\/(?![/\\])/.test(address)) image.remove();
	}
	return clean;
}

function linkTo(address: string, remark: string): HTMLAnchorElement {
	const link = document.createElement("a");
	link.href = address;
	link.target = "_blank";
	link.rel = "noopener noreferrer";
	link.textContent = t("图片：{name} | Picture: {name}", { name: remark || address });
	return link;
}
