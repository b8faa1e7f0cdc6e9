/** The contacts: friends first, then everybody else one may write to; a click opens the talk with one of them. */

import Button from "antd/es/button";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { useSettled } from "@/kit/useSettled";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { PickerState } from "@/parts/picker/PickerState";
import { openChat } from "../open";
import pane from "../panel/pane.module.css";
import { Face } from "../people/Face";
import { useFriends } from "../people/useFriends";
import { usePeople } from "../people/usePeople";
import type { Person } from "../wire";
import styles from "./list.module.css";

type Contact = Person & { remark?: string | null };

export function Contacts({ word, onOpened }: { word: string; onOpened: () => void }) {
	const { data: known } = useFriends();
	const answers = useMatch(word !== "");
	const list = usePeople({ text: useSettled(word.trim()) });
	const friends = (known ?? [])
		.filter(({ status }) => status === "accepted")
		.filter((one) => [one.remark ?? "", one.realname].some((name) => answers(name, word)))
		.sort((one, other) => named(one).localeCompare(named(other), "zh"));
	const isFriend = new Set(friends.map(({ id }) => id));
	const others = list.people.filter(({ id, mayWrite }) => mayWrite && !isFriend.has(id));
	const open = (one: Contact) => void openChat({ userId: one.id }).then(onOpened, () => undefined);
	const none = friends.length + others.length === 0;
	return (
		<div className={pane.scroll}>
			<PickerState error={list.error} retry={list.again} waiting={list.waiting}>
				{none && (
					<EmptyBox
						title={word.trim() ? t(WORDS.noDataFound) : t("还没有联系人 | No contacts yet")}
						text={t("可以添加用户为好友。 | Add a user as a friend.")}
					/>
				)}
				<ul aria-label={t("联系人 | Contacts")}>
					{[...friends, ...others].map((one) => (
						<li key={one.id}>
							<Line contact={one} onOpen={() => open(one)} />
						</li>
					))}
				</ul>
				{list.more && (
					<Button block type="text" loading={list.loading} onClick={list.more}>
						{t("显示更多 | Show more")}
					</Button>
				)}
			</PickerState>
		</div>
	);
}

function Line({ contact, onOpen }: { contact: Contact; onOpen: () => void }) {
	const { remark, realname, depart } = contact;
	const below = [remark ? realname : "", depart ?? ""].filter(Boolean).join(" · ");
	return (
		<button type="button" data-line className={`${look.pick} ${styles.line}`} data-small onClick={onOpen}>
			<Face person={contact} size={34} presence={contact.id} />
			<span className={`${look.fill} ${styles.texts}`}>
				<span className={styles.first}>
					<b className={look.cut}>{named(contact)}</b>
				</span>
				{below && (
					<span className={styles.second}>
						<span className={`${look.note} ${look.fill} ${look.cut} ${styles.last}`}>{below}</span>
					</span>
				)}
			</span>
		</button>
	);
}

const named = ({ remark, realname }: Contact): string => remark || realname;
