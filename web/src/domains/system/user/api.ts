/** The calls about people that the generic ones do not cover. */
import { addRow, editRow } from "@/engine/wire";
import { type Answer, get, put } from "@/kit/http";
import type { Query } from "@/kit/transport";
import type { TreeNode } from "@/parts/tree/tree";

const QUIET = { quiet: true };

type Sent = Answer<"GET /sys/sysDepart/queryTreeList">[number];
/** A department with what is below it. */
export type DepartNode = Omit<Sent, "children"> &
	TreeNode & { children: DepartNode[] | null } & Record<string, unknown>;

export const fetchUsers = (query: Query, signal?: AbortSignal) =>
	get("/sys/user/queryUserComponentData", query, { ...QUIET, ...(signal ? { signal } : {}) });

export const freeze = (ids: string[], status: "1" | "2", reason: string) =>
	put("/sys/user/frozenBatch", { ids: ids.join(","), status, reason }, QUIET);

export const approve = (ids: string[], roleIds: string, departIds: string) =>
	put("/sys/user/approve", { ids: ids.join(","), roleIds, departIds }, QUIET);

export const resetPassword = (username: string, password: string, confirmpassword: string) =>
	put("/sys/user/changePassword", { username, password, confirmpassword }, QUIET);

export const resetFactor = (id: string, reason: string) =>
	put("/sys/user/resetSecondFactor", { id, reason }, QUIET);

export type Agent = Partial<NonNullable<Answer<"GET /sys/sysUserAgent/queryByUserName">>>;

export const agentOf = (userName: string) =>
	get("/sys/sysUserAgent/queryByUserName", { userName }, QUIET).catch(() => null);

export const saveAgent = (agent: Agent) =>
	agent.id ? editRow("sys/sysUserAgent", agent) : addRow("sys/sysUserAgent", agent);
