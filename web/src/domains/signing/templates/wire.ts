/** Calls of contract templates, with what their screens share. */
import { queryOptions } from "@tanstack/react-query";
import type { RowOf } from "@/engine/describe";
import { type Answer, get, post } from "@/kit/http";

export const TEMPLATES = "sign/template";
export type Template = RowOf<typeof TEMPLATES>;
export type Version = Answer<"GET /sign/template/versions">[number];
export type Kind = Answer<"GET /sign/template/variables">[number];

export const kindsQuery = queryOptions({
	queryKey: ["template-kinds"],
	queryFn: ({ signal }) => get("/sign/template/variables", undefined, { signal }),
	staleTime: Number.POSITIVE_INFINITY,
});

export const versionsQuery = (id: string, at: number | undefined) =>
	queryOptions({
		queryKey: ["template-versions", id, at],
		queryFn: ({ signal }) => get("/sign/template/versions", { id }, { signal }),
	});

/** The PDF of a body that is being written, with the values of a record or with examples. */
export async function previewPdf(
	form: { kind: string; name: string; body: string; subjectId: string | null },
	signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
	const { pdf } = await post("/sign/template/preview", form, { quiet: true, signal });
	return Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
}
