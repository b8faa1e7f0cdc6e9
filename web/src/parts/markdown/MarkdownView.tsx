/** Shows Markdown as it reads. */

import { Marked } from "marked";
import { useLayoutEffect, useRef } from "react";
import { isExternal } from "@/kit/address";
import { t } from "@/kit/text";
import { cleanMarkup } from "@/parts/rich-text/clean";
import styles from "../rich-text/rich-text.module.css";

export default function MarkdownView({ text }: { text: string | null | undefined }) {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		box.current?.replaceChildren(rendered(text ?? ""));
	}, [text]);
	return <div ref={box} className={styles.rich} data-markdown />;
}

const reader = new Marked({
	gfm: true,
	breaks: true,
	async: false,
	renderer: { checkbox: ({ checked }) => (checked ? "☑ " : "☐ ") },
});

/** Markdown as harmless markup; a picture elsewhere becomes a link, since its host would learn who reads. */
function rendered(text: string): DocumentFragment {
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
