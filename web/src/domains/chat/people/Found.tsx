/** The people that answer what is typed, by name, pinyin, initials or account. */
import { t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import type { Person } from "../wire";
import { type Chosen, isChosen } from "./choosing";
import { PeopleList } from "./PeopleList";
import { usePeople } from "./usePeople";

export interface Choosing {
	word: string;
	chosen: Chosen;
	turn(person: Person): void;
	/** Who is chosen anyway. */
	fixed?: ReadonlySet<string>;
}

export function Found({ word, chosen, turn, fixed }: Choosing) {
	const list = usePeople({ text: useSettled(word.trim()) });
	return (
		<PeopleList
			label={t("找到的人 | People found")}
			list={list}
			choose={{ has: (id) => isChosen(chosen, id), turn, ...(fixed ? { fixed } : {}) }}
		/>
	);
}
