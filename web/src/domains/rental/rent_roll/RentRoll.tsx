/** The rent roll: figures of what is let long-term, its months, and every unit with its lease or why it has none. */
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { CommunityChoice } from "../CommunityChoice";
import { RollFigures } from "./RollFigures";
import { RollTable } from "./RollTable";
import { RollTrend } from "./RollTrend";
import { STATUS_WORDS } from "./status";
import { type Asked, type Roll, useRoll } from "./wire";

const BEGIN: Asked = { communityId: "", status: "", pageNo: 1 };

export default function RentRoll() {
	const [asked, setAsked] = useState(BEGIN);
	const roll = useRoll(asked);
	const change = (part: Partial<Asked>) => setAsked({ ...asked, pageNo: 1, ...part });
	if (roll.error) return <Broken error={roll.error} retry={() => void roll.refetch()} />;
	if (!roll.data) return <Waiting />;
	return (
		<Flex vertical gap="middle">
			<Flex wrap align="center" gap="small">
				<CommunityChoice value={asked.communityId} choose={(communityId) => change({ communityId })} />
				<span className={look.quiet}>
					{t("截至 | As of")} <time>{roll.data.day}</time>
				</span>
			</Flex>
			<RollFigures figures={roll.data.figures} show={(status) => change({ status })} />
			<RollTrend communityId={asked.communityId} />
			<Card variant="borderless">
				<Flex vertical gap="middle">
					<StatusChoice roll={roll.data} asked={asked} change={change} />
					<RollTable roll={roll.data} page={asked.pageNo} turn={(pageNo) => change({ pageNo })} />
				</Flex>
			</Card>
		</Flex>
	);
}

interface ChoiceProps {
	roll: Roll;
	asked: Asked;
	change: (part: Partial<Asked>) => void;
}

function StatusChoice({ roll, asked, change }: ChoiceProps) {
	const options = roll.figures.statuses.map(({ status, count }) => ({
		value: status,
		label: `${t(STATUS_WORDS[status].text)} ${count}`,
	}));
	return (
		<div style={{ maxWidth: "100%", overflowX: "auto" }}>
			<Segmented<Asked["status"]>
				aria-label={t("状态 | Status")}
				value={asked.status}
				options={[{ value: "", label: `${t("全部 | All")} ${roll.figures.units}` }, ...options]}
				onChange={(status) => change({ status })}
			/>
		</div>
	);
}
