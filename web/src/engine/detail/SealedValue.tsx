/** A sealed value in a record: masked, and whole for half a minute to who says why; the server keeps who, which and why. */
import EyeInvisibleOutlined from "@ant-design/icons/es/icons/EyeInvisibleOutlined";
import EyeOutlined from "@ant-design/icons/es/icons/EyeOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { useEffect, useState } from "react";
import { postAt } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field as Asked } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { can, type Describe, type Field, nameOf, type Row } from "../describe";
import { NOTHING, textOf } from "../kinds/types";

interface Props {
	describe: Describe;
	row: Row;
	field: Field;
}

export const SHOWN_MS = 30_000;
const LEAST_REASON = 2;

export function SealedValue({ describe, row, field }: Props) {
	const [asking, setAsking] = useState(false);
	const [value, setValue] = useState<string | null>(null);
	useEffect(() => {
		if (value === null) return;
		const timer = setTimeout(() => setValue(null), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [value]);
	const label = localize(field.label);
	const masked = textOf(row[`${field.key}_masked`]);
	if (!masked) return NOTHING;
	if (value !== null)
		return (
			<Flex align="center" gap="small">
				<Typography.Text copyable>{value}</Typography.Text>
				<Button
					type="text"
					size="small"
					icon={<EyeInvisibleOutlined />}
					aria-label={t("隐藏{label} | Hide {label}", { label })}
					onClick={() => setValue(null)}
				/>
			</Flex>
		);
	return (
		<Flex align="center" gap="small">
			<span>{masked}</span>
			{can(describe, "reveal") && (
				<Button
					type="text"
					size="small"
					icon={<EyeOutlined />}
					aria-label={t("查看{label} | Show {label}", { label })}
					onClick={() => setAsking(true)}
				/>
			)}
			{asking && (
				<ReasonDialog
					describe={describe}
					row={row}
					field={field}
					onClose={() => setAsking(false)}
					onShown={(shown) => {
						setAsking(false);
						setValue(shown);
					}}
				/>
			)}
		</Flex>
	);
}

interface ReasonProps extends Props {
	onClose: () => void;
	onShown: (value: string) => void;
}

function ReasonDialog({ describe, row, field, onClose, onShown }: ReasonProps) {
	const [reason, setReason] = useState("");
	const { run, busy, errors, problem } = useSending();
	const label = localize(field.label);
	const reveal = () =>
		run(async () => {
			const asked = { id: row.id, field: field.key, reason };
			const { value } = await postAt<{ value: string | null }>(`/${describe.path}/reveal`, asked, {
				quiet: true,
			});
			onShown(value ?? "");
		});
	return (
		<Dialog
			width={420}
			title={`${t("查看{label} | Show {label}", { label })} · ${nameOf(describe, row)}`}
			onClose={onClose}
			onSubmit={reveal}
			submitText={t("查看 | Show")}
			busy={busy}
			disabled={reason.trim().length < LEAST_REASON}
		>
			<Problem text={problem ?? errors.field} />
			<Asked
				required
				label={t("查看原因 | Why")}
				error={errors.reason ?? null}
				hint={t("会与您的姓名一起记入时间线 | It is recorded in the timeline, with your name")}
			>
				<Input
					autoFocus
					maxLength={200}
					aria-label={t("查看原因 | Why")}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
					onPressEnter={() => reason.trim().length >= LEAST_REASON && void reveal()}
				/>
			</Asked>
		</Dialog>
	);
}
