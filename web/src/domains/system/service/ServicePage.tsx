/** How the installation is, part by part, and the switches that administrators turn; both stay true by themselves. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Input from "antd/es/input";
import Switch from "antd/es/switch";
import { useState } from "react";
import { get, put } from "@/kit/http";
import { useMay } from "@/kit/rights";
import { type Two, t, tell } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { Broken } from "../panel/Broken";
import page from "../panel/page.module.css";
import { useAct } from "../panel/useAct";
import styles from "./service.module.css";

interface Service {
	code: string;
	kind: string;
	name: string;
	nameEn: string;
	state: "up" | "slow" | "down";
	ms?: number;
	values: Array<{ label: Two; value: unknown }>;
}

interface Setting {
	key: string;
	name: Two;
	effect: Two;
	kind: string;
	value: string;
	platform: boolean;
}

const QUIET = { quiet: true };
const LOOK_MS = 5000;

export default function ServicePage() {
	const services = useQuery({
		queryKey: ["services"],
		queryFn: ({ signal }) => get<Service[]>("/sys/service/list", undefined, { ...QUIET, signal }),
		refetchInterval: LOOK_MS,
	});
	return (
		<section className={page.page} aria-label={t("服务配置 | Services")}>
			<header className={page.head}>
				<h1>{t("服务配置 | Services")}</h1>
			</header>
			{services.error && !services.data && (
				<Broken error={services.error} retry={() => void services.refetch()} />
			)}
			{!services.data && !services.error && <Waiting />}
			{services.data && (
				<ul className={styles.services}>
					{services.data.map((one) => (
						<li key={`${one.kind} ${one.code}`} data-state={one.state} data-service={one.code}>
							<header>
								<b>{tell({ zh: one.name, en: one.nameEn })}</b>
								<span className={styles.state}>{STATES[one.state]()}</span>
							</header>
							<dl>
								{one.ms !== undefined && <Figure name={t("响应 | Answers in")} value={`${one.ms} ms`} />}
								{one.values.map(({ label, value }) => (
									<Figure key={label.zh} name={tell(label)} value={figure(value)} />
								))}
							</dl>
						</li>
					))}
				</ul>
			)}
			<Switches />
		</section>
	);
}

const STATES: Readonly<Record<Service["state"], () => string>> = {
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
		return tell(value as Two);
	if (Array.isArray(value)) return value.join("、");
	return tell(String(value ?? "–"));
}

function Switches() {
	const switches = useQuery({
		queryKey: ["rights", "switches"],
		queryFn: ({ signal }) => get<Setting[]>("/sys/service/switches", undefined, { ...QUIET, signal }),
	});
	const client = useQueryClient();
	const mayTurn = useMay()("sys:service:edit");
	const act = useAct();
	const set = async (key: string, value: string) => {
		await act.run(() => put("/sys/service/edit", { key, value }, QUIET), "设置成功！ | Set");
		void client.invalidateQueries({ queryKey: ["rights", "switches"] });
	};
	if (switches.error) return <Broken error={switches.error} retry={() => void switches.refetch()} />;
	return (
		<>
			<h2 className={styles.heading}>{t("开关 | Switches")}</h2>
			<ul className={styles.switches}>
				{switches.data?.map((one) => (
					<li key={one.key} data-switch={one.key}>
						<span>
							<b>{tell(one.name)}</b>
							<small>{tell(one.effect)}</small>
						</span>
						{one.kind === "bool" ? (
							<Switch
								aria-label={tell(one.name)}
								disabled={!mayTurn || act.busy}
								checked={one.value === "1"}
								onChange={(on) => void set(one.key, on ? "1" : "0")}
							/>
						) : (
							<Words key={one.value} setting={one} disabled={!mayTurn} set={set} />
						)}
					</li>
				))}
			</ul>
		</>
	);
}

interface WordsProps {
	setting: Setting;
	disabled: boolean;
	set: (key: string, value: string) => Promise<void>;
}

function Words({ setting, disabled, set }: WordsProps) {
	const [text, setText] = useState(setting.value);
	return (
		<Input.Search
			className={styles.words ?? ""}
			aria-label={tell(setting.name)}
			disabled={disabled}
			maxLength={500}
			value={text}
			enterButton={t("保存 | Save")}
			onChange={(event) => setText(event.target.value)}
			onSearch={() => text !== setting.value && void set(setting.key, text)}
		/>
	);
}
