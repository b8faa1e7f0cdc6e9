// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary chapter_kind. */
export const CHAPTER_KIND = {
	chapter: "分会 | Chapter",
	committee: "专委会 | Committee",
	group: "小组 | Group"
} as const;
