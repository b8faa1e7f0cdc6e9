/** What the server tells of a house. */
import { useQuery } from "@tanstack/react-query";
import { type Answer, get } from "@/kit/http";
import type { Failure } from "@/kit/transport";

export type Mode = "daily" | "long";

export type Portrait = Answer<"GET /rental/portrait">;
export type Month = Portrait["months"][number];
export type Line = Portrait["lines"][number];

export const usePortrait = (id: string, mode: Mode) =>
	useQuery<Portrait, Failure>({
		queryKey: ["portrait", id, mode],
		queryFn: ({ signal }) => get("/rental/portrait", { id, mode }, { quiet: true, signal }),
	});
