/** The calls about menus, grants and data rules. Everything is kept under the key "rights", which news of rights refresh. */
import { queryOptions } from "@tanstack/react-query";
import { getAt, postAt, putAt, type Query, remove } from "@/kit/http";
import { locale } from "@/kit/text";
import type { TreeNode } from "@/parts/tree/tree";

const QUIET = { quiet: true };

interface WireNode {
	key: string;
	slotTitle?: string;
	titleEn?: string | null;
	label?: string;
	icon: string | null;
	ruleFlag: number;
	menuType?: number;
	children: WireNode[] | null;
}

export interface GrantNode extends TreeNode {
	icon: string | null;
	ruled: boolean;
	menuType: number;
	children: GrantNode[];
}

function toGrant(node: WireNode): GrantNode {
	const name = node.slotTitle ?? node.label ?? "";
	return {
		key: node.key,
		title: locale() === "en" && node.titleEn ? node.titleEn : name,
		icon: node.icon,
		ruled: node.ruleFlag === 1,
		menuType: node.menuType ?? 1,
		children: (node.children ?? []).map(toGrant),
	};
}

/** What can be granted; `path` is the call that knows the limits of who is to get it. */
export const grantTree = (path = "/sys/role/queryTreeList2", query?: Query) =>
	queryOptions({
		queryKey: ["rights", "tree", path, query ?? null, locale()],
		queryFn: async ({ signal }) => {
			const answer = await getAt<{ treeList: WireNode[] }>(path, query, { ...QUIET, signal });
			return answer.treeList.map(toGrant);
		},
	});

/** Whose grants: where they are read and saved, and by which name the owner goes. */
export interface Holder {
	read: string;
	save: string;
	query: Record<string, string>;
	/** Where data rules narrow what is granted, and the ids that name the owner there. */
	rules?: { path: string; owner: string[] };
}

export const roleHolder = (roleId: string): Holder => ({
	read: "/sys/permission/queryRolePermission",
	save: "/sys/permission/saveRolePermission",
	query: { roleId },
	rules: { path: "/sys/role/datarule", owner: [roleId] },
});

export const departHolder = (departId: string): Holder => ({
	read: "/sys/permission/queryDepartPermission",
	save: "/sys/permission/saveDepartPermission",
	query: { departId },
	rules: { path: "/sys/sysDepartPermission/datarule", owner: [departId] },
});

export const tenantHolder = (tenantId: string): Holder => ({
	read: "/sys/permission/queryTenantPermission",
	save: "/sys/permission/saveTenantPermission",
	query: { tenantId },
});

export const departRoleHolder = (roleId: string, departId: string): Holder => ({
	read: "/sys/sysDepartPermission/queryDeptRolePermission",
	save: "/sys/sysDepartPermission/saveDeptRolePermission",
	query: { roleId, departId },
	rules: { path: "/sys/sysDepartRole/datarule", owner: [departId, roleId] },
});

export const grantsOf = (holder: Holder) =>
	queryOptions({
		queryKey: ["rights", "grants", holder.read, holder.query],
		queryFn: ({ signal }) => getAt<string[]>(holder.read, holder.query, { ...QUIET, signal }),
	});

/** `last` is what the person saw; our server compares with its own rows, other servers of this family with `last`. */
export const saveGrants = (holder: Holder, ids: string[], last: string[]) =>
	postAt(
		holder.save,
		{ ...holder.query, permissionIds: ids.join(","), lastpermissionIds: last.join(",") },
		QUIET,
	);

export interface DataRule {
	id: string;
	permissionId: string;
	ruleName: string;
	ruleColumn: string;
	ruleConditions: string;
	ruleValue: string;
	status: string;
}

export const rulesOf = (permissionId: string) =>
	queryOptions({
		queryKey: ["rights", "rules", permissionId],
		queryFn: ({ signal }) =>
			getAt<DataRule[]>("/sys/permission/queryPermissionRule", { permissionId }, { ...QUIET, signal }),
	});

export const saveRule = (rule: Omit<DataRule, "id"> & { id?: string }) =>
	rule.id
		? putAt<DataRule>("/sys/permission/editPermissionRule", rule, QUIET)
		: postAt<DataRule>("/sys/permission/addPermissionRule", rule, QUIET);

export const deleteRule = (id: string) => remove("/sys/permission/deletePermissionRule", { id }, QUIET);

export type Rules = NonNullable<Holder["rules"]>;

export interface ChosenRules {
	datarule: DataRule[];
	drChecked?: string;
}

export const chosenRules = ({ path, owner }: Rules, permissionId: string) =>
	queryOptions({
		queryKey: ["rights", "chosen-rules", path, owner, permissionId],
		queryFn: ({ signal }) =>
			getAt<ChosenRules>([path, permissionId, ...owner].join("/"), undefined, { ...QUIET, signal }),
	});

export const saveChosenRules = ({ query, rules }: Holder, permissionId: string, ids: string[]) =>
	postAt(rules?.path ?? "", { ...query, permissionId, dataRuleIds: ids.join(",") }, QUIET);

export interface Explanation {
	user: { id: string; username: string; realname: string };
	code: string;
	roles: string[];
	held: boolean;
	allowed: boolean;
	rule: string;
	trace: Array<{ question: string; answer: boolean; decides: boolean }>;
	grants: Array<{
		roleId: string;
		roleName: string;
		permissionId: string;
		permissionName: string;
		enabled: boolean;
		rules: DataRule[];
	}>;
}

export const explain = (userId: string, code: string) =>
	queryOptions({
		queryKey: ["rights", "explain", userId, code],
		queryFn: ({ signal }) =>
			getAt<Explanation>("/sys/permission/explain", { userId, code }, { ...QUIET, signal }),
		enabled: userId !== "" && code !== "",
	});
