/** What the server tells of a house. */
import { useQuery } from "@tanstack/react-query";
import type { Row } from "@/engine/describe";
import { type Failure, getAt } from "@/kit/http";

export type Mode = "daily" | "long";

export interface Month {
	month: string;
	places: number;
	taken: number;
	blocked: number;
	income: string | null;
}

export interface Line {
	kind: "order" | "lease" | "block";
	sourceId: string;
	no: string;
	name: string;
	state: string;
	from: string;
	to: string;
	unit: string;
	amount: string;
	reason: string;
}

export interface Portrait {
	house: Row;
	title: string;
	units: Array<{ id: string; title: string; kind: string }>;
	places: number;
	months: Month[];
	lines: Line[];
	repairs: Line[];
}

export const usePortrait = (id: string, mode: Mode) =>
	useQuery<Portrait, Failure>({
		queryKey: ["portrait", id, mode],
		queryFn: ({ signal }) => getAt<Portrait>("/rental/portrait", { id, mode }, { quiet: true, signal }),
	});
