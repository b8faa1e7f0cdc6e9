/** The contacts, by name; a click opens the talk with one of them. */
import { t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { openChat } from "../open";
import { Face } from "../people/Face";
import { useFriends } from "../people/useFriends";
import styles from "./list.module.css";

export function Contacts({ word, onOpened }: { word: string; onOpened: () => void }) {
	const { data } = useFriends();
	const answers = useMatch(word !== "");
	if (!data) return <Waiting />;
	const shown = data
		.filter(({ status }) => status === "accepted")
		.filter(
			(one) => word.trim() === "" || [one.remark ?? "", one.realname].some((name) => answers(name, word)),
		)
		.sort((one, other) => named(one).localeCompare(named(other), "zh"));
	if (shown.length === 0) {
		return (
			<EmptyBox
				title={word.trim() ? t("没有找到联系人 | No contact found") : t("还没有联系人 | No contacts yet")}
			/>
		);
	}
	return (
		<ul className={styles.list} aria-label={t("联系人 | Contacts")}>
			{shown.map((one) => (
				<li key={one.id}>
					<button
						type="button"
						data-line
						className={styles.line}
						data-small
						onClick={() => void openChat({ userId: one.id }).then(onOpened, () => undefined)}
					>
						<Face person={one} size={34} />
						<span className={styles.texts}>
							<span className={styles.first}>
								<b>{named(one)}</b>
							</span>
							{(one.depart || one.remark) && (
								<span className={styles.second}>
									<span className={styles.last}>
										{[one.remark ? one.realname : "", one.depart ?? ""].filter(Boolean).join(" · ")}
									</span>
								</span>
							)}
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}

const named = ({ remark, realname }: { remark?: string | null; realname: string }) => remark || realname;
