/** One's friends: requests that wait for an answer on top, then who said yes, with one's own name for each. */

import { useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import { t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { PickerState } from "@/parts/picker/PickerState";
import { setPanel } from "../open";
import { refreshFriends } from "./AskFriend";
import { isChosen } from "./choosing";
import { Face } from "./Face";
import type { Choosing } from "./Found";
import PersonCard from "./PersonCard";
import styles from "./people.module.css";
import { Remark } from "./Remark";
import { useFriends } from "./useFriends";
import { answerFriend, type FriendLine } from "./wire";

export function Friends({ word, chosen, turn }: Choosing) {
	const { data, error, isPending, refetch } = useFriends();
	const answers = useMatch(true);
	const lines = (data ?? []).filter((one) => answers(`${one.realname} ${one.remark ?? ""}`, word));
	const asking = lines.filter((one) => one.status === "requested");
	const friends = lines.filter((one) => one.status === "accepted");
	return (
		<PickerState error={error} retry={() => void refetch()} waiting={isPending}>
			<Requests lines={asking} />
			{friends.length === 0 && asking.length === 0 && (
				<EmptyBox title={t("还没有好友 | No friends yet")}>
					<Button onClick={() => setPanel(3)}>{t("添加好友 | Add a friend")}</Button>
				</EmptyBox>
			)}
			<ul aria-label={t("好友 | Friends")}>
				{friends.map((friend) => (
					<Flex component="li" align="center" gap="small" key={friend.id} className={styles.line}>
						<Checkbox
							aria-label={t("选择 {name} | Choose {name}", { name: friend.realname })}
							checked={isChosen(chosen, friend.id)}
							onChange={() => turn(friend)}
						/>
						<PersonCard userId={friend.id}>
							<button type="button" className={styles.person}>
								<Face person={friend} presence={friend.id} />
								<span>
									<b>{friend.remark || friend.realname}</b>
									<small>{friend.remark ? friend.realname : (friend.depart ?? friend.username)}</small>
								</span>
							</button>
						</PersonCard>
						<Remark friend={friend} />
					</Flex>
				))}
			</ul>
		</PickerState>
	);
}

/** Who would like to be one's friend. */
export function Requests({ lines }: { lines: FriendLine[] }) {
	const client = useQueryClient();
	const act = useSending({ loud: true });
	if (lines.length === 0) return null;
	const answer = async (word: "accept" | "refuse", id: string) => {
		if (await act.run(() => answerFriend(word, id))) await refreshFriends(client);
	};
	return (
		<ul aria-label={t("好友申请 | Friend requests")}>
			{lines.map((line) => (
				<Flex component="li" align="center" gap="small" key={line.id} className={styles.line}>
					<span className={styles.person}>
						<Face person={line} presence={line.id} />
						<span>
							<b>{line.realname}</b>
							<small>{line.said || t("请求加为好友 | Would like to be a friend")}</small>
						</span>
					</span>
					<span className={look.inline}>
						<Button size="small" disabled={act.busy} onClick={() => void answer("refuse", line.id)}>
							{t("拒绝 | Refuse")}
						</Button>
						<Button
							size="small"
							type="primary"
							disabled={act.busy}
							onClick={() => void answer("accept", line.id)}
						>
							{t("接受 | Accept")}
						</Button>
					</span>
				</Flex>
			))}
		</ul>
	);
}
