/** The calls about roles that the generic ones do not cover. */
import { queryOptions } from "@tanstack/react-query";
import { get, post, remove } from "@/kit/http";
import type { Query } from "@/kit/transport";

const QUIET = { quiet: true };

export const allRoles = () =>
	queryOptions({
		queryKey: ["rights", "roles"],
		queryFn: ({ signal }) => get("/sys/role/queryall", undefined, { ...QUIET, signal }),
	});

export const copyRole = (id: string, roleCode: string, roleName: string) =>
	post("/sys/role/copy", { id, roleCode, roleName }, QUIET);

export const usersOfRole = (query: Query, signal: AbortSignal) =>
	get("/sys/user/userRoleList", query, { ...QUIET, signal });

export const addToRole = (roleId: string, userIdList: string[]) =>
	post("/sys/user/addSysUserRole", { roleId, userIdList }, QUIET);

export const takeFromRole = (roleId: string, userIds: string[]) =>
	remove("/sys/user/deleteUserRoleBatch", { roleId, userIds: userIds.join(",") }, QUIET);

export type FieldMode = "hidden" | "readOnly";
export type FieldRights = Record<string, FieldMode>;

export const fieldRights = (roleId: string, path: string) =>
	queryOptions({
		queryKey: ["rights", "fields", roleId, path],
		queryFn: ({ signal }) => get("/sys/role/queryFieldRights", { roleId, path }, { ...QUIET, signal }),
		enabled: path !== "",
	});

export const saveFieldRights = (roleId: string, path: string, rights: FieldRights) =>
	post("/sys/role/saveFieldRights", { roleId, path, rights }, QUIET);
