/** Who is chosen so far, each with a way to drop them; the newest stands first. */
import Tag from "antd/es/tag";
import { t } from "@/kit/text";
import type { Person } from "../wire";
import styles from "./people.module.css";

interface Props {
	chosen: readonly Person[];
	drop(person: Person): void;
}

export function ChosenStrip({ chosen, drop }: Props) {
	return (
		<fieldset className={styles.strip} aria-label={t("已选择 | Chosen")}>
			{chosen.length === 0 && <small>{t("尚未选择 | Nobody chosen yet")}</small>}
			{[...chosen].reverse().map((person) => (
				<Tag
					key={person.id}
					closable={{ "aria-label": t("移除 {name} | Drop {name}", { name: person.realname }) }}
					onClose={(event) => {
						event.preventDefault();
						drop(person);
					}}
				>
					{person.realname}
				</Tag>
			))}
		</fieldset>
	);
}
