/** People below each other, each to be chosen by a box or opened; more are read on request. */
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import type { ReactNode } from "react";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { PickerState } from "@/parts/picker/PickerState";
import type { Person } from "../wire";
import { Face } from "./Face";
import PersonCard from "./PersonCard";
import styles from "./people.module.css";
import type { People } from "./usePeople";
import type { Contact } from "./wire";

interface Props {
	label: string;
	list: People;
	/** Without it nobody is chosen, only opened. */
	choose?: { has(id: string): boolean; turn(person: Person): void; fixed?: ReadonlySet<string> };
	/** What stands at the end of a line. */
	end?: (person: Contact) => ReactNode;
	/** Above the people, such as the departments below. */
	before?: ReactNode;
	bare?: boolean;
}

export function PeopleList({ label, list, choose, end, before, bare = false }: Props) {
	return (
		<PickerState error={list.error} retry={list.again} waiting={list.waiting}>
			{before}
			{list.people.length === 0 && !bare && <EmptyBox title={t(WORDS.noDataFound)} />}
			<ul aria-label={label}>
				{list.people.map((person) => (
					<Flex component="li" align="center" gap="small" key={person.id} className={styles.line}>
						{choose && (
							<Checkbox
								aria-label={t("选择 {name} | Choose {name}", { name: person.realname })}
								checked={choose.has(person.id) || choose.fixed?.has(person.id) === true}
								disabled={choose.fixed?.has(person.id) === true}
								onChange={() => choose.turn(person)}
							/>
						)}
						<PersonCard userId={person.id}>
							<button type="button" className={styles.person}>
								<Face person={person} presence={person.id} />
								<span>
									<b>{person.realname}</b>
									<small>{person.depart ?? person.username}</small>
								</span>
							</button>
						</PersonCard>
						{end?.(person)}
					</Flex>
				))}
			</ul>
			{list.more && (
				<Button block type="text" loading={list.loading} onClick={list.more}>
					{t("显示更多 | Show more")}
				</Button>
			)}
		</PickerState>
	);
}
