/** Somebody's head: a picture, or the last sign of the name on their colour; a dot says whether they are here. */
import Avatar from "antd/es/avatar";
import { colourOf } from "@/engine/presence/colour";
import { fileUrl } from "@/kit/transport";
import { presenceText, usePresenceOf } from "../state/colleagues";
import type { Person } from "../wire";
import styles from "./people.module.css";

interface Props {
	person: Pick<Person, "realname" | "avatar">;
	size?: number;
	/** The id of whom the dot tells; without it there is none. */
	presence?: string | undefined;
}

export function Face({ person: { realname, avatar }, size = 34, presence }: Props) {
	return (
		<span className={styles.face}>
			<Avatar
				size={size}
				shape="square"
				style={{ background: colourOf(realname) }}
				alt=""
				aria-hidden
				{...(avatar ? { src: fileUrl(avatar) } : {})}
			>
				{[...realname].at(-1)}
			</Avatar>
			{presence !== undefined && <Dot id={presence} />}
		</span>
	);
}

function Dot({ id }: { id: string }) {
	const presence = usePresenceOf(id);
	if (presence === undefined) return null;
	const text = presenceText(presence);
	return <i role="img" data-presence={presence ?? "offline"} aria-label={text} title={text} />;
}
