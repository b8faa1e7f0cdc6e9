/** Small heads of those who have the same record open. */
import Avatar from "antd/es/avatar";
import { listed, t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { colourOf } from "./colour";
import styles from "./presence.module.css";
import type { Person } from "./usePresence";

const SHOWN = 5;

export function Avatars({ people }: { people: Person[] }) {
	if (people.length === 0) return null;
	const names = listed(people.map((one) => one.name));
	return (
		<span
			className={styles.avatars}
			role="status"
			aria-label={t("{names} 也在看 | {names} also here", { names })}
			title={t("{names} 也在看 | {names} also here", { names })}
		>
			{people.slice(0, SHOWN).map((one) => (
				<Avatar
					key={one.clientId}
					size={26}
					style={{ background: colourOf(one.name) }}
					{...(one.avatar ? { src: fileUrl(one.avatar) } : {})}
				>
					{[...one.name].at(-1)}
				</Avatar>
			))}
			{people.length > SHOWN && <small>+{people.length - SHOWN}</small>}
		</span>
	);
}
