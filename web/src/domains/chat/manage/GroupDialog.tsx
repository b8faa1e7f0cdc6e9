/** Starts a group: who is in it and, if one likes, what it is called; it opens as soon as it is made. */
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import { listed, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { openChat } from "../open";
import { ChoosePeople } from "../people/ChoosePeople";
import { type Chosen, turnPerson } from "../people/choosing";
import { type Conversation, makeGroup, type Person } from "../wire";
import styles from "./manage.module.css";

interface Props {
	people?: Person[];
	onClose(made?: Conversation): void;
}

export const NAME_MOST = 40;
const NOBODY: Person[] = [];
/** Two people and oneself; a talk of two is no group. */
const FEWEST = 2;
const NAMED = 3;

export default function GroupDialog({ people = NOBODY, onClose }: Props) {
	const [chosen, setChosen] = useState<Chosen>({ people, roles: [] });
	const [name, setName] = useState("");
	const act = useSending();
	const first = listed(chosen.people.slice(0, NAMED).map((one) => one.realname));
	const make = async () => {
		if (chosen.people.length < FEWEST)
			return act.refuse({ userIds: t("至少选择两个人 | Choose at least two people") });
		let made: Conversation | undefined;
		const done = await act.run(async () => {
			made = await makeGroup(
				chosen.people.map((one) => one.id),
				name.trim() || undefined,
			);
			await openChat(made.id);
		});
		if (done) onClose(made);
	};
	return (
		<Dialog
			width={520}
			title={t("发起群聊 | Start a group")}
			submitText={t("建群（{n} 人） | Start ({n})", { n: chosen.people.length + 1 })}
			busy={act.busy}
			onSubmit={() => void make()}
			onClose={() => onClose()}
		>
			<Flex vertical gap="var(--ant-margin-sm)" className={styles.form}>
				<Problem text={act.problem} />
				<Field label={t("群名称 | Name of the group")} error={act.errors.name ?? null}>
					<Input
						autoFocus
						maxLength={NAME_MOST}
						aria-label={t("群名称 | Name of the group")}
						placeholder={first || t("不填时用成员的名字 | Left empty, the members' names")}
						value={name}
						onChange={(event) => setName(event.target.value)}
						onPressEnter={() => void make()}
					/>
				</Field>
				<Field label={t("成员 | Members")} error={act.errors.userIds ?? null}>
					<ChoosePeople chosen={chosen} turn={(person) => setChosen((old) => turnPerson(old, person))} />
				</Field>
			</Flex>
		</Dialog>
	);
}
