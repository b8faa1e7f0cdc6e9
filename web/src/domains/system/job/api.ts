/** The calls about scheduled jobs. */
import type { RowOf } from "@/engine/describe";
import { fetchPage } from "@/engine/wire";
import { post } from "@/kit/http";

const QUIET = { quiet: true };

export type Run = RowOf<"sys/quartzJobLog">;

export async function fetchRuns(jobId: string, signal: AbortSignal): Promise<Run[]> {
	return (await fetchPage("sys/quartzJobLog", { jobId, pageSize: 30 }, signal)).records;
}

export const runNow = (id: string) => post("/sys/quartzJob/execute", { id }, QUIET);
export const runMissed = (id: string) => post("/sys/quartzJobLog/runMissed", { id }, QUIET);
export const skipMissed = (id: string) => post("/sys/quartzJobLog/skipMissed", { id }, QUIET);
export const pauseJob = (id: string) => post("/sys/quartzJob/pause", { id }, QUIET);
export const resumeJob = (id: string) => post("/sys/quartzJob/resume", { id }, QUIET);
