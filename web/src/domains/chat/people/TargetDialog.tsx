/** Chooses where something goes: conversations one has, or people, with whom one begins. */

import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import { useQuery } from "@tanstack/react-query";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { type ReactNode, useMemo, useState } from "react";
import { listed, t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { useSettled } from "@/kit/useSettled";
import { clearable } from "@/parts/clearable";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import pane from "../panel/pane.module.css";
import { useInbox } from "../state/inbox";
import { type Conversation, fetchMembers, GROUP, openSingle, type Person, SINGLE } from "../wire";
import { ChosenStrip } from "./ChosenStrip";
import { type Chosen, isChosen, NOBODY, turnPerson } from "./choosing";
import { Face } from "./Face";
import { PeopleList } from "./PeopleList";
import styles from "./people.module.css";
import { usePeople } from "./usePeople";

interface Props {
	title: string;
	okText: string;
	/** Above the choice, such as what is sent. */
	children?: ReactNode;
	onChosen(conversationIds: string[]): Promise<unknown>;
	onClose(): void;
}

/** Conversations stand among the chosen as people do, under a name of their own. */
const PLACE = "place:";

export default function TargetDialog({ title, okText, children, onChosen, onClose }: Props) {
	const [word, setWord] = useState("");
	const [chosen, setChosen] = useState<Chosen>(NOBODY);
	const act = useSending();
	const turn = (person: Person) => setChosen((old) => turnPerson(old, person));
	const label = t("搜索会话或同事 | Search conversations or colleagues");
	const send = async () => {
		const sent = await act.run(async () => onChosen(await idsOf(chosen.people)));
		if (sent) onClose();
	};
	return (
		<Dialog
			width={460}
			title={title}
			submitText={okText}
			disabled={chosen.people.length === 0}
			busy={act.busy}
			onSubmit={() => void send()}
			onClose={onClose}
		>
			<Problem text={act.problem} />
			{children}
			<div className={styles.choose} data-short>
				<Input
					allowClear={clearable()}
					autoFocus
					type="search"
					prefix={<SearchOutlined />}
					aria-label={label}
					placeholder={label}
					value={word}
					onChange={(event) => setWord(event.target.value)}
				/>
				<div className={`${pane.scroll} ${styles.within}`}>
					<Places word={word} chosen={chosen} turn={turn} />
					<Others word={word} chosen={chosen} turn={turn} />
				</div>
				<ChosenStrip chosen={chosen.people} drop={turn} />
			</div>
		</Dialog>
	);
}

interface PartProps {
	word: string;
	chosen: Chosen;
	turn(person: Person): void;
}

const lineOf = ({ id, name, avatar, kind, peer }: Conversation): Person => ({
	id: PLACE + id,
	username: "",
	realname: name,
	avatar: kind === SINGLE ? (peer?.avatar ?? null) : avatar,
});

function Places({ word, chosen, turn }: PartProps) {
	const { data } = useInbox();
	const answers = useMatch(true);
	const all = data?.conversations ?? NONE;
	const shown = all.filter((one) => answers(one.name, word));
	const twins = useMemo(() => namedAlike(all), [all]);
	return (
		<ul aria-label={t("会话 | Conversations")}>
			{shown.map((conversation) => {
				const line = lineOf(conversation);
				return (
					<Flex component="li" align="center" gap="small" key={conversation.id} className={styles.line}>
						<Checkbox
							className={look.fill ?? ""}
							checked={isChosen(chosen, line.id)}
							onChange={() => turn(line)}
						>
							<span className={styles.person}>
								<Face person={line} size={30} />
								<span>
									<b>{conversation.name}</b>
									{conversation.kind === GROUP && (
										<Who conversation={conversation} named={twins.has(conversation.name)} />
									)}
								</span>
							</span>
						</Checkbox>
					</Flex>
				);
			})}
		</ul>
	);
}

const NONE: readonly Conversation[] = [];

/** Names that more than one group has. */
function namedAlike(all: readonly Conversation[]): ReadonlySet<string> {
	const names = all.filter((one) => one.kind === GROUP).map((one) => one.name);
	return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}

/** How many are in a group; where its name does not tell it from another, who they are. */
function Who({ conversation: { id, members }, named }: { conversation: Conversation; named: boolean }) {
	const { data } = useQuery({
		queryKey: ["chat", "members", id],
		queryFn: ({ signal }) => fetchMembers(id, signal),
		enabled: named,
	});
	const count = t("{n} 人 | {n} people", { n: members });
	return <small>{named && data ? `${count}：${listed(data.map((one) => one.realname))}` : count}</small>;
}

/** Whoever is found by name, with whom no talk need be open yet. */
function Others({ word, chosen, turn }: PartProps) {
	const text = useSettled(word.trim());
	const list = usePeople({ text }, text !== "");
	if (text === "") return null;
	return (
		<PeopleList
			label={t("同事 | Colleagues")}
			list={{ ...list, people: list.people.filter((one) => one.mayWrite) }}
			choose={{ has: (id) => isChosen(chosen, id), turn }}
			bare
		/>
	);
}

const idsOf = (chosen: readonly Person[]): Promise<string[]> =>
	Promise.all(
		chosen.map(async ({ id }) => (id.startsWith(PLACE) ? id.slice(PLACE.length) : (await openSingle(id)).id)),
	);
