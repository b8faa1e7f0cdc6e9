/** Who may be called, above the box, narrowed by what is typed behind the at sign: by name, pinyin or initials. */
import Flex from "antd/es/flex";
import { useEffect, useRef } from "react";
import { useUser } from "@/kit/session";
import { t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { Face } from "../people/Face";
import type { Member } from "../wire";
import styles from "./composer.module.css";
import type { Called, Query } from "./mention";

const MOST = 50;

export interface Name extends Called {
	avatar: string | null;
}

export function useNames(people: readonly Member[], query: Query | null): Name[] {
	const me = useUser()?.id;
	const answers = useMatch(query !== null && query.word !== "");
	if (!query || people.length === 0) return [];
	const all: Name = { id: "all", name: t("所有人 | everyone"), avatar: null };
	const others = people.filter(({ id }) => id !== me);
	return [all, ...others.map(({ id, realname, avatar }) => ({ id, name: realname, avatar }))]
		.filter(({ name }) => query.word === "" || answers(name, query.word))
		.slice(0, MOST);
}

interface Props {
	id: string;
	names: readonly Name[];
	at: number;
	onChoose(name: Name): void;
}

export function NameList({ id, names, at, onChoose }: Props) {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		list.current?.children[at]?.scrollIntoView({ block: "nearest" });
	}, [at]);
	return (
		<div ref={list} id={id} role="listbox" aria-label={t("提到谁 | Whom to name")} className={styles.names}>
			{names.map((one, place) => (
				<Flex
					align="center"
					gap="small"
					key={one.id}
					id={`${id}-${place}`}
					role="option"
					tabIndex={-1}
					aria-selected={place === at}
					className={styles.oneName}
					// Pressed, not clicked: the box keeps the focus and the place of the cursor.
					onMouseDown={(event) => {
						event.preventDefault();
						onChoose(one);
					}}
				>
					<Face person={{ realname: one.name, avatar: one.avatar }} size={24} />
					{one.name}
				</Flex>
			))}
		</div>
	);
}
