/** Third step of leaving: what was handed back, and what is kept back, each with a picture that shows it. */
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { localize, t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { UploadField } from "@/parts/upload/UploadField";
import { useDictText } from "../orders/dict";
import orders from "../orders/order.module.css";
import { DictSelect } from "../orders/parts";
import type { SettlementForm } from "./api";
import type { StepProps } from "./LeavingDialog";

const PHOTOS = { kind: "image", most: 9, megabytes: 10, side: 0 } as const;
type Damage = SettlementForm["damages"][number];

type Handed = SettlementForm["handover"][number];

interface HandedProps {
	item: Handed;
	set: (part: Partial<Handed>) => void;
}

/** Whether it came back, and how it is now against how it was handed over. */
function HandedBack({ item, set }: HandedProps) {
	const states = useDictText("handed_state");
	const text = localize(item.text);
	return (
		<Flex wrap align="center" gap="small">
			<Checkbox checked={item.done} onChange={(event) => set({ done: event.target.checked })}>
				{text}
			</Checkbox>
			{item.was && (
				<>
					<Typography.Text type={item.was === item.state ? "secondary" : "danger"}>
						{t("交房时{was} | {was} when handed over", { was: states(item.was) })}
					</Typography.Text>
					<DictSelect
						code="handed_state"
						label={`${text} ${t("现状 | Condition now")}`}
						value={item.state || undefined}
						onChange={(state: Handed["state"]) => set({ state })}
					/>
				</>
			)}
		</Flex>
	);
}

export function DamagesStep({ form, errors, change }: StepProps) {
	const set = (at: number, part: Partial<Damage>) =>
		change({ damages: form.damages.map((one, index) => (index === at ? { ...one, ...part } : one)) });
	const hand = (at: number, part: Partial<Handed>) =>
		change({ handover: form.handover.map((one, index) => (index === at ? { ...one, ...part } : one)) });
	return (
		<Flex vertical gap="middle">
			<Field label={t("交接清单 | Handed back")}>
				<Flex vertical gap="small">
					{form.handover.map((item, at) => (
						<HandedBack key={item.text} item={item} set={(part) => hand(at, part)} />
					))}
				</Flex>
			</Field>
			{form.damages.map((damage, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a damage has no name of its own until it is saved
				<Flex key={at} vertical gap="small" data-damage={at}>
					<div className={orders.grid}>
						<Field label={t("扣款说明 | What for")} required error={errors[`damages.${at}.text`]}>
							<Input
								aria-label={t("扣款说明 | What for")}
								value={damage.text}
								maxLength={100}
								onChange={(event) => set(at, { text: event.target.value })}
							/>
						</Field>
						<Field label={t("金额（元） | Amount (yuan)")} required error={errors[`damages.${at}.amount`]}>
							<Input
								aria-label={t("金额（元） | Amount (yuan)")}
								inputMode="decimal"
								value={damage.amount}
								onChange={(event) => set(at, { amount: event.target.value })}
							/>
						</Field>
					</div>
					<Field label={t("照片 | Photos")} required error={errors[`damages.${at}.photos`]}>
						<UploadField
							label={t("照片 | Photos")}
							biz="rental/depositEntry.photos"
							limits={PHOTOS}
							value={damage.photos}
							onChange={(photos) => set(at, { photos: photos ?? "" })}
						/>
					</Field>
					<span>
						<Button
							size="small"
							danger
							onClick={() => change({ damages: form.damages.filter((_, index) => index !== at) })}
						>
							{t("移除 | Remove")}
						</Button>
					</span>
				</Flex>
			))}
			<span>
				<Button onClick={() => change({ damages: [...form.damages, { text: "", amount: "", photos: "" }] })}>
					{t("添加扣款 | Add a deduction")}
				</Button>
			</span>
		</Flex>
	);
}
