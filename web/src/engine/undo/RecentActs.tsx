/** My last acts of a day, newest first; what was taken back stays, struck through. */
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Moment } from "@/parts/Moment";
import { Waiting } from "@/parts/Waiting";
import { useRecordPage } from "../navigation/menu-pages";
import { ActWords } from "./ActWords";
import type { RecentAct } from "./changes";
import { takeBackRecent, useRecentActs } from "./recent";

const TIME = "MM-DD HH:mm";

export default function RecentActs({ onClose }: { onClose: () => void }) {
	const acts = useRecentActs();
	return (
		<Drawer open onClose={onClose} title={t("最近操作 | Recent acts")} size={440}>
			{!acts && <Waiting />}
			{acts?.length === 0 && (
				<EmptyBox
					title={t("一天内没有操作 | Nothing done within a day")}
					text={t(
						"您修改、删除或办理的内容会列在这里，可以撤销。 | What you change, delete or carry out is listed here and can be undone.",
					)}
				/>
			)}
			{acts && acts.length > 0 && (
				<Flex component="ul" vertical gap="middle" style={PLAIN} aria-label={t("最近操作 | Recent acts")}>
					{acts.map((act) => (
						<OneAct key={act.act} act={act} onOpen={onClose} />
					))}
				</Flex>
			)}
		</Drawer>
	);
}

const PLAIN = { listStyle: "none", margin: 0, padding: 0 } as const;

function OneAct({ act, onOpen }: { act: RecentAct; onOpen: () => void }) {
	const page = useRecordPage(act.path);
	const [going, setGoing] = useState(false);
	const gone = act.undone ? act.action === "add" : act.action === "delete";
	const words = <ActWords act={act} />;
	const takeBack = async () => {
		setGoing(true);
		await takeBackRecent(act).finally(() => setGoing(false));
	};
	return (
		<Flex component="li" justify="space-between" align="baseline" gap="small">
			<div>
				<Typography.Text delete={act.undone}>
					{page && !gone ? (
						<Link to={`${page}?open=${act.rowId}`} onClick={onOpen}>
							{words}
						</Link>
					) : (
						words
					)}
				</Typography.Text>{" "}
				<Typography.Text type="secondary">
					<Moment at={act.at} pattern={TIME} />
				</Typography.Text>
			</div>
			{act.undo && (
				<Button size="small" loading={going} onClick={() => void takeBack()}>
					{t("撤销 | Undo")}
				</Button>
			)}
		</Flex>
	);
}
