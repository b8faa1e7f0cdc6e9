/** The calls about people that the generic ones do not cover. */
import { get, getAt, postAt, put, putAt, type Query } from "@/kit/http";
import type { TreeNode } from "@/parts/tree/tree";

const QUIET = { quiet: true };

export interface DepartNode extends TreeNode {
	id: string;
	orgCode: string;
	departName: string;
	departNameEn?: string | null;
	parentId: string;
	rowVersion: number;
	children: DepartNode[] | null;
	[more: string]: unknown;
}

export const fetchUsers = (query: Query, signal?: AbortSignal) =>
	get("/sys/user/queryUserComponentData", query, { ...QUIET, ...(signal ? { signal } : {}) });

export const freeze = (ids: string[], status: "1" | "2", reason: string) =>
	put("/sys/user/frozenBatch", { ids: ids.join(","), status, reason }, QUIET);

export const approve = (ids: string[], roleIds: string, departIds: string) =>
	put("/sys/user/approve", { ids: ids.join(","), roleIds, departIds }, QUIET);

export const resetPassword = (username: string, password: string, confirmpassword: string) =>
	put("/sys/user/changePassword", { username, password, confirmpassword }, QUIET);

export interface Agent {
	id?: string;
	rowVersion?: number;
	userName: string;
	agentUserName: string;
	startTime: string | null;
	endTime: string | null;
	scope: string;
	status: string;
}

export const agentOf = (userName: string) =>
	getAt<Agent | null>("/sys/sysUserAgent/queryByUserName", { userName }, QUIET).catch(() => null);

export const saveAgent = (agent: Agent) =>
	agent.id ? putAt("/sys/sysUserAgent/edit", agent, QUIET) : postAt("/sys/sysUserAgent/add", agent, QUIET);
