/** Chooses one person by typing a name, pinyin, initials or an account. */
import Select from "antd/es/select";
import { useState } from "react";
import { useSettled } from "@/kit/useSettled";
import { usePeople } from "./usePeople";
import type { Contact } from "./wire";

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
	const { people } = usePeople({ text: useSettled(word) }, open);
	const options = new Map(people.map((person) => [keyOf(person), person]));
	return (
		<Select<string>
			allowClear
			aria-label={label}
			placeholder={label}
			value={value}
			onOpenChange={setOpen}
			showSearch={{ filterOption: false, onSearch: setWord }}
			options={[...options].map(([key, person]) => ({
				value: key,
				label: person.depart ? `${person.realname} · ${person.depart}` : person.realname,
			}))}
			onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
		/>
	);
}
