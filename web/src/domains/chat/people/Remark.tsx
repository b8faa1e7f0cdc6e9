/** One's own name for a friend, and the way to part. */
import EditOutlined from "@ant-design/icons/es/icons/EditOutlined";
import { useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Popover from "antd/es/popover";
import { useState } from "react";
import { ask } from "@/kit/notice";
import { t } from "@/kit/text";
import { Fault } from "@/parts/dialog/Field";
import { useSending } from "@/parts/dialog/useSending";
import { refreshFriends } from "./AskFriend";
import styles from "./people.module.css";
import { answerFriend, type FriendLine, remarkFriend } from "./wire";

const MOST = 40;

export function Remark({ friend }: { friend: FriendLine }) {
	const [open, setOpen] = useState(false);
	return (
		<Popover
			open={open}
			onOpenChange={setOpen}
			trigger="click"
			placement="bottomRight"
			destroyOnHidden
			content={<Form friend={friend} close={() => setOpen(false)} />}
		>
			<Button
				type="text"
				size="small"
				icon={<EditOutlined />}
				aria-label={t("备注 {name} | Remark for {name}", { name: friend.realname })}
			/>
		</Popover>
	);
}

function Form({ friend, close }: { friend: FriendLine; close(): void }) {
	const client = useQueryClient();
	const [text, setText] = useState(friend.remark ?? "");
	const act = useSending();
	const run = async (work: () => Promise<unknown>) => {
		if (!(await act.run(work))) return;
		await refreshFriends(client);
		close();
	};
	const part = async () => {
		const sure = await ask({
			title: t("不再与 {name} 互为好友？ | Stop being friends with {name}?", { name: friend.realname }),
			okText: t("删除好友 | Remove friend"),
			danger: true,
		});
		if (sure) await run(() => answerFriend("remove", friend.id));
	};
	return (
		<Flex
			component="form"
			vertical
			gap="small"
			className={styles.ask}
			onSubmit={(event) => {
				event.preventDefault();
				void run(() => remarkFriend(friend.id, text.trim()));
			}}
		>
			<Input
				autoFocus
				maxLength={MOST}
				value={text}
				aria-label={t("备注名 | My name for them")}
				placeholder={t("备注名 | My name for them")}
				onChange={(event) => setText(event.target.value)}
			/>
			{(act.problem ?? act.errors.remark) && <Fault text={act.problem ?? act.errors.remark ?? ""} />}
			<Flex component="span" justify="flex-end" gap="small">
				<Button danger type="text" onClick={() => void part()}>
					{t("删除好友 | Remove friend")}
				</Button>
				<Button type="primary" htmlType="submit" loading={act.busy}>
					{t("保存 | Save")}
				</Button>
			</Flex>
		</Flex>
	);
}
