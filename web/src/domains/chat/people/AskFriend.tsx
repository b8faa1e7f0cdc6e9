/** Asks somebody to be friends, with words if one likes. */
import { useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import type { Person } from "../wire";
import styles from "./people.module.css";
import { askFriend } from "./wire";

const MOST = 100;

export function AskFriend({ person, onDone }: { person: Person; onDone(): void }) {
	const client = useQueryClient();
	const [said, setSaid] = useState("");
	const act = useSending();
	const send = async () => {
		const sent = await act.run(
			() => askFriend(person.id, said.trim()),
			"申请已发送 | The request is on its way",
		);
		if (!sent) return;
		await refreshFriends(client);
		onDone();
	};
	return (
		<Flex
			component="form"
			vertical
			gap="small"
			className={styles.ask}
			onSubmit={(event) => {
				event.preventDefault();
				void send();
			}}
		>
			<Problem text={act.problem ?? act.errors.said} />
			<Input.TextArea
				autoFocus
				rows={2}
				maxLength={MOST}
				value={said}
				aria-label={t("验证信息 | What you want to say")}
				placeholder={t("我是… | I am…")}
				onChange={(event) => setSaid(event.target.value)}
			/>
			<Flex component="span" justify="flex-end" gap="small">
				<Button onClick={onDone}>{t("取消 | Cancel")}</Button>
				<Button type="primary" htmlType="submit" loading={act.busy}>
					{t("发送申请 | Send request")}
				</Button>
			</Flex>
		</Flex>
	);
}

/** Who is whose friend shows in several lists. */
export const refreshFriends = (client: ReturnType<typeof useQueryClient>) =>
	Promise.all(
		["friends", "people", "person"].map((name) => client.invalidateQueries({ queryKey: ["chat", name] })),
	);
