/** What the lists of system administration may run, and the screens their rows open. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { ActionView, DetailViewProps } from "@/engine/actions";
import type { Row } from "@/engine/describe";
import { post } from "@/kit/http";

const each = (path: string) => async (rows: Row[]) => {
	for (const row of rows) await post(path, { id: row.id }, { quiet: true });
};

export const SYSTEM_ACTIONS: Readonly<Record<string, ActionView>> = {
	"sys/quartzJob:execute": { run: each("/sys/quartzJob/execute") },
	"sys/quartzJob:pause": { run: each("/sys/quartzJob/pause"), fits: (row) => String(row.status) === "0" },
	"sys/quartzJob:resume": { run: each("/sys/quartzJob/resume"), fits: (row) => String(row.status) === "-1" },
};

export const SYSTEM_DETAILS: Readonly<Record<string, LazyExoticComponent<ComponentType<DetailViewProps>>>> = {
	"sys/role": lazy(() => import("./role/RolePanel")),
};
