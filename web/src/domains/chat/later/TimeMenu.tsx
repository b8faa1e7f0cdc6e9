/** The menu of when to send: the times people say, or one that is chosen. */
import DatePicker from "antd/es/date-picker";
import Dropdown from "antd/es/dropdown";
import dayjs, { type Dayjs } from "dayjs";
import { type ReactElement, useState } from "react";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { choicesAt, momentOf, wallText } from "./times";

interface Props {
	/** "yyyy-MM-dd HH:mm:ss" */
	onChoose(sendAt: string): void;
	/** What was chosen before. */
	first?: string;
	children: ReactElement;
}

export default function TimeMenu({ onChoose, first, children }: Props) {
	const [now, setNow] = useState(() => Date.now());
	const [choosing, setChoosing] = useState(false);
	return (
		<>
			<Dropdown
				trigger={["click"]}
				onOpenChange={(open) => open && setNow(Date.now())}
				menu={{
					items: [
						...choicesAt(now).map(({ key, words, at }) => ({
							key,
							label: t(words),
							extra: at.slice(5, 16),
							onClick: () => onChoose(at),
						})),
						{ type: "divider" as const },
						{ key: "choose", label: t("选择时间… | Choose a time…"), onClick: () => setChoosing(true) },
					],
				}}
			>
				{children}
			</Dropdown>
			{choosing && (
				<ChooseTime
					{...(first ? { first } : {})}
					onChoose={(at) => {
						setChoosing(false);
						onChoose(at);
					}}
					onClose={() => setChoosing(false)}
				/>
			)}
		</>
	);
}

interface ChooseTimeProps {
	first?: string;
	onChoose(sendAt: string): void;
	onClose(): void;
}

const SHOWN = "YYYY-MM-DD HH:mm";
const HOUR = 3_600_000;
const STEP_MINUTES = 5;
const STEP = STEP_MINUTES * 60_000;
/** In about an hour, at a time that the choice offers. */
const soon = (): string => wallText(Math.ceil((Date.now() + HOUR) / STEP) * STEP);

/** Asks for a moment to come, on Shanghai's clock. */
function ChooseTime({ first, onChoose, onClose }: ChooseTimeProps) {
	const [at, setAt] = useState<Dayjs | null>(() => dayjs(first ?? soon()).second(0));
	const [wrong, setWrong] = useState<string | null>(null);
	const label = t("发送时间 | When to send");
	const choose = () => {
		const text = at?.format("YYYY-MM-DD HH:mm:ss");
		if (!text || momentOf(text) <= Date.now()) return setWrong(t("请选择以后的时间 | Choose a time to come"));
		onChoose(text);
	};
	return (
		<Dialog width={360} title={label} onSubmit={choose} onClose={onClose}>
			<Field label={t("北京时间 | Beijing time")} error={wrong}>
				<DatePicker
					showTime={{ format: "HH:mm", minuteStep: STEP_MINUTES }}
					showNow={false}
					format={SHOWN}
					needConfirm={false}
					allowClear={false}
					aria-label={label}
					style={{ width: "100%" }}
					minDate={dayjs(wallText(Date.now()))}
					value={at}
					onChange={(chosen) => {
						setWrong(null);
						setAt(chosen as Dayjs | null);
					}}
				/>
			</Field>
		</Dialog>
	);
}
