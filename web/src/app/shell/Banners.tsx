/** What must be known on every page: maintenance, looking only, a visit of support, and who stands in for whom while it lasts. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useEffect, useState } from "react";
import { fetchGrants, type Grants, leaveVisit, type StandIn, useGrants } from "@/kit/session";
import { localize, t } from "@/kit/text";
import styles from "./Banners.module.css";

interface Banner {
	key: string;
	kind: "maintenance" | "locked" | "agent" | "support";
	text: string;
}

const LOOK_MS = 20_000;

export function Banners() {
	const grants = useGrants();
	const visit = grants?.visit ?? null;
	const now = useNow(visit !== null || Boolean(grants?.agent) || Boolean(grants?.agentFor?.length));
	useVisitEnd(visit === null ? null : momentOf(visit.endsAt) - now);
	const banners = grants ? bannersOf(grants, now) : [];
	return (
		<div role="status">
			{banners.length > 0 && (
				<Flex component="ul" vertical className={styles.banners}>
					{banners.map(({ key, kind, text }) => (
						<li key={key} data-banner={kind}>
							{text}
							{kind === "support" && <Leave asRole={Boolean(visit?.role)} />}
						</li>
					))}
				</Flex>
			)}
		</div>
	);
}

export function bannersOf(
	{ maintenanceNotice, sysSafeMode, readOnly, visit, agent, agentFor }: Grants,
	now: number,
): Banner[] {
	const lasting = (one: StandIn) => momentOf(one.endTime) > now;
	const notice = localize(maintenanceNotice).trim();
	const banners: Banner[] = [];
	if (notice) banners.push({ key: "maintenance", kind: "maintenance", text: notice });
	if (visit) banners.push({ key: "support", kind: "support", text: visiting(visit, now) });
	if (readOnly === "expired") banners.push({ key: "expired", kind: "locked", text: expiredText() });
	if (sysSafeMode) banners.push({ key: "locked", kind: "locked", text: lockedText() });
	if (agent && lasting(agent)) banners.push({ key: "agent", kind: "agent", text: handedOver(agent) });
	for (const one of (agentFor ?? []).filter(lasting))
		banners.push({ key: one.userName, kind: "agent", text: takenOver(one) });
	return banners;
}

const momentOf = (wire: string) => Date.parse(`${wire.replace(" ", "T")}+08:00`);

function Leave({ asRole }: { asRole: boolean }) {
	const [busy, setBusy] = useState(false);
	return (
		<Button
			size="small"
			loading={busy}
			onClick={() => {
				setBusy(true);
				void leaveVisit().catch(() => setBusy(false));
			}}
		>
			{asRole ? t("退出视角 | Leave") : t("结束支持 | Leave")}
		</Button>
	);
}

/** When the time of a visit is over the server has ended it: what the rights say now leads home. */
function useVisitEnd(left: number | null): void {
	const over = left !== null && left <= 0;
	useEffect(() => {
		if (over) void fetchGrants().catch(() => undefined);
	}, [over]);
}

function visiting(visit: NonNullable<Grants["visit"]>, now: number): string {
	const minutes = Math.max(0, Math.ceil((momentOf(visit.endsAt) - now) / 60_000));
	if (visit.role)
		return t(
			"角色视角：您正以“{role}”的菜单、按钮、字段和数据范围查看，只能查看。还有{n}分钟。 | Role view: you see menus, buttons, fields and rows as “{role}” does, and may only look. {n} minutes left.",
			{ role: visit.role, n: minutes },
		);
	const values = { name: visit.tenant, reason: visit.reason, n: minutes };
	return visit.mayWrite
		? t(
				"支持访问：您正在{name}，可以修改，所做的一切都记在其操作记录中。原因：{reason}。还有{n}分钟。 | Support visit: you are in {name} and may change things; all of it stands in their trail. Why: {reason}. {n} minutes left.",
				values,
			)
		: t(
				"支持访问：您正在{name}，只能查看。原因：{reason}。还有{n}分钟。 | Support visit: you are in {name} and may only look. Why: {reason}. {n} minutes left.",
				values,
			);
}

/** The clock, looked at now and then while something shown may come to its end. */
function useNow(ticking: boolean): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		if (!ticking) return;
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
		return () => clearInterval(timer);
	}, [ticking]);
	return now;
}

const lockedText = () =>
	t("只读模式：现在只能查看，不能修改。 | Read only: you may look now, but nothing can be changed.");

const expiredText = () =>
	t(
		"租户已到期：现在只能查看，不能修改，请联系平台续期。 | The organisation's term is over: you may look now, but nothing can be changed; ask the platform to renew it.",
	);

const SCOPES: Readonly<Record<string, () => string>> = {
	orders: () => t("工单 | orders"),
	notices: () => t("通告 | announcements"),
};

const valuesOf = ({ realname, endTime, scope }: StandIn) => ({
	name: realname,
	until: endTime.slice(0, 16),
	what: scope
		.split(",")
		.map((one) => SCOPES[one]?.() ?? one)
		.join(t("和 |  and ")),
});

const takenOver = (one: StandIn) =>
	t(
		"您正在代理{name}，对方的{what}会转给您，到{until}为止。 | You stand in for {name}: their {what} come to you until {until}.",
		valuesOf(one),
	);

const handedOver = (one: StandIn) =>
	t(
		"{name}正在代理您，您的{what}会转给对方，到{until}为止。 | {name} stands in for you: your {what} go to them until {until}.",
		valuesOf(one),
	);
