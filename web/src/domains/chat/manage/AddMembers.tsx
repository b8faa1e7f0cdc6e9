/** Brings more people into a group; those who are in it stand ticked. */
import Button from "antd/es/button";
import { useMemo, useState } from "react";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { ChoosePeople } from "../people/ChoosePeople";
import { type Chosen, NOBODY, turnPerson } from "../people/choosing";
import { actOn, type Conversation, type Member } from "../wire";
import styles from "./manage.module.css";

interface Props {
	conversation: Conversation;
	members: Member[];
	onDone(): void;
}

export function AddMembers({ conversation, members, onDone }: Props) {
	const [chosen, setChosen] = useState<Chosen>(NOBODY);
	const fixed = useMemo(() => new Set(members.map((one) => one.id)), [members]);
	const act = useSending();
	const userIds = chosen.people.map((one) => one.id);
	const add = async () => {
		const added = await act.run(
			() => actOn(conversation.id, { act: "addMembers", userIds }),
			"已添加 | Added",
		);
		if (added) onDone();
	};
	return (
		<div className={styles.form}>
			<Problem text={act.problem ?? act.errors.userIds} />
			<p className={styles.hint}>{t("新成员能看到全部历史消息。 | New members read the whole history.")}</p>
			<ChoosePeople
				chosen={chosen}
				fixed={fixed}
				turn={(person) => setChosen((old) => turnPerson(old, person))}
			/>
			<footer className={styles.ways}>
				<Button onClick={onDone}>{t("返回 | Back")}</Button>
				<Button type="primary" disabled={userIds.length === 0} loading={act.busy} onClick={() => void add()}>
					{t("添加（{n}） | Add ({n})", { n: userIds.length })}
				</Button>
			</footer>
		</div>
	);
}
