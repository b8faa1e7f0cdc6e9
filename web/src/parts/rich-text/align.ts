/** Alignment of paragraphs and headings, kept as a style that the server's cleaning lets through. */
import { Extension } from "@tiptap/core";

export type Alignment = "left" | "center" | "right";
const KNOWN = new Set<string>(["center", "right"]);
const BLOCKS = ["paragraph", "heading"];

export const Align = Extension.create({
	name: "align",
	addGlobalAttributes() {
		return [
			{
				types: BLOCKS,
				attributes: {
					align: {
						default: null,
						parseHTML: (element: HTMLElement) =>
							KNOWN.has(element.style.textAlign) ? element.style.textAlign : null,
						renderHTML: ({ align }: Record<string, unknown>) =>
							align ? { style: `text-align: ${String(align)}` } : {},
					},
				},
			},
		];
	},
});

export const alignmentOf = (alignment: Alignment) => ({ align: alignment === "left" ? null : alignment });
