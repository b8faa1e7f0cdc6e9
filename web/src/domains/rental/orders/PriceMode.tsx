/** The price of a stay that goes to another unit: kept, or what the nights cost there. */
import Radio from "antd/es/radio";
import { type Pair, t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { showYuan, sumText } from "../cashier/money";

const ROOM: Pair = "按新房间 | As there";

export type Mode = "keep" | "reprice";

interface Props {
	/** What the nights cost now, in yuan. */
	kept: string;
	/** What they would cost there, once that is known. */
	there: string | undefined;
	value: Mode;
	onChange: (mode: Mode) => void;
	/** What is asked anew. */
	anew?: Pair;
}

export function PriceMode({ kept, there, value, onChange, anew = ROOM }: Props) {
	return (
		<Field wide label={t("房价 | Price")}>
			<Radio.Group
				value={value}
				onChange={(event) => onChange(event.target.value as Mode)}
				options={[
					{ value: "keep", label: t("保持原价 ¥{sum} | Keep ¥{sum}", { sum: showYuan(kept) }) },
					{
						value: "reprice",
						label: there ? `${t(anew)} ${sumText(there)}` : t(anew),
					},
				]}
			/>
		</Field>
	);
}
