/** What the lists of system administration may run, and the screens their rows open. */
import { type ComponentType, createElement, type LazyExoticComponent, lazy, Suspense } from "react";
import { type ActionView, type DetailViewProps, type DialogFile, stepDialogs } from "@/engine/actions";
import type { Row, RowOf } from "@/engine/describe";
import type { FieldExtra } from "@/engine/form/field-extras";
import { refusal } from "@/engine/form/taken";
import type { Picker } from "@/engine/kinds/pickers";
import type { MakeTree } from "@/engine/kinds/trees";
import type { RecordExtras } from "@/engine/record-extras";
import { loadChunk } from "@/kit/chunk";
import { get, post } from "@/kit/http";
import { may } from "@/kit/rights";
import { currentUser, viewAsRole } from "@/kit/session";
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { categoryTree } from "./picker/category";

/** With the stored password, which the list never holds. */
async function testConnections(rows: Row[]): Promise<void> {
	for (const { id, dbType, dbUrl, dbUsername } of rows as RowOf<"sys/dataSource">[]) {
		const source = { id, dbType: dbType ?? "", dbUrl: dbUrl ?? "", dbUsername: dbUsername ?? "" };
		await post("/sys/dataSource/testConnection", source, { quiet: true });
	}
}

const FEATURES = {
	user: "sys/user",
	role: "sys/role",
	tenant: "sys/tenant",
	message: "sys/message/sysMessageTemplate",
} as const;

export const SYSTEM_ACTIONS: readonly Readonly<Record<string, ActionView>>[] = [
	stepDialogs(FEATURES, import.meta.glob<DialogFile>("./*/steps/*.tsx")),
	{
		"sys/tenant:lookIn": { fits: (row) => row.id !== String(currentUser()?.tenantId ?? "") },
		"sys/role:viewAs": { run: async ([role]) => role && viewAsRole(role.id) },
		"sys/dataSource:testConnection": { run: testConnections },
	},
];

export const SYSTEM_DETAILS: Readonly<Record<string, LazyExoticComponent<ComponentType<DetailViewProps>>>> = {
	"sys/quartzJob": lazy(() => import("./job/JobPanel")),
	"sys/annountCement": lazy(() => import("./notice/AnnouncementPanel")),
	"sys/tenant": lazy(() => import("./tenant/TenantPanel")),
	"sys/tenantPackage": lazy(() => import("./tenant/PackagePanel")),
	"sys/role": lazy(() => import("./role/RolePanel")),
};

/** An account's name is one on the whole platform, not only in its organisation. */
const isAccountTaken = (username: string, id: string | null) =>
	refusal(
		() => get("/sys/user/checkOnlyUser", { username, ...(id ? { id } : {}) }, { quiet: true }),
		"user.taken",
	);

export const SYSTEM_FIELDS: Readonly<Record<string, FieldExtra>> = {
	"sys/user:username": { check: isAccountTaken },
	"sys/user:departIds": { when: { field: "userIdentity", is: ["2"] } },
	"sys/annountCement:userIds": { when: { field: "msgType", is: ["USER"] } },
	"sys/annountCement:roleIds": { when: { field: "msgType", is: ["ROLE"] } },
	"sys/annountCement:departIds": { when: { field: "msgType", is: ["DEPART"] } },
	"sys/sysParam:paramValue": {
		Edit: lazy(async () => ({ default: (await import("./param/fields")).ParamValue })),
	},
	"sys/sysParam:paramKind": {
		Edit: lazy(async () => ({ default: (await import("./param/fields")).ParamKind })),
	},
	"sys/fillRule:ruleParams": { Edit: lazy(() => import("./rule/FillParams")) },
	"sys/checkRule:ruleJson": { Edit: lazy(() => import("./rule/CheckSegments")) },
	"sys/gatewayRoute:predicates": {
		Edit: lazy(async () => ({ default: (await import("./gateway/RuleRows")).Conditions })),
	},
	"sys/gatewayRoute:filters": {
		Edit: lazy(async () => ({ default: (await import("./gateway/RuleRows")).Filters })),
	},
	"sys/quartzJob:parameter": { Edit: lazy(() => import("./job/JobParameter")) },
	"sys/quartzJob:cronExpression": { Note: lazy(() => import("@/parts/cron/NextRuns")) },
};

export const SYSTEM_TREES: Readonly<Record<string, MakeTree>> = { "sys/category": categoryTree };

export const SYSTEM_PICKERS: Readonly<Record<string, Picker>> = {
	"sys/user": {
		needs: "sys:user:list",
		title: () => t("选择人员 | Choose people"),
		Dialog: lazy(() => import("./picker/UserPicker")),
		readOnly: true,
	},
	"sys/sysDepart": {
		needs: "sys:sysDepart:list",
		title: () => t("选择机构 | Choose departments"),
		Dialog: lazy(() => import("./picker/DepartPicker")),
		readOnly: true,
	},
	"sys/role": {
		needs: "sys:role:list",
		title: () => t("选择角色 | Choose roles"),
		Dialog: lazy(() => import("./picker/RolePicker")),
	},
	"sys/position": {
		needs: "sys:position:list",
		title: () => t("选择职务 | Choose positions"),
		Dialog: lazy(() => import("./picker/PositionPicker")),
	},
};

const SeenTab = lazy(() => loadChunk(() => import("./rights/SeenTab")));

/** Why somebody sees a record or does not, for whoever may ask. */
export const SYSTEM_RECORDS: RecordExtras = {
	tabs: (record) =>
		may("sys:permission:explain")
			? [
					{
						key: "seen",
						label: t("谁能看到 | Who sees it"),
						children: createElement(
							Suspense,
							{ fallback: createElement(Waiting) },
							createElement(SeenTab, record),
						),
					},
				]
			: [],
};
