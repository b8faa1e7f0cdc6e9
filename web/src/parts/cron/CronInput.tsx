/** A cron expression, typed as it is written or put together in the editor behind the button. */
import ScheduleOutlined from "@ant-design/icons/es/icons/ScheduleOutlined";
import Button from "antd/es/button";
import Input from "antd/es/input";
import Space from "antd/es/space";
import { lazy, Suspense, useState } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Remote } from "./Preview";
import type { Shape } from "./plan";

const CronDialog = lazy(() => import("./CronDialog"));

interface Props extends Shape {
	cronValue: string;
	onChange: (cron: string) => void;
	label: string;
	id?: string | undefined;
	disabled?: boolean;
	remote?: Remote;
	wrong?: boolean;
	maxLength?: number | undefined;
}

export default function CronInput({ cronValue, onChange, label, id, disabled = false, ...rest }: Props) {
	const { wrong = false, maxLength, ...editor } = rest;
	const [open, setOpen] = useState(false);
	return (
		<>
			<Space.Compact block>
				<Input
					id={id}
					aria-label={label}
					className={look.code ?? ""}
					disabled={disabled}
					value={cronValue}
					maxLength={maxLength}
					{...(wrong ? { status: "error" as const } : {})}
					onChange={(event) => onChange(event.target.value)}
				/>
				<Button
					icon={<ScheduleOutlined />}
					disabled={disabled}
					aria-haspopup="dialog"
					onClick={() => setOpen(true)}
				>
					{t("编辑器 | Editor")}
				</Button>
			</Space.Compact>
			{open && (
				<Suspense fallback={null}>
					<CronDialog
						{...editor}
						cronValue={cronValue}
						onOk={(cron) => {
							onChange(cron);
							setOpen(false);
						}}
						onClose={() => setOpen(false)}
					/>
				</Suspense>
			)}
		</>
	);
}
