/** Birthdays and anniversaries (生日与纪念日): whose day comes in the next week, month or quarter, and greetings for them. */
import Button from "antd/es/button";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { Link } from "react-router";
import { useSource } from "@/engine/kinds/options";
import { useDict } from "@/kit/dict";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { SearchSelect } from "@/parts/picker/SearchSelect";
import { Waiting } from "@/parts/Waiting";
import { DayTable } from "./DayTable";
import { DraftDialog } from "./DraftDialog";
import { type Asked, keyOf, useComing } from "./wire";

const SPANS = [7, 30, 90];
const CHAPTERS = { path: "vip/org", store: "" };

export default function Birthdays() {
	const [asked, setAsked] = useState<Asked>({ days: 30, occasion: "", chapterId: "" });
	const [keys, choose] = useState<string[]>([]);
	const [drafting, setDrafting] = useState(false);
	const may = useMay();
	const coming = useComing(asked);
	if (coming.error) return <Broken error={coming.error} retry={() => void coming.refetch()} />;
	if (!coming.data) return <Waiting />;
	// Somebody else may have drafted one since it was chosen.
	const free = coming.data.lines.filter(({ greetingState }) => greetingState === null);
	const chosen = free.filter((line) => keys.includes(keyOf(line)));
	const mayDraft = may("vip:greeting:draft");
	return (
		<Card variant="borderless">
			<Flex vertical gap="middle">
				<Flex wrap align="center" gap="small">
					<Choices asked={asked} change={(part) => setAsked({ ...asked, ...part })} />
					{mayDraft && (
						<Button type="primary" disabled={chosen.length === 0} onClick={() => setDrafting(true)}>
							{t("拟写祝福 | Draft greetings")}
						</Button>
					)}
					{may("vip:greeting:list") && <Link to="/vip/greeting">{t("节日祝福 | Greetings")}</Link>}
				</Flex>
				<DayTable coming={coming.data} chosen={mayDraft ? chosen.map(keyOf) : null} choose={choose} />
				{coming.data.more && (
					<span className={look.quiet}>{t("人数较多，请缩小范围 | There are more; narrow the choice")}</span>
				)}
			</Flex>
			{drafting && (
				<DraftDialog
					lines={chosen}
					onClose={(done) => {
						setDrafting(false);
						if (done) choose([]);
					}}
				/>
			)}
		</Card>
	);
}

interface ChoicesProps {
	asked: Asked;
	change: (part: Partial<Asked>) => void;
}

function Choices({ asked, change }: ChoicesProps) {
	const occasions = useDict("vip_greeting_occasion");
	return (
		<>
			<Segmented<number>
				aria-label={t("时间范围 | Time ahead")}
				value={asked.days}
				options={SPANS.map((n) => ({ value: n, label: t("{n} 天内 | {n} days", { n }) }))}
				onChange={(days) => change({ days })}
			/>
			<Segmented<Asked["occasion"]>
				aria-label={t("事由 | Occasion")}
				value={asked.occasion}
				options={[
					{ value: "", label: t("全部 | All") },
					...occasions.map(({ value, text }) => ({
						value: value as Asked["occasion"],
						label: text,
					})),
				]}
				onChange={(occasion) => change({ occasion })}
			/>
			<span className={look.choice}>
				<SearchSelect
					label={t("所属组织 | Chapter")}
					empty={t("全部组织 | All chapters")}
					source={useSource(CHAPTERS)}
					value={asked.chapterId ? [asked.chapterId] : []}
					onChange={([chapterId]) => change({ chapterId: chapterId ?? "" })}
				/>
			</span>
		</>
	);
}
