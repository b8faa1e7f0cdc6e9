/** Why somebody sees this row or does not: the questions of the list itself, and each data rule against the row. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Tag from "antd/es/tag";
import { useState } from "react";
import { RefSelect } from "@/engine/kinds/RefSelect";
import type { OneRecord } from "@/engine/record-extras";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type Explanation, explainRow } from "./api";
import { USER_FIELD } from "./ExplainDialog";
import { Trace } from "./Trace";

type Row = NonNullable<Explanation["row"]>;
type Source = Row["sources"][number];
type Rule = Source["rules"][number];

export default function SeenTab({ path, id }: OneRecord) {
	const [user, setUser] = useState("");
	const answer = useQuery(explainRow(user, path, id));
	return (
		<div>
			<RefSelect
				field={USER_FIELD}
				label={t("人员 | Person")}
				value={user}
				onChange={(value) => setUser(String(value ?? ""))}
			/>
			{!user && (
				<p>
					{t(
						"选择人员后显示其能否看到这条数据及原因。 | Choose a person to see whether they see this row, and why.",
					)}
				</p>
			)}
			{answer.error && <Broken error={answer.error} retry={() => void answer.refetch()} />}
			{answer.isFetching && !answer.data && <Waiting />}
			{answer.data?.row && !answer.error && (
				<Verdict name={answer.data.user.realname} row={answer.data.row} />
			)}
			{answer.data && !answer.data.row && !answer.error && (
				<p>{t("此人已不在本机构 | This person is no longer in the organisation")}</p>
			)}
		</div>
	);
}

function Verdict({ name, row }: { name: string; row: Row }) {
	return (
		<div>
			<Alert
				showIcon
				type={row.seen ? "success" : "error"}
				className={look.below}
				data-seen={row.seen ? "yes" : "no"}
				title={
					row.seen
						? t("{name}能看到这条数据 | {name} sees this row", { name })
						: t("{name}看不到这条数据 | {name} does not see this row", { name })
				}
			/>
			<Trace steps={row.trace} />
			<h3 style={{ marginTop: 16, fontSize: 14 }}>{t("来自哪些角色 | Through which roles")}</h3>
			{row.sources.length === 0 && <p>{t("没有角色授予它 | No role grants it")}</p>}
			<ul className={look.rows}>
				{row.sources.map((source) => (
					<Granted key={`${source.roleName} ${source.permissionName}`} source={source} />
				))}
			</ul>
		</div>
	);
}

function Granted({ source: { roleName, departName, permissionName, rules, fits } }: { source: Source }) {
	return (
		<li>
			<b>{departName ? `${departName} · ${roleName}` : roleName}</b>
			<span className={look.fill}>
				{permissionName}
				{rules.length === 0 && t("：不带数据规则，看到全部 | : no data rules, all rows")}
				{rules.map((one) => (
					<div key={one.rule.id}>
						<code>
							{one.rule.ruleColumn} {one.rule.ruleConditions} {one.rule.ruleValue}
						</code>{" "}
						{MEANINGS[one.means]?.(one)} <Fits fits={one.fits} />
					</div>
				))}
			</span>
			<Fits fits={fits} />
		</li>
	);
}

const filled = ({ filled }: Rule) => filled.join(", ") || t("无 | none");
const MEANINGS: Readonly<Record<Rule["means"], (rule: Rule) => string>> = {
	own: (rule) => t("本人：{value} | Themselves: {value}", { value: filled(rule) }),
	department: (rule) => t("其部门：{value} | Their departments: {value}", { value: filled(rule) }),
	organisation: (rule) => t("其机构：{value} | Their organisation: {value}", { value: filled(rule) }),
	moment: (rule) => t("此刻：{value} | Now: {value}", { value: filled(rule) }),
	value: () => "",
};

function Fits({ fits }: { fits: boolean | null }) {
	if (fits === null) return <Tag>{t("字段对您隐藏 | A field hidden from you")}</Tag>;
	return fits ? (
		<Tag color="success">{t("符合 | Fits")}</Tag>
	) : (
		<Tag color="error">{t("不符合 | Does not fit")}</Tag>
	);
}
