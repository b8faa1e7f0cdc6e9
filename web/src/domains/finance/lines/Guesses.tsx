/** What a line was probably paid for, the likeliest first, with the reasons in words. */
import Flex from "antd/es/flex";
import Radio from "antd/es/radio";
import Tag from "antd/es/tag";
import { grouped } from "@/kit/format";
import { type Pair, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Proposal } from "./LineDialog";

const KINDS: Readonly<Record<Proposal["kind"], Pair>> = {
	due: "会费 | Dues",
	fee: "活动费用 | Fee",
	payment: "已登记缴费 | Entered payment",
};
const SURE = 80;
const LIKELY = 45;

interface Props {
	proposals: readonly Proposal[];
	chosen: string;
	onChoose: (chosen: string) => void;
}

export function Guesses({ proposals, chosen, onChoose }: Props) {
	if (proposals.length === 0)
		return (
			<span className={look.note}>
				{t("没有匹配的款项，请在下方查找 | Nothing fits; look for it below")}
			</span>
		);
	return (
		<Radio.Group value={chosen} onChange={(event) => onChoose(String(event.target.value))}>
			<Flex vertical gap="small">
				{proposals.map((one) => (
					<Radio key={one.id} value={`${one.kind}:${one.id}`}>
						<Tag color={one.score >= SURE ? "green" : one.score >= LIKELY ? "blue" : "default"}>
							{one.score}
						</Tag>
						{t(KINDS[one.kind])} {one.no} {one.name} ¥{grouped(one.left)}
						<br />
						<small className={look.faint}>{one.reasons.join(t("； | ; "))}</small>
					</Radio>
				))}
			</Flex>
		</Radio.Group>
	);
}
