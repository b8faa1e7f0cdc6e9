/** Arrears: what is owed by age at any date, by community and lessee, and the open bills behind each figure. */
import Card from "antd/es/card";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import dayjs from "dayjs";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { CommunityChoice } from "../CommunityChoice";
import { AgedItems } from "./AgedItems";
import { AgeFigures } from "./AgeFigures";
import { Debtors } from "./Debtors";
import { type Asked, useAging } from "./wire";

export default function Arrears() {
	const [asked, setAsked] = useState<Asked>(() => ({
		date: businessDate(),
		communityId: "",
		renterId: "",
		bucket: "late",
		pageNo: 1,
	}));
	const aging = useAging(asked);
	const change = (part: Partial<Asked>) => setAsked({ ...asked, pageNo: 1, ...part });
	if (aging.error) return <Broken error={aging.error} retry={() => void aging.refetch()} />;
	if (!aging.data) return <Waiting />;
	return (
		<Flex vertical gap="middle">
			<Filters asked={asked} change={change} />
			<AgeFigures aging={aging.data} asked={asked} change={change} />
			<div className={look.halves}>
				<Debtors kind="communities" aging={aging.data} asked={asked} change={change} />
				<Debtors kind="lessees" aging={aging.data} asked={asked} change={change} />
			</div>
			<Card variant="borderless">
				<AgedItems asked={asked} change={change} />
			</Card>
		</Flex>
	);
}

function Filters({ asked, change }: { asked: Asked; change: (part: Partial<Asked>) => void }) {
	return (
		<Flex wrap align="center" gap="small">
			<CommunityChoice
				value={asked.communityId}
				choose={(communityId) => change({ communityId, renterId: "" })}
			/>
			<Flex align="center" gap="small">
				<span>{t("截至 | As of")}</span>
				<DatePicker
					aria-label={t("截至日期 | As of")}
					value={dayjs(asked.date)}
					maxDate={dayjs(businessDate())}
					allowClear={false}
					onChange={(day) => day && change({ date: day.format("YYYY-MM-DD") })}
				/>
			</Flex>
		</Flex>
	);
}
