/** Records that are perhaps one thing, group by group, and the merges that were done of late. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Tabs from "antd/es/tabs";
import { useState } from "react";
import { getAt } from "@/kit/http";
import { useScreen } from "@/kit/screen";
import { listed, localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type Describe, nameOf, type Row } from "../describe";
import { Merges } from "./Merges";
import { MergeTable } from "./MergeTable";

interface Group {
	reasons: Array<{ zh: string; en: string }>;
	records: Row[];
}

interface Props {
	describe: Describe;
	/** Chosen by hand; none where the server looks for them. */
	ids: string[];
	onMerged?: () => void;
	onClose: () => void;
}

export default function MergeDrawer({ describe, ids, onMerged, onClose }: Props) {
	const phone = useScreen() === "phone";
	const title = localize(describe.title);
	const merged = () => {
		onMerged?.();
		if (ids.length > 0) onClose();
	};
	return (
		<Drawer
			open
			size={phone ? "100%" : 880}
			title={
				ids.length > 0
					? t("合并记录：{title} | Merge records: {title}", { title })
					: t("查找重复：{title} | Find duplicates: {title}", { title })
			}
			onClose={onClose}
		>
			<Tabs
				items={[
					{
						key: "groups",
						label: t("可能重复 | Perhaps the same"),
						children: <Groups describe={describe} ids={ids} onMerged={merged} />,
					},
					{
						key: "merges",
						label: t("最近的合并 | Recent merges"),
						children: <Merges describe={describe} />,
					},
				]}
			/>
		</Drawer>
	);
}

function Groups({ describe, ids, onMerged }: Pick<Required<Props>, "describe" | "ids" | "onMerged">) {
	const { path } = describe;
	const [opened, setOpened] = useState("");
	const { data, error, refetch } = useQuery({
		queryKey: ["duplicates", path, ids],
		queryFn: ({ signal }) =>
			getAt<{ groups: Group[]; more: boolean }>(
				`/${path}/duplicates`,
				{ ids: ids.join(",") },
				{ signal, quiet: true },
			),
		gcTime: 0,
	});
	if (error) return <Broken error={error} retry={() => void refetch()} />;
	if (!data) return <Waiting />;
	const groups = data.groups.filter((group) => group.records.length > 1);
	if (groups.length === 0) return <EmptyBox title={t("没有找到重复的记录 | No duplicates were found")} />;
	const open = opened || (groups.length === 1 ? keyOf(groups[0]) : "");
	return (
		<Flex vertical gap="small">
			{data.more && (
				<Alert
					type="info"
					title={t(
						"重复较多，先显示一部分，合并后再次查找。 | There are many; these are the first. Look again once they are merged.",
					)}
				/>
			)}
			<ul className={look.rows}>
				{groups.map((group) => (
					<li key={keyOf(group)}>
						{open === keyOf(group) ? (
							<Flex vertical gap="small" className={look.full}>
								<Told describe={describe} group={group} />
								<MergeTable describe={describe} rows={group.records} onMerged={onMerged} />
							</Flex>
						) : (
							<button type="button" className={look.pick} onClick={() => setOpened(keyOf(group))}>
								<Told describe={describe} group={group} />
							</button>
						)}
					</li>
				))}
			</ul>
		</Flex>
	);
}

const keyOf = (group: Group | undefined) => (group ? group.records.map((row) => row.id).join(",") : "");

function Told({ describe, group }: { describe: Describe; group: Group }) {
	return (
		<Flex vertical>
			<b>{listed(group.records.map((row) => nameOf(describe, row)))}</b>
			<small className={look.quiet}>{listed(group.reasons.map((reason) => localize(reason)))}</small>
		</Flex>
	);
}
