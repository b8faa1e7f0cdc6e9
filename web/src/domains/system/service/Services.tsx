/** How the installation is, part by part and process by process, looked at every few seconds. */

import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import { get } from "@/kit/http";
import { listed, localize, type Two, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import styles from "./service.module.css";

const LOOK_MS = 5000;

export function useServices() {
	return useQuery({
		queryKey: ["services"],
		queryFn: ({ signal }) => get("/sys/service/list", undefined, { quiet: true, signal }),
		refetchInterval: LOOK_MS,
	});
}

export function Services() {
	const services = useServices();
	if (services.error && !services.data)
		return <Broken error={services.error} retry={() => void services.refetch()} />;
	if (!services.data) return <Waiting />;
	return (
		<ul className={styles.services}>
			{services.data.map((one) => (
				<li
					key={`${one.kind} ${one.code}`}
					className={look.sheet}
					data-state={one.state}
					data-service={one.code}
				>
					<Flex component="header" justify="space-between" gap="small">
						<b>{localize({ zh: one.name, en: one.nameEn })}</b>
						<span className={styles.state}>{STATES[one.state]?.()}</span>
					</Flex>
					<dl>
						{one.ms != null && <Figure name={t("响应 | Answers in")} value={`${one.ms} ms`} />}
						{one.values.map(({ label, value }) => (
							<Figure key={label.zh} name={localize(label)} value={figure(value)} />
						))}
					</dl>
				</li>
			))}
		</ul>
	);
}

const STATES: Readonly<Record<string, () => string>> = {
	up: () => t("✓ 正常 | ✓ Well"),
	slow: () => t("! 缓慢 | ! Slow"),
	down: () => t("✕ 不可用 | ✕ Down"),
};

function Figure({ name, value }: { name: string; value: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</div>
	);
}

function figure(value: unknown): string {
	if (typeof value === "boolean") return value ? t("是 | Yes") : t("否 | No");
	if (value !== null && typeof value === "object" && !Array.isArray(value) && "zh" in value)
		return localize(value as Two);
	if (Array.isArray(value)) return listed(value.map(String));
	return localize(String(value ?? "–"));
}
