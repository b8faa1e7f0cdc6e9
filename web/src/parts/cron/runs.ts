/** The next runs of an expression, as the server's own evaluator reckons them. */
import { queryOptions } from "@tanstack/react-query";
import { get } from "@/kit/http";

export const nextRuns = (cron: string) =>
	queryOptions({
		queryKey: ["cron", cron],
		queryFn: ({ signal }) => get("/sys/quartzJob/preview", { cron }, { quiet: true, signal }),
		enabled: cron.trim() !== "",
		retry: false,
		staleTime: 30_000,
	});
