/** First step of leaving: when, and why. */
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import { type Pair, t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { sumText } from "../cashier/money";
import { DayInput, DictSelect } from "../orders/parts";
import type { Settlement, SettlementForm } from "./api";
import type { StepProps } from "./LeavingDialog";

/** Kinds of leaving that the wizard offers; a room change has a wizard of its own. */
const KINDS = ["expiry", "early", "breach_tenant", "breach_lessor", "holdover"];
/** Those that end a lease which never began. */
const GIVEN_UP = ["early", "breach_tenant", "breach_lessor"];

const WHAT: Readonly<Record<string, Pair>> = {
	expiry: "租金计到合同到期日，押金退还。 | Rent to the last day of the lease; the deposit goes back.",
	early: "租金计到离开日，违约金按约定。 | Rent to the day of leaving; a penalty only as agreed.",
	breach_tenant:
		"租金计到离开日，违约金按合同，合同未写按机构参数。 | Rent to the day; the penalty as the contract says, else as the parameter does.",
	breach_lessor:
		"租金计到离开日，合同所写违约金付给租客。 | Rent to the day; the penalty of the contract goes to the lessee.",
	holdover: "到期后按天计租金。 | Rent goes on by days after the end.",
};

const GIVEN_BACK: Pair =
	"合同尚未开始：不计租金，已收款退还，违约金按约定或违约方。 | It has not begun: no rent, what was paid goes back; a penalty as agreed or by the breach.";

function hintOf({ beforeStart }: Settlement, kind: string): string | undefined {
	const text = beforeStart ? GIVEN_BACK : WHAT[kind];
	return text && t(text);
}

function kindsOf({ beforeStart }: Settlement, kind: string): string[] {
	if (beforeStart) return GIVEN_UP;
	return kind === "swap" ? [...KINDS, "swap"] : KINDS;
}

export function DayStep({ settlement, form, errors, change }: StepProps) {
	return (
		<Flex vertical gap="middle">
			<Descriptions
				size="small"
				column={1}
				items={[
					{
						key: "lease",
						label: t("合同 | Lease"),
						children: `${settlement.contractNo} · ${settlement.startDate} → ${settlement.endDate}`,
					},
					{ key: "price", label: t("月租 | Rent per month"), children: sumText(settlement.price) },
				]}
			/>
			<Field label={t("离开日期 | Day of leaving")} required error={errors.leaveDate}>
				<DayInput
					label={t("离开日期 | Day of leaving")}
					value={form.leaveDate}
					min={settlement.beforeStart ? undefined : settlement.startDate}
					onChange={(leaveDate) => leaveDate && change({ leaveDate })}
				/>
			</Field>
			<Field label={t("退租类型 | Kind")} required error={errors.kind} hint={hintOf(settlement, form.kind)}>
				<DictSelect
					code="settlement_kind"
					label={t("退租类型 | Kind")}
					value={form.kind}
					only={kindsOf(settlement, form.kind)}
					onChange={(kind: SettlementForm["kind"]) => change({ kind })}
				/>
			</Field>
		</Flex>
	);
}
