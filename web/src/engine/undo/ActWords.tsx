/** An act in one line: to whom, what, from what to what, and by how much money. */
import { localize, t } from "@/kit/text";
import { camel, fieldOf, useDescribe } from "../describe";
import { ChangedValue } from "../detail/ChangedValue";
import { changesOf, type RecentAct } from "./changes";

export function ActWords({ act }: { act: RecentAct }) {
	const describe = useDescribe(act.path);
	const { changes, money } = changesOf(act, describe);
	const name = act.name || localize(act.title);
	return (
		<>
			{act.rows > 1 ? t("{name} 等 {n} 条 | {name} and more: {n}", { name, n: act.rows }) : name}{" "}
			{localize(act.label)}
			{changes.map((change) => {
				const field = describe ? fieldOf(describe, camel(change.field)) : undefined;
				return (
					<span key={change.field}>
						{" · "}
						{field && localize(field.label)} <ChangedValue field={field} value={change.old} />
						{" → "}
						<ChangedValue field={field} value={change.new} />
					</span>
				);
			})}
			{money && ` · ${money}`}
		</>
	);
}
