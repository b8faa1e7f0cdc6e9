/** Password, phone, e-mail and user name, each with its way to change it; below, the second step, where I am signed in, and when I or somebody else signed in last. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Badge from "antd/es/badge";
import Button from "antd/es/button";
import { lazy, Suspense, useState } from "react";
import { useReadOnly } from "@/kit/rights";
import { localize, type Pair, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import type { Changed } from "@/parts/change/NewValueForm";
import look from "@/parts/look.module.css";
import { Moment } from "@/parts/Moment";
import { Waiting } from "@/parts/Waiting";
import { type Profile, profileQuery, signInsQuery } from "./api";
import { Devices } from "./Devices";
import { TwoStep } from "./two-step/TwoStep";

const ChangeDialog = lazy(() => import("./ChangeDialog"));

const LINES: ReadonlyArray<{ field: Changed; name: Pair; now: (profile: Profile) => string }> = [
	{
		field: "password",
		name: "登录密码 | Password",
		now: () => t("8到16位，含大小写字母、数字和特殊符号 | 8 to 16 characters of four kinds"),
	},
	{
		field: "phone",
		name: "密保手机 | Mobile",
		now: ({ masked }) => masked.phone ?? t("未绑定 | Not set"),
	},
	{ field: "email", name: "备用邮箱 | E-mail", now: ({ masked }) => masked.email ?? t("未绑定 | Not set") },
	{ field: "username", name: "用户名 | User name", now: ({ userInfo }) => userInfo.username },
];

export default function Security() {
	const profile = useQuery(profileQuery);
	const client = useQueryClient();
	const [changing, setChanging] = useState<Changed | null>(null);
	const { data } = profile;
	const readOnly = useReadOnly();
	if (!data) return <Waiting />;
	const close = () => {
		setChanging(null);
		void client.invalidateQueries({ queryKey: profileQuery.queryKey });
	};
	return (
		<>
			<ul className={look.rows}>
				{LINES.map(({ field, name, now }) => (
					<li key={field} data-line={field}>
						<div>
							{t(name)}
							<small>{now(data)}</small>
						</div>
						{!readOnly && (
							<Button
								type="link"
								aria-label={t("修改{name} | Change {name}", { name: t(name) })}
								onClick={() => setChanging(field)}
							>
								{t("修改 | Change")}
							</Button>
						)}
					</li>
				))}
			</ul>
			<h2>{t("两步验证 | Two-step verification")}</h2>
			<TwoStep />
			<h2>{t("登录设备 | Signed-in devices")}</h2>
			<Devices />
			<h2>{t("最近登录 | Last sign-ins")}</h2>
			<SignIns />
			<Suspense fallback={null}>
				{changing && <ChangeDialog field={changing} profile={data} onClose={close} />}
			</Suspense>
		</>
	);
}

/** When somebody signed in to my account last, or failed to, and from where: what I do not know was not me. */
function SignIns() {
	const { data, error, refetch } = useQuery(signInsQuery);
	if (error && !data) return <Broken error={error} retry={() => void refetch()} />;
	if (!data) return <Waiting />;
	return (
		<ul className={look.rows} aria-label={t("最近登录 | Last sign-ins")}>
			{data.length === 0 && <li>{t("没有登录记录 | Nothing is known")}</li>}
			{data.map((one) => (
				<li key={one.id} data-sign-in={one.success}>
					<div>
						{localize(one.what)}
						<small>
							<Moment at={one.at} /> · {one.ip ?? "–"} · {one.device ?? "–"}
						</small>
					</div>
					<Badge
						status={one.success ? "success" : "error"}
						text={one.success ? t("成功 | Succeeded") : t("失败 | Failed")}
					/>
				</li>
			))}
		</ul>
	);
}
