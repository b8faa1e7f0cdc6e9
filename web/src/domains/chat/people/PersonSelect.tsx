/** Chooses one person by typing a name, pinyin, initials or an account. */
import Select from "antd/es/select";
import { useState } from "react";
import { t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { usePeople } from "./usePeople";
import type { Contact } from "./wire";

interface Choice {
	value: string;
	label: string;
}

interface Props {
	label: string;
	value: string | null;
	/** What stands for a person: their id, or the name as it is typed. */
	keyOf(person: Contact): string;
	onChange(value: string | null): void;
}

export function PersonSelect({ label, value, keyOf, onChange }: Props) {
	const [word, setWord] = useState("");
	const [open, setOpen] = useState(false);
	const asked = useSettled(word);
	const { people, stale, waiting } = usePeople({ text: asked }, open);
	// Enter takes the first one: nobody who was found for an earlier word may stand there.
	const finding = word !== asked || stale || waiting;
	const options = new Map((finding ? [] : people).map((person) => [keyOf(person), labelOf(person)]));
	// The list goes on without the chosen one once the word is gone.
	const [chosen, setChosen] = useState<Choice | null>(null);
	const shown =
		value === null || chosen?.value === value ? chosen : { value, label: options.get(value) ?? value };
	return (
		<Select<Choice>
			allowClear
			labelInValue
			aria-label={label}
			placeholder={label}
			value={value === null ? null : shown}
			loading={finding && open}
			notFoundContent={finding ? t("查找中… | Searching…") : undefined}
			onOpenChange={setOpen}
			showSearch={{ filterOption: false, onSearch: setWord }}
			options={[...options].map(([key, text]) => ({ value: key, label: text }))}
			onChange={(choice?: Choice) => {
				setChosen(choice ?? null);
				onChange(choice?.value ?? null);
			}}
		/>
	);
}

const labelOf = ({ realname, depart }: Contact) => (depart ? `${realname} · ${depart}` : realname);
