/** Accounts of other systems by which I sign in here, bound in a window of theirs; and my signed-in devices. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import { useEffect, useState } from "react";
import { toast } from "@/kit/notice";
import { useReadOnly } from "@/kit/rights";
import { t } from "@/kit/text";
import { apiUrl } from "@/kit/transport";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { bindThird, profileQuery, unbindThird } from "./api";
import { Devices } from "./Devices";
import { useLoginMethods } from "./login/useLoginMethods";

/** What the other system's page hands back for an account that is nobody's yet. */
const NOBODYS = "绑定手机号,";

export default function Binding() {
	const profile = useQuery(profileQuery);
	const [{ third }] = useLoginMethods();
	const client = useQueryClient();
	const act = useSending({ loud: true });
	const readOnly = useReadOnly();
	const again = () => void client.invalidateQueries({ queryKey: profileQuery.queryKey });
	const open = useHandBack(async (key) => {
		await act.run(() => bindThird(key), "绑定成功 | Bound");
		again();
	});
	if (!profile.data) return <Waiting />;
	const { thirds } = profile.data;
	return (
		<>
			<ul className={look.rows}>
				{third.length === 0 && thirds.length === 0 && (
					<li>{t("没有可绑定的第三方账号 | There is no other system to bind")}</li>
				)}
				{thirds.map((one) => (
					<li key={one.id} data-third={one.type}>
						<div>
							{third.find((way) => way.source === one.type)?.name ?? one.type}
							<small>
								{one.name} · {t("绑定于 | bound")} {one.boundAt}
							</small>
						</div>
						{!readOnly && (
							<Button
								danger
								size="small"
								disabled={act.busy}
								onClick={() => void act.run(() => unbindThird(one.id), "解绑成功 | Unbound").then(again)}
							>
								{t("解绑 | Unbind")}
							</Button>
						)}
					</li>
				))}
				{third.map((way) => (
					<li key={way.source}>
						<div>
							{way.name}
							<small>{t("绑定后可用该账号登录 | Once bound, you can log in by that account")}</small>
						</div>
						{!readOnly && (
							<Button size="small" disabled={act.busy} onClick={() => open(way.source)}>
								{t("绑定 | Bind")}
							</Button>
						)}
					</li>
				))}
			</ul>
			<h2>{t("手机与电脑 | Phones and computers")}</h2>
			<Devices />
		</>
	);
}

/** Opens the other system's window and gives on the key that it hands back. */
function useHandBack(given: (key: string) => Promise<void>): (source: string) => void {
	const [asked, setAsked] = useState<string | null>(null);
	useEffect(() => {
		if (!asked) return;
		const hear = ({ origin, data }: MessageEvent) => {
			if (origin !== location.origin || typeof data !== "string") return;
			setAsked(null);
			if (data.startsWith(NOBODYS)) void given(data.slice(NOBODYS.length));
			else toast("warning", "该账号已绑定其他用户 | That account is bound to somebody already");
		};
		window.addEventListener("message", hear);
		return () => window.removeEventListener("message", hear);
	}, [asked, given]);
	return (source) => {
		setAsked(source);
		window.open(apiUrl(`/sys/thirdLogin/render/${source}`), "gj-third", "width=480,height=640");
	};
}
