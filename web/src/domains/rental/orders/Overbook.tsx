/** When a type is full: the field in which somebody with the right says why it is sold all the same. */
import Input from "antd/es/input";
import { t } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import { Field } from "@/parts/dialog/Field";
import { mayOverbook } from "../board/state/override";

interface OverbookProps {
	failure: Failure | null;
	value: string;
	onChange: (reason: string) => void;
}

export function Overbook({ failure, value, onChange }: OverbookProps) {
	if (!mayOverbook(failure) && value === "") return null;
	return (
		<Field
			wide
			label={t("超售原因 | Why overbook")}
			hint={t(
				"填写后再保存即超售；没有余房的待排订单标红 | Save again to overbook; waiting stays without a place turn red",
			)}
		>
			<Input
				value={value}
				maxLength={100}
				aria-label={t("超售原因 | Why overbook")}
				onChange={(event) => onChange(event.target.value)}
			/>
		</Field>
	);
}
