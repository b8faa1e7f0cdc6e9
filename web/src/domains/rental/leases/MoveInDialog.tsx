/** The hand-over of a lease: the day of the keys, what each meter shows, and bases to note where there is no meter of the kind. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import InputNumber from "antd/es/input-number";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import type { Shapes } from "@/gen/api";
import { toast } from "@/kit/notice";
import { localize, type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { UploadField } from "@/parts/upload/UploadField";
import { DayInput, DictSelect } from "../orders/parts";
import { MeterField } from "../settlements/ReadingsStep";
import { handOver, type LeaseDetail, type MeterToRead, readMetersToRead } from "./api";
import { Lines, ROOMY, TextField } from "./fields";
import { useKeepLease, useLease } from "./useLease";

export default function MoveInDialog({ rows: [row], onClose }: ActionDialogProps) {
	const id = String(row?.id ?? "");
	const { data: lease } = useLease(id);
	const { data: meters } = useQuery({
		queryKey: ["rental/lease/metersToRead", id],
		queryFn: () => readMetersToRead(id),
		refetchOnMount: "always",
		gcTime: 0,
	});
	return lease && meters ? <MoveIn lease={lease} meters={meters} onClose={onClose} /> : null;
}

type Reading = Required<Shapes["HandoverReading"]>;
type Item = Required<Shapes["HandedItem"]>;
const USUAL: readonly Pair[] = ["钥匙 | Keys", "门卡 | Access cards", "遥控器 | Remote controls"];
const PHOTO = { kind: "image", most: 1, megabytes: 10, side: 0 } as const;

function fresh(name = ""): Item {
	return { name, count: 1, state: "good", photo: "" };
}
const BASES = [
	["water", "waterBase", "水表底数 | Water base"],
	["electricity", "elecBase", "电表底数 | Electricity base"],
	["gas", "gasBase", "燃气底数 | Gas base"],
] as const;

/** The base of the contract is that of the first meter of its kind. */
function readingsOf(lease: LeaseDetail, meters: MeterToRead[]): Reading[] {
	return meters.map(({ id, kind }) => {
		const base = BASES.find(([of]) => of === kind);
		const first = meters.find((one) => one.kind === kind)?.id === id;
		return { meterId: id, value: base && first ? lease[base[1]] : null, rolled: false, photo: "" };
	});
}

interface Props {
	lease: LeaseDetail;
	meters: MeterToRead[];
	onClose: ActionDialogProps["onClose"];
}

function MoveIn({ lease, meters, onClose }: Props) {
	const sending = useSending();
	const keep = useKeepLease();
	const [day, setDay] = useState<string | null>(null);
	const [readings, setReadings] = useState(() => readingsOf(lease, meters));
	const [items, setItems] = useState<Item[]>(() => USUAL.map((name) => fresh(t(name))));
	const [bases, setBases] = useState<Record<string, string>>(() =>
		Object.fromEntries(BASES.map(([, key]) => [key, lease[key] ?? ""])),
	);
	const set = (at: number, part: Partial<Reading>) =>
		setReadings((old) => old.map((one, place) => (place === at ? { ...one, ...part } : one)));
	const { errors } = sending;
	const save = async () => {
		const done = await sending.run(async () =>
			keep(
				await handOver(lease, {
					handedOverOn: day,
					readings,
					items,
					...Object.fromEntries(BASES.map(([, key]) => [key, bases[key] || null])),
				}),
			),
		);
		if (!done) return;
		toast("success", "已交房 | Handed over");
		onClose(true);
	};
	const notes = BASES.filter(([kind]) => meters.every((meter) => meter.kind !== kind));
	return (
		<Dialog
			width={640}
			title={`${t("交房 | Hand over")} ${lease.contractNo} · ${lease.unitTitle}`}
			onClose={() => onClose(false)}
			guarded
			footer={[
				<Button key="close" onClick={() => onClose(false)}>
					{t("取消 | Cancel")}
				</Button>,
				<Button key="save" type="primary" loading={sending.busy} onClick={() => void save()}>
					{t("交房 | Hand over")}
				</Button>,
			]}
		>
			<Problem text={sending.problem ?? (errors.readings ? localize(errors.readings) : null)} />
			<Flex vertical gap="middle">
				<HandedOverOn day={day} error={errors.handedOverOn} set={setDay} />
				{meters.map((meter, at) => (
					<MeterField
						key={meter.id}
						meter={meter}
						reading={readings[at]}
						error={errors[`readings.${at}.value`] ?? errors[`readings.${at}.meterId`]}
						set={(part) => set(at, part)}
					/>
				))}
				<div className={look.pairs} style={ROOMY}>
					{notes.map(([, key, label]) => (
						<TextField
							key={key}
							label={t(label)}
							value={bases[key] ?? ""}
							error={errors[key]}
							onChange={(value) => setBases((old) => ({ ...old, [key]: value }))}
						/>
					))}
				</div>
				<Field label={t("交接清单 | Handed over with the keys")}>
					<Items items={items} errors={errors} set={setItems} />
				</Field>
			</Flex>
		</Dialog>
	);
}

interface ItemsProps {
	items: Item[];
	errors: Record<string, string>;
	set: (items: Item[]) => void;
}

function Items({ items, errors, set }: ItemsProps) {
	return (
		<Lines
			lines={items}
			onChange={set}
			fresh={fresh()}
			add={t("添加物品 | Add an item")}
			remove={t("移除物品 | Remove item")}
		>
			{(item, at, change) => (
				<>
					<TextField
						label={t("物品 | Item")}
						value={item.name}
						most={60}
						error={errors[`items.${at}.name`]}
						onChange={(name) => change({ name })}
					/>
					<Field label={t("数量 | Count")} error={errors[`items.${at}.count`]}>
						<InputNumber
							aria-label={t("数量 | Count")}
							min={1}
							max={999}
							precision={0}
							value={item.count}
							onChange={(count) => change({ count: count ?? 1 })}
							style={{ width: "100%" }}
						/>
					</Field>
					<Field label={t("状况 | Condition")}>
						<DictSelect
							code="handed_state"
							label={t("状况 | Condition")}
							value={item.state}
							onChange={(state: Item["state"]) => change({ state })}
						/>
					</Field>
					<UploadField
						label={t("照片 | Photo")}
						biz="rental/meterReading.photo"
						limits={PHOTO}
						value={item.photo}
						onChange={(photo) => change({ photo: photo ?? "" })}
					/>
				</>
			)}
		</Lines>
	);
}

interface DayProps {
	day: string | null;
	error: string | undefined;
	set: (day: string | null) => void;
}

function HandedOverOn({ day, error, set }: DayProps) {
	const label = t("交房日期 | Handed over on");
	return (
		<Field label={label} error={error} hint={t("不填为今天 | Today where it is left out")}>
			<DayInput label={label} value={day ?? ""} onChange={(value) => set(value || null)} />
		</Field>
	);
}
