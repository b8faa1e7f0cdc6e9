/** The calls about scheduled jobs. */
import type { Page, Row } from "@/engine/describe";
import { getAt, post } from "@/kit/http";

const QUIET = { quiet: true };

export interface Run extends Row {
	state: "queued" | "running" | "done" | "failed" | "cancelled";
	fireTime: string;
	startTime: string | null;
	endTime: string | null;
	durationMs: number | null;
	message: string | null;
}

export async function fetchRuns(jobId: string, signal: AbortSignal): Promise<Run[]> {
	const page = await getAt<Page>("/sys/quartzJobLog/list", { jobId, pageSize: 30 }, { ...QUIET, signal });
	return page.records as Run[];
}

export const runNow = (id: string) => post("/sys/quartzJob/execute", { id }, QUIET);
export const pauseJob = (id: string) => post("/sys/quartzJob/pause", { id }, QUIET);
export const resumeJob = (id: string) => post("/sys/quartzJob/resume", { id }, QUIET);
