/** Which property for how long, how it is signed, and from when to when somebody lives there. */
import DatePicker from "antd/es/date-picker";
import Radio from "antd/es/radio";
import dayjs from "dayjs";
import { useDescribe } from "@/engine/describe";
import { businessDate } from "@/kit/business-day";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import look from "@/parts/look.module.css";
import { UploadField } from "@/parts/upload/UploadField";
import { DayInput } from "../orders/parts";
import { forLease, UnitSelect } from "../orders/UnitSelect";
import { type PartProps, ROOMY } from "./fields";
import { checkInOf, departureOf, type Way } from "./form";

const MOMENT = "YYYY-MM-DD HH:mm:ss";

export function TermFields({ form, endDate, preview, errors, change, editing }: PartProps) {
	return (
		<div className={look.pairs} style={ROOMY}>
			<Field wide label={t("房间 | Unit")} required error={errors.unitId}>
				<UnitSelect value={form.unitId} accepts={forLease} onChange={(unitId) => change({ unitId })} />
			</Field>
			<Field label={t("开始日期 | First day")} required error={errors.startDate}>
				<DayInput
					label={t("开始日期 | First day")}
					value={form.startDate}
					onChange={(day) => day && change({ startDate: day, endDate: null })}
				/>
			</Field>
			<Field
				label={t("结束日期（含） | Last day (inclusive)")}
				required
				error={errors.endDate}
				hint={
					preview &&
					t("至少1个月，最早 {day} | At least a month: not before {day}", { day: preview.earliestEnd })
				}
			>
				<DayInput
					label={t("结束日期 | Last day")}
					value={endDate}
					onChange={(day) => day && change({ endDate: day })}
				/>
			</Field>
			<Moment
				label={t("入住时间 | Check-in")}
				value={checkInOf(form)}
				error={errors.checkIn}
				onChange={(checkIn) => change({ checkIn })}
			/>
			<Moment
				label={t("离开时间 | Departure")}
				value={departureOf(form, endDate)}
				error={errors.departure}
				onChange={(departure) => change({ departure })}
			/>
			<Field wide label={t("签署方式 | How it is signed")} required>
				<Radio.Group
					value={form.way}
					onChange={(event) => change({ way: event.target.value as Way })}
					options={[
						{ value: "electronic", label: t("电子签署 | Electronically") },
						{ value: "paper", label: t("纸质，待签 | On paper, to be signed") },
						...(editing ? [] : [{ value: "signed", label: t("纸质，已签 | On paper, signed already") }]),
					]}
				/>
			</Field>
			{form.way === "signed" && <SignedAlready form={form} errors={errors} change={change} />}
		</div>
	);
}

interface MomentProps {
	label: string;
	value: string | null;
	error: string | undefined;
	onChange: (value: string | null) => void;
}

function Moment({ label, value, error, onChange }: MomentProps) {
	return (
		<Field label={label} required error={error}>
			<DatePicker
				aria-label={label}
				showTime={{ format: "HH:mm" }}
				format="YYYY-MM-DD HH:mm"
				value={value ? dayjs(value) : null}
				onChange={(moment) => onChange(moment ? moment.format(MOMENT) : null)}
				style={{ width: "100%" }}
			/>
		</Field>
	);
}

function SignedAlready({ form, errors, change }: Pick<PartProps, "form" | "errors" | "change">) {
	const scan = useDescribe("rental/lease")?.fields.find(({ key }) => key === "scan");
	return (
		<>
			<Field label={t("签署日期 | Signed on")} error={errors.signedOn}>
				<DayInput
					label={t("签署日期 | Signed on")}
					value={form.signedOn ?? businessDate()}
					onChange={(signedOn) => change({ signedOn })}
				/>
			</Field>
			<Field wide label={t("合同扫描件 | Scan of the contract")} error={errors.scan}>
				<UploadField
					label={t("合同扫描件 | Scan of the contract")}
					biz="rental/lease.scan"
					limits={{
						kind: "file",
						most: scan?.files?.most ?? 1,
						megabytes: scan?.files?.megabytes ?? 10,
						side: 0,
					}}
					value={form.scan}
					onChange={(paths) => change({ scan: paths ?? "" })}
				/>
			</Field>
		</>
	);
}
