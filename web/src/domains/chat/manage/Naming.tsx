/** A group's name and picture; owner and admins change them. */
import Button from "antd/es/button";
import Input from "antd/es/input";
import { useState } from "react";
import { AvatarField } from "@/domains/account/AvatarField";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { useSending } from "@/parts/dialog/useSending";
import { type Conversation, editConversation } from "../wire";
import { NAME_MOST } from "./GroupDialog";
import styles from "./manage.module.css";
import { mayEdit } from "./may";

interface Props {
	conversation: Conversation;
	refresh(): Promise<unknown>;
}

export function Naming({ conversation, refresh }: Props) {
	const [name, setName] = useState(conversation.name);
	const act = useSending();
	if (!mayEdit(conversation)) return <h3 className={styles.name}>{conversation.name}</h3>;
	const save = async (change: { name?: string; avatar?: string | null }) => {
		if (await act.run(() => editConversation(conversation.id, change), "已保存 | Saved")) await refresh();
	};
	const label = t("群名称 | Name of the group");
	return (
		<form
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				void save({ name: name.trim() });
			}}
		>
			<AvatarField
				name={conversation.name}
				avatar={conversation.avatar}
				onChange={(avatar) => void save({ avatar: avatar ?? "" })}
			/>
			<Field label={label} error={act.errors.name ?? act.problem}>
				<span className={styles.row}>
					<Input
						aria-label={label}
						maxLength={NAME_MOST}
						value={name}
						onChange={(event) => setName(event.target.value)}
					/>
					<Button
						htmlType="submit"
						loading={act.busy}
						disabled={name.trim() === "" || name.trim() === conversation.name}
					>
						{t("改名 | Rename")}
					</Button>
				</span>
			</Field>
		</form>
	);
}
