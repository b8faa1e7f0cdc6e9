/** A shift beside its list: its cash, what is still open, who signed, and the next step. */
import Descriptions from "antd/es/descriptions";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Tabs from "antd/es/tabs";
import type { ReactNode } from "react";
import type { DetailViewProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { StepBar } from "@/engine/process/StepBar";
import { RecordWays, recordTabs } from "@/engine/record-extras";
import { minuteText } from "@/kit/format";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Moment } from "@/parts/Moment";
import { useDictText } from "../orders/dict";
import { SHIFTS, type Shift, useShift } from "./api";
import { Cash, Takings } from "./Cash";
import { Pieces } from "./Denominations";
import { Items } from "./Items";

export default function ShiftPanel({ id, onClose }: DetailViewProps) {
	const { data, error, refetch } = useShift(id);
	const more = data ? recordTabs({ path: SHIFTS, id, name: data.no }) : [];
	const whole = data && <Whole shift={data} reread={() => void refetch()} />;
	return (
		<Drawer
			open
			size={680}
			title={data ? `${data.no} ${data.operator}` : t("班次 | Shift")}
			onClose={onClose}
			extra={data && <RecordWays path={SHIFTS} id={id} name={data.no} />}
			loading={!data && !error}
		>
			{error ? (
				<Broken error={error} retry={() => void refetch()} />
			) : more.length === 0 ? (
				whole
			) : (
				<Tabs items={[{ key: "shift", label: t("交接 | Handover"), children: whole }, ...more]} />
			)}
		</Drawer>
	);
}

function Whole({ shift, reread }: { shift: Shift; reread: () => void }) {
	const describe = useDescribe(SHIFTS);
	const state = useDictText("shift_state");
	const facts: [string, ReactNode][] = [
		[t("状态 | State"), <b key="state">{state(shift.state)}</b>],
		[t("营业日 | Business day"), shift.bizDate],
		[t("开班 | Begun"), <Moment key="begun" at={shift.begunAt} />],
	];
	if (shift.countedBy)
		facts.push([t("交班签名 | Handed over"), `${shift.countedBy} ${minuteText(shift.countedAt)}`]);
	if (shift.receiver)
		facts.push([t("接班签名 | Taken over"), `${shift.receiver} ${minuteText(shift.closedAt)}`]);
	if (shift.note) facts.push([t("交接说明 | Note"), shift.note]);
	return (
		<Flex vertical gap="middle" data-shift={shift.id} data-state={shift.state}>
			<Descriptions
				size="small"
				column={{ xs: 1, sm: 2 }}
				items={facts.map(([label, children]) => ({ key: label, label, children }))}
			/>
			{describe && (
				<StepBar describe={describe} row={{ ...shift, rowVersion: shift.version }} onDone={reread} />
			)}
			<Cash shift={shift} />
			<Pieces counts={shift.counts} />
			<Takings shift={shift} />
			<Items items={shift.items} />
		</Flex>
	);
}
