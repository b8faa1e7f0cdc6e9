/** Why somebody may or may not do something: the server's own questions, answers, grants and rules. */

import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import AutoComplete from "antd/es/auto-complete";
import Tag from "antd/es/tag";
import { useMemo, useState } from "react";
import { plainField } from "@/engine/kinds/plain-field";
import { RefSelect } from "@/engine/kinds/RefSelect";
import { useGrants } from "@/kit/session";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type Explanation, explain } from "./api";
import { Trace } from "./Trace";

export const USER_FIELD = plainField("ref", "user", { ref: { path: "sys/user", label: ["realname"] } });

export function ExplainDialog({ userId, close }: { userId?: string; close: () => void }) {
	const [user, setUser] = useState(userId ?? "");
	const [code, setCode] = useState("");
	const [asked, setAsked] = useState("");
	const answer = useQuery(explain(user, asked));
	const codes = useCodes();
	return (
		<Dialog
			width={720}
			title={t("为什么能 / 不能操作 | Why may or may not somebody do this")}
			onClose={close}
		>
			<div className={look.pairs}>
				<RefSelect
					field={USER_FIELD}
					label={t("人员 | Person")}
					value={user}
					onChange={(value) => setUser(String(value ?? ""))}
				/>
				<AutoComplete
					value={code}
					options={codes}
					aria-label={t("权限编码 | Permission code")}
					placeholder={t("权限编码，如 rental:order:checkIn | Code, such as rental:order:checkIn")}
					showSearch={{ filterOption: (typed, option) => String(option?.label).includes(typed) }}
					onChange={(value: string) => setCode(value)}
					onSelect={(value: string) => setAsked(value)}
					onBlur={() => setAsked(code.trim())}
					onInputKeyDown={(event) => event.key === "Enter" && setAsked(code.trim())}
				/>
			</div>
			{answer.error && <Broken error={answer.error} retry={() => void answer.refetch()} />}
			{answer.isFetching && !answer.data && <Waiting />}
			{answer.data && !answer.error && <Verdict answer={answer.data} />}
			{!user || !asked ? (
				<p>
					{t("选择人员和权限编码后显示判断过程。 | Choose a person and a code to see how it is decided.")}
				</p>
			) : null}
		</Dialog>
	);
}

function useCodes(): Array<{ value: string; label: string }> {
	const grants = useGrants();
	return useMemo(() => {
		const all = new Map<string, string>();
		for (const item of [...(grants?.allAuth ?? []), ...(grants?.auth ?? [])])
			for (const code of item.action.split(",")) all.set(code, item.describe ?? "");
		for (const code of grants?.codes ?? []) if (!all.has(code)) all.set(code, "");
		return [...all].map(([value, name]) => ({ value, label: name ? `${value} · ${name}` : value }));
	}, [grants]);
}

function Verdict({ answer }: { answer: Explanation }) {
	return (
		<div>
			<Alert
				showIcon
				type={answer.held ? "success" : "error"}
				className={look.below}
				data-verdict={answer.held ? "yes" : "no"}
				title={t(
					answer.held
						? "{name} 可以执行 {code} | {name} may do {code}"
						: "{name} 不能执行 {code} | {name} may not do {code}",
					{ name: answer.user.realname, code: answer.code },
				)}
			/>
			<Trace steps={answer.trace} />
			<h3 style={{ marginTop: 16, fontSize: 14 }}>{t("来自哪些角色 | Through which roles")}</h3>
			{answer.grants.length === 0 && <p>{t("没有角色授予它 | No role grants it")}</p>}
			<ul className={look.rows}>
				{answer.grants.map((grant) => (
					<li key={`${grant.roleId} ${grant.permissionId}`}>
						<b>{grant.roleName}</b>
						<span>
							{grant.permissionName}
							{grant.rules.map((rule) => (
								<code key={rule.id}>
									{" "}
									{rule.ruleColumn} {rule.ruleConditions} {rule.ruleValue}
								</code>
							))}
						</span>
						{!grant.enabled && <Tag color="error">{t("已停用 | Switched off")}</Tag>}
					</li>
				))}
			</ul>
		</div>
	);
}
