/** The calls about menus, grants and data rules. Everything is kept under the key "rights", which news of rights refresh. */
import { queryOptions } from "@tanstack/react-query";
import type { Shapes } from "@/gen/api";
import { get, post, put, remove } from "@/kit/http";
import { locale } from "@/kit/text";
import type { TreeNode } from "@/parts/tree/tree";

const QUIET = { quiet: true };

type WireNode = Shapes["GrantNode"];

export interface GrantNode extends TreeNode {
	icon: string | null;
	ruled: boolean;
	menuType: number;
	children: GrantNode[];
}

function toGrant(node: WireNode): GrantNode {
	return {
		key: node.key,
		title: locale() === "en" && node.titleEn ? node.titleEn : node.slotTitle,
		icon: node.icon,
		ruled: node.ruleFlag === 1,
		menuType: node.menuType,
		children: (node.children ?? []).map(toGrant),
	};
}

type ReadTree = (signal: AbortSignal) => Promise<Shapes["GrantTree"]>;

const wholeTree: ReadTree = (signal) => get("/sys/role/queryTreeList2", undefined, { ...QUIET, signal });

const treeBy = (key: string, read: ReadTree) =>
	queryOptions({
		queryKey: ["rights", "tree", key, locale()],
		queryFn: async ({ signal }) => (await read(signal)).treeList.map(toGrant),
	});

export const explainRow = (userId: string, path: string, rowId: string) =>
	queryOptions({
		queryKey: ["rights", "explain-row", userId, path, rowId],
		queryFn: ({ signal }) => get("/sys/permission/explain", { userId, path, rowId }, { ...QUIET, signal }),
		enabled: userId !== "",
	});

/** What can be granted at all; beside it what an organisation can be given, and the roles of a department. */
export const grantTree = () => treeBy("whole", wholeTree);
export const tenantTree = () =>
	treeBy("tenant", (signal) => get("/sys/permission/queryTreeList", undefined, { ...QUIET, signal }));
export const departRoleTree = (departId: string) =>
	treeBy(departId, (signal) =>
		get("/sys/sysDepartPermission/queryTreeListForDeptRole", { departId }, { ...QUIET, signal }),
	);

interface Grants {
	permissionIds: string;
	lastpermissionIds: string;
}

/** Whose grants: how they are read and saved, and by what they are told from those of others. */
export interface Holder {
	key: string[];
	read(signal: AbortSignal): Promise<string[]>;
	save(grants: Grants): Promise<unknown>;
	/** Where data rules narrow what is granted. */
	rules?: Rules;
}

export type RuledHolder = Holder & { rules: Rules };

/** The rules of an entry of the menu, and which of them narrow what the holder was granted. */
export interface Rules {
	read(permissionId: string, signal: AbortSignal): Promise<Shapes["ChosenRules"]>;
	save(permissionId: string, dataRuleIds: string): Promise<unknown>;
}

export const roleHolder = (roleId: string): Holder => ({
	key: ["role", roleId],
	read: (signal) => get("/sys/permission/queryRolePermission", { roleId }, { ...QUIET, signal }),
	save: (grants) => post("/sys/permission/saveRolePermission", { roleId, ...grants }, QUIET),
	rules: {
		read: (id, signal) => get(`/sys/role/datarule/${id}/${roleId}`, undefined, { ...QUIET, signal }),
		save: (permissionId, dataRuleIds) =>
			post("/sys/role/datarule", { roleId, permissionId, dataRuleIds }, QUIET),
	},
});

export const departHolder = (departId: string): Holder => ({
	key: ["depart", departId],
	read: (signal) => get("/sys/permission/queryDepartPermission", { departId }, { ...QUIET, signal }),
	save: (grants) => post("/sys/permission/saveDepartPermission", { departId, ...grants }, QUIET),
	rules: {
		read: (id, signal) =>
			get(`/sys/sysDepartPermission/datarule/${id}/${departId}`, undefined, { ...QUIET, signal }),
		save: (permissionId, dataRuleIds) =>
			post("/sys/sysDepartPermission/datarule", { departId, permissionId, dataRuleIds }, QUIET),
	},
});

export const tenantHolder = (tenantId: string): Holder => ({
	key: ["tenant", tenantId],
	read: (signal) => get("/sys/permission/queryTenantPermission", { tenantId }, { ...QUIET, signal }),
	save: (grants) => post("/sys/permission/saveTenantPermission", { tenantId, ...grants }, QUIET),
});

export const packageHolder = (id: string): Holder => ({
	key: ["package", id],
	read: (signal) => get("/sys/tenantPackage/queryPermission", { id }, { ...QUIET, signal }),
	save: ({ permissionIds }) => post("/sys/tenantPackage/savePermission", { id, permissionIds }, QUIET),
});

export const departRoleHolder = (roleId: string, departId: string): Holder => ({
	key: ["depart-role", roleId],
	read: (signal) => get("/sys/sysDepartPermission/queryDeptRolePermission", { roleId }, { ...QUIET, signal }),
	save: (grants) => post("/sys/sysDepartPermission/saveDeptRolePermission", { roleId, ...grants }, QUIET),
	rules: {
		read: (id, signal) =>
			get(`/sys/sysDepartRole/datarule/${id}/${departId}/${roleId}`, undefined, { ...QUIET, signal }),
		save: (permissionId, dataRuleIds) =>
			post("/sys/sysDepartRole/datarule", { roleId, permissionId, dataRuleIds }, QUIET),
	},
});

export const grantsOf = (holder: Holder) =>
	queryOptions({
		queryKey: ["rights", "grants", ...holder.key],
		queryFn: ({ signal }) => holder.read(signal),
	});

/** `last` is what the person saw; our server compares with its own rows, other servers of this family with `last`. */
export const saveGrants = (holder: Holder, ids: string[], last: string[]) =>
	holder.save({ permissionIds: ids.join(","), lastpermissionIds: last.join(",") });

export type DataRule = Shapes["DataRule"];

export const rulesOf = (permissionId: string) =>
	queryOptions({
		queryKey: ["rights", "rules", permissionId],
		queryFn: ({ signal }) =>
			get("/sys/permission/queryPermissionRule", { permissionId }, { ...QUIET, signal }),
	});

export const saveRule = ({ id, ...rule }: Shapes["RuleEntry"] & { id?: string }) =>
	id
		? put("/sys/permission/editPermissionRule", { id, ...rule }, QUIET)
		: post("/sys/permission/addPermissionRule", rule, QUIET);

export const deleteRule = (id: string) => remove("/sys/permission/deletePermissionRule", { id }, QUIET);

export const chosenRules = ({ key, rules }: RuledHolder, permissionId: string) =>
	queryOptions({
		queryKey: ["rights", "chosen-rules", ...key, permissionId],
		queryFn: ({ signal }) => rules.read(permissionId, signal),
	});

export const saveChosenRules = ({ rules }: RuledHolder, permissionId: string, ids: string[]) =>
	rules.save(permissionId, ids.join(","));

export type Explanation = Shapes["Explanation"];

export const explain = (userId: string, code: string) =>
	queryOptions({
		queryKey: ["rights", "explain", userId, code],
		queryFn: ({ signal }) => get("/sys/permission/explain", { userId, code }, { ...QUIET, signal }),
		enabled: userId !== "" && code !== "",
	});
