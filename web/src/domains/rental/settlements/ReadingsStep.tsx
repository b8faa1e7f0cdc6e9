/** Second step of leaving: what the meters of the unit show on the last day. */
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { EmptyBox } from "@/parts/EmptyBox";
import { UploadField } from "@/parts/upload/UploadField";
import { useDictText } from "../orders/dict";
import type { FinalReading, LeavingMeter } from "./api";
import type { StepProps } from "./LeavingDialog";

const PHOTO = { kind: "image", most: 1, megabytes: 10, side: 0 } as const;

export function ReadingsStep({ settlement, form, errors, change }: StepProps) {
	if (settlement.meters.length === 0)
		return <EmptyBox title={t("该房源没有独立水电表 | This unit has no meters of its own")} />;
	const set = (meter: LeavingMeter, part: Partial<FinalReading>) => {
		const known = form.readings.find(({ meterId }) => meterId === meter.id);
		const next = { meterId: meter.id, value: null, rolled: false, photo: "", ...known, ...part };
		change({ readings: [...form.readings.filter(({ meterId }) => meterId !== meter.id), next] });
	};
	const errorOf = (meter: LeavingMeter) => {
		const at = form.readings.findIndex(({ meterId }) => meterId === meter.id);
		return errors[`readings.${at}.value`] ?? errors[`readings.${at}.meterId`];
	};
	return (
		<Flex vertical gap="middle">
			{settlement.meters.map((meter) => (
				<MeterField
					key={meter.id}
					meter={meter}
					reading={form.readings.find(({ meterId }) => meterId === meter.id)}
					error={errorOf(meter)}
					set={(part) => set(meter, part)}
				/>
			))}
		</Flex>
	);
}

interface MeterProps {
	meter: Pick<LeavingMeter, "serial" | "kind" | "place" | "lastValue" | "lastDate">;
	reading: FinalReading | undefined;
	error: string | undefined;
	set: (part: Partial<FinalReading>) => void;
}

export function MeterField({ meter, reading, error, set }: MeterProps) {
	const kind = useDictText("meter_kind");
	const label = `${kind(meter.kind)} ${meter.serial}`;
	return (
		<Flex vertical gap="small" data-meter={meter.serial}>
			<Field
				label={label}
				required
				error={error}
				hint={
					meter.lastValue === null
						? t("还没有读数 | Not read yet")
						: t("上次 {value}（{day}） | Last: {value} ({day})", {
								value: Number(meter.lastValue),
								day: meter.lastDate ?? "",
							})
				}
			>
				<Input
					aria-label={label}
					inputMode="decimal"
					value={reading?.value ?? ""}
					onChange={(event) => set({ value: event.target.value || null })}
				/>
			</Field>
			<Checkbox
				checked={reading?.rolled ?? false}
				onChange={(event) => set({ rolled: event.target.checked })}
			>
				{t("表已归零 | Went through nought")}
			</Checkbox>
			<UploadField
				label={t("读数照片 | Photo of the meter")}
				biz="rental/meterReading.photo"
				limits={PHOTO}
				value={reading?.photo ?? ""}
				onChange={(photo) => set({ photo: photo ?? "" })}
			/>
			{meter.place && <Typography.Text type="secondary">{meter.place}</Typography.Text>}
		</Flex>
	);
}
