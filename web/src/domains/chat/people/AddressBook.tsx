/** The address book: people by department or role, or found by name; several are chosen, and a talk begins with them. */

import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import { lazy, Suspense, useState } from "react";
import { t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import { useSending } from "@/parts/dialog/useSending";
import { openChat, setPanel } from "../open";
import pane from "../panel/pane.module.css";
import type { Person } from "../wire";
import { ByDepart } from "./ByDepart";
import { ByRole } from "./ByRole";
import { ChosenStrip } from "./ChosenStrip";
import { type Chosen, NOBODY, turnPerson } from "./choosing";
import { Found } from "./Found";
import { Friends } from "./Friends";
import styles from "./people.module.css";

const GroupDialog = lazy(() => import("../manage/GroupDialog"));

type Way = "depart" | "role" | "friend";

export default function AddressBook({ onClose }: { onClose(): void }) {
	const [way, setWay] = useState<Way>("depart");
	const [word, setWord] = useState("");
	const [chosen, setChosen] = useState<Chosen>(NOBODY);
	const [grouping, setGrouping] = useState(false);
	const act = useSending({ loud: true });
	const turn = (person: Person) => setChosen((old) => turnPerson(old, person));
	const confirm = () => {
		const [only] = chosen.people;
		if (chosen.people.length > 1) return setGrouping(true);
		if (only) void act.run(() => openChat({ userId: only.id }));
	};
	const shown = { word, chosen, turn };
	return (
		<section className={pane.pane} aria-label={t("通讯录 | Address book")}>
			<Flex vertical gap="small" className={pane.top}>
				<Input
					allowClear={clearable()}
					autoFocus
					type="search"
					prefix={<SearchOutlined />}
					aria-label={searchLabel(way)}
					placeholder={searchLabel(way)}
					value={word}
					onChange={(event) => setWord(event.target.value)}
				/>
				<Segmented<Way>
					block
					aria-label={t("通讯录的分法 | How the address book is sorted")}
					value={way}
					options={[
						{ value: "depart", label: t("部门 | Departments") },
						{ value: "role", label: t("角色 | Roles") },
						{ value: "friend", label: t("好友 | Friends") },
					]}
					onChange={setWay}
				/>
			</Flex>
			<div className={pane.scroll}>
				{way === "role" && <ByRole word={word} chosen={chosen} setChosen={setChosen} />}
				{way === "friend" && <Friends {...shown} />}
				{way === "depart" && (word.trim() ? <Found {...shown} /> : <ByDepart chosen={chosen} turn={turn} />)}
			</div>
			<Flex component="footer" align="center" justify="flex-end" gap="small" className={styles.foot}>
				<ChosenStrip chosen={chosen.people} drop={turn} />
				<Button onClick={onClose}>{t("取消 | Cancel")}</Button>
				<Button type="primary" disabled={chosen.people.length === 0} loading={act.busy} onClick={confirm}>
					{chosen.people.length > 1
						? t("发起群聊（{n}） | Start a group ({n})", { n: chosen.people.length })
						: t("发消息 | Send a message")}
				</Button>
			</Flex>
			{grouping && (
				<Suspense fallback={null}>
					<GroupDialog
						people={[...chosen.people]}
						onClose={(made) => {
							setGrouping(false);
							if (made) setPanel(1);
						}}
					/>
				</Suspense>
			)}
		</section>
	);
}

const searchLabel = (way: Way): string =>
	way === "role"
		? t("搜索角色 | Search roles")
		: t("搜索姓名、拼音或首字母 | Search by name, pinyin or initials");
