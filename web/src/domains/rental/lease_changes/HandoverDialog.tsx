/** The meters at the handover of a room or a lease: who leaves pays up to there, who comes begins from there. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import type { Shapes } from "@/gen/api";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import { MeterField } from "../settlements/ReadingsStep";
import { type ChangeDetail, readMeters } from "./api";
import { useChange } from "./useChanges";

export default function HandoverDialog({ rows: [row], onClose }: ActionDialogProps) {
	const { data: change } = useChange(String(row?.id ?? ""));
	return change ? <Handover change={change} onClose={onClose} /> : null;
}

type Reading = Required<Shapes["HandoverReading"]>;

function Handover({ change, onClose }: { change: ChangeDetail; onClose: ActionDialogProps["onClose"] }) {
	const sending = useSending();
	const [readings, setReadings] = useState<Reading[]>(() =>
		change.meters.map(({ id }) => ({ meterId: id, value: null, rolled: false, photo: "" })),
	);
	const set = (at: number, part: Partial<Reading>) =>
		setReadings((old) => old.map((one, place) => (place === at ? { ...one, ...part } : one)));
	const save = async () => {
		const done = await sending.run(() => readMeters({ id: change.id, version: change.version, readings }));
		if (!done) return;
		toast("success", "交接读数已入账 | The readings are booked");
		onClose(true);
	};
	const { errors } = sending;
	return (
		<Dialog
			width={640}
			title={t("交接抄表 · {day} | Meters at the handover · {day}", { day: change.effectiveDay })}
			onClose={() => onClose(false)}
			guarded
			footer={[
				<Button key="close" onClick={() => onClose(false)}>
					{t("取消 | Cancel")}
				</Button>,
				<Button key="save" type="primary" loading={sending.busy} onClick={() => void save()}>
					{t("入账 | Book")}
				</Button>,
			]}
		>
			<Problem text={sending.problem ?? (errors.readings ? localize(errors.readings) : null)} />
			{change.meters.length === 0 && (
				<EmptyBox title={t("该房源没有独立水电表 | This unit has no meters of its own")} />
			)}
			<Flex vertical gap="middle">
				{[true, false].map((leaves) => (
					<Group key={String(leaves)} {...{ change, leaves, readings, errors, set }} />
				))}
			</Flex>
		</Dialog>
	);
}

interface GroupProps {
	change: ChangeDetail;
	leaves: boolean;
	readings: Reading[];
	errors: Record<string, string>;
	set: (at: number, part: Partial<Reading>) => void;
}

/** Those of the unit that is left, or of the one that is moved into. */
function Group({ change, leaves, readings, errors, set }: GroupProps) {
	const meters = change.meters
		.map((meter, at) => ({ meter, at }))
		.filter(({ meter }) => meter.leaves === leaves);
	if (meters.length === 0) return null;
	const title = leaves
		? t("原房源表底：结清到当日 | The unit that is left: paid up to the day")
		: t("新房源底数：自当日起计 | The unit that is moved into: from the day on");
	return (
		<section aria-label={title}>
			<h4>{title}</h4>
			<Flex vertical gap="middle">
				{meters.map(({ meter, at }) => (
					<MeterField
						key={meter.id}
						meter={meter}
						reading={readings[at]}
						error={errors[`readings.${at}.value`] ?? errors[`readings.${at}.meterId`]}
						set={(part) => set(at, part)}
					/>
				))}
			</Flex>
		</section>
	);
}
