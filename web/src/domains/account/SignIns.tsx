/** When somebody signed in to my account last, or failed to, and from where: what I do not know was not me. */

import { useQuery } from "@tanstack/react-query";
import Tag from "antd/es/tag";
import { localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { signInsQuery } from "./api";

export function SignIns() {
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
							{one.at} · {one.ip ?? "–"} · {one.device ?? "–"}
						</small>
					</div>
					<Tag color={one.success ? "green" : "red"}>
						{one.success ? t("成功 | Succeeded") : t("失败 | Failed")}
					</Tag>
				</li>
			))}
		</ul>
	);
}
