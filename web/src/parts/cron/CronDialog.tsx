/** Puts a cron expression together: field by field, as text, and as what it comes to. */

import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Tabs from "antd/es/tabs";
import { useId, useState } from "react";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Dialog } from "../dialog/Dialog";
import styles from "./cron.module.css";
import { Preview, type Remote } from "./Preview";
import { change, keysOf, type Plan, previewed, putTogether, type Shape, takeApart } from "./plan";
import { cronSentence } from "./sentence";
import { UnitPane } from "./UnitPane";
import { UNITS, type UnitKey } from "./units";
import { TITLE } from "./words";

interface Props extends Shape {
	cronValue: string;
	remote?: Remote | undefined;
	onOk: (cron: string) => void;
	onClose: () => void;
}

const WIDTH = 800;

export default function CronDialog({ cronValue, remote, onOk, onClose, ...shape }: Props) {
	const phone = useScreen() === "phone";
	const [plan, setPlan] = useState<Plan>(() => takeApart(cronValue, shape));
	const keys = keysOf(shape);
	const whole = putTogether(plan, shape);
	const set = (key: UnitKey, text: string) => setPlan((before) => change(before, key, text));
	const sentence = cronSentence(shape.hideSecond ? `0 ${whole}` : whole);
	return (
		<Dialog
			centered
			width={phone ? "100%" : WIDTH}
			title={t(TITLE)}
			onSubmit={() => onOk(whole)}
			onClose={onClose}
		>
			<div className={styles.editor}>
				<div>
					<Tabs
						size="small"
						items={keys.map((key) => ({
							key,
							label: t(UNITS[key].name),
							children: (
								<UnitPane
									unit={UNITS[key]}
									text={plan[key]}
									blocked={key === "day" && plan.week !== "?"}
									onText={(text) => set(key, text)}
								/>
							),
						}))}
					/>
					<div className={styles.fields}>
						{keys.map((key) => (
							<Applied
								key={key}
								label={t(UNITS[key].name)}
								value={plan[key]}
								onApply={(text) => set(key, text)}
							/>
						))}
						<div className={look.wide}>
							<Applied label={t(TITLE)} value={whole} onApply={(text) => setPlan(takeApart(text, shape))} />
						</div>
						<p aria-live="polite" className={`${look.quiet} ${look.wide}`}>
							{localize(sentence)}
						</p>
					</div>
				</div>
				<Preview cron={previewed(plan, shape)} whole={whole} remote={remote} />
			</div>
		</Dialog>
	);
}

interface AppliedProps {
	label: string;
	value: string;
	onApply: (text: string) => void;
}

/** What is typed counts when the field is left: half an expression would reset the others. */
function Applied({ label, value, onApply }: AppliedProps) {
	const id = useId();
	const [typed, setTyped] = useState<string | null>(null);
	const apply = () => {
		if (typed !== null && typed.trim() !== value) onApply(typed);
		setTyped(null);
	};
	return (
		<Flex vertical gap="2px" className={look.note}>
			<label htmlFor={id}>{label}</label>
			<Input
				id={id}
				size="small"
				className={look.code ?? ""}
				value={typed ?? value}
				onChange={(event) => setTyped(event.target.value)}
				onBlur={apply}
				onPressEnter={apply}
			/>
		</Flex>
	);
}
