/** What must be known on every page: maintenance, looking only, and who stands in for whom while it lasts. */
import { useEffect, useState } from "react";
import { type Grants, type StandIn, useGrants } from "@/kit/session";
import { t, tell } from "@/kit/text";
import styles from "./Banners.module.css";

interface Banner {
	key: string;
	kind: "maintenance" | "locked" | "agent";
	text: string;
}

const LOOK_MS = 20_000;

export function Banners() {
	const grants = useGrants();
	const now = useNow(Boolean(grants?.agent) || Boolean(grants?.agentFor?.length));
	const banners = grants ? bannersOf(grants, now) : [];
	return (
		<div role="status">
			{banners.length > 0 && (
				<ul className={styles.banners}>
					{banners.map(({ key, kind, text }) => (
						<li key={key} data-banner={kind}>
							{text}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

export function bannersOf(
	{ maintenanceNotice, sysSafeMode, agent, agentFor }: Grants,
	now: number,
): Banner[] {
	const lasting = (one: StandIn) => Date.parse(`${one.endTime.replace(" ", "T")}+08:00`) > now;
	const notice = tell(maintenanceNotice).trim();
	const banners: Banner[] = [];
	if (notice) banners.push({ key: "maintenance", kind: "maintenance", text: notice });
	if (sysSafeMode) banners.push({ key: "locked", kind: "locked", text: lockedText() });
	if (agent && lasting(agent)) banners.push({ key: "agent", kind: "agent", text: handedOver(agent) });
	for (const one of (agentFor ?? []).filter(lasting))
		banners.push({ key: one.userName, kind: "agent", text: takenOver(one) });
	return banners;
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
