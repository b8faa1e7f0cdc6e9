/** Which of an entry's data rules narrow what a role or department sees. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Checkbox from "antd/es/checkbox";
import { useState } from "react";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { chosenRules, type GrantNode, type RuledHolder, saveChosenRules } from "./api";
import { RuleText } from "./DataRules";

interface Props {
	node: GrantNode;
	holder: RuledHolder;
	mayChange: boolean;
	close: () => void;
}

export function ChosenRulesDialog({ node, holder, mayChange, close }: Props) {
	const wanted = chosenRules(holder, node.key);
	const rules = useQuery(wanted);
	const client = useQueryClient();
	const [mine, setMine] = useState<string[] | null>(null);
	const act = useSending({ loud: true });
	const chosen = mine ?? (rules.data?.drChecked ?? "").split(",").filter(Boolean);
	const save = async () => {
		const done = await act.run(
			() => saveChosenRules(holder, node.key, chosen),
			"数据规则已保存 | The data rules are saved",
		);
		if (!done) return;
		void client.invalidateQueries({ queryKey: wanted.queryKey });
		close();
	};
	return (
		<Dialog
			width={560}
			title={t("数据规则：{name} | Data rules: {name}", { name: node.title })}
			onClose={close}
			onSubmit={() => void save()}
			submitText={t("保存 | Save")}
			busy={act.busy}
			disabled={!mayChange || mine === null}
		>
			<p>
				{t(
					"勾选后只能看到符合规则的数据；都不勾选则不限制。部门的规则对其所有部门角色生效。 | With rules chosen only rows that fit are seen; with none, all. The rules of a department hold for all of its roles.",
				)}
			</p>
			{rules.error && <Broken error={rules.error} retry={() => void rules.refetch()} />}
			{!rules.data && !rules.error && <Waiting />}
			<ul className={look.rows}>
				{rules.data?.datarule.map((rule) => (
					<li key={rule.id}>
						<Checkbox
							disabled={!mayChange}
							checked={chosen.includes(rule.id)}
							onChange={(event) =>
								setMine(event.target.checked ? [...chosen, rule.id] : chosen.filter((one) => one !== rule.id))
							}
						>
							{rule.ruleName}
						</Checkbox>
						<RuleText rule={rule} />
					</li>
				))}
			</ul>
		</Dialog>
	);
}
