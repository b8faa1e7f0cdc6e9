/** Somebody's head: a picture, or the last sign of the name on their colour; a dot says that they are here. */
import Avatar from "antd/es/avatar";
import { colourOf } from "@/engine/presence/colour";
import { fileUrl } from "@/kit/http";
import { t } from "@/kit/text";
import type { Person } from "../wire";
import styles from "./people.module.css";

interface Props {
	person: Pick<Person, "realname" | "avatar" | "online">;
	size?: number;
}

export function Face({ person: { realname, avatar, online }, size = 34 }: Props) {
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
			{online !== undefined && (
				<i
					role="img"
					data-online={online}
					aria-label={online ? t("在线 | Online") : t("离线 | Offline")}
					title={online ? t("在线 | Online") : t("离线 | Offline")}
				/>
			)}
		</span>
	);
}
