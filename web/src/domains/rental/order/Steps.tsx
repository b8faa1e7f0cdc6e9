/** What may be done with an order now, and in words why the rest may not. */
import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import Flex from "antd/es/flex";
import styles from "@/engine/process/process.module.css";
import { toast } from "@/kit/notice";
import { useReadOnly } from "@/kit/rights";
import { type Pair, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { actOnOrder, type OrderDetail } from "../api";
import { useKeepOrder, useNightSending } from "./parts";

export type OrderStep =
	| "modify"
	| "cashier"
	| "checkIn"
	| "checkOut"
	| "cancel"
	| "noShow"
	| "note"
	| "assign"
	| "move"
	| "dates"
	| "hours"
	| "split"
	| "swap";

interface Step {
	action: string;
	text: Pair;
	opens?: OrderStep;
	body?: (order: OrderDetail) => object;
	danger?: boolean;
	/** Behind "more": right, but rare. */
	rare?: boolean;
	/** Left out, not only grey, where it makes no sense. */
	fits?: (order: OrderDetail) => boolean;
}

const isWaiting = (order: OrderDetail) => order.unitId === null;

const STEPS: readonly Step[] = [
	{ action: "checkIn", text: "入住 | Check in", opens: "checkIn" },
	{ action: "checkOut", text: "退房 | Check out", opens: "checkOut" },
	{ action: "confirm", text: "确认 | Confirm" },
	{ action: "close", text: "结清 | Settle" },
	{ action: "cashier", text: "收银 | Cashier", opens: "cashier" },
	{ action: "edit", text: "修改 | Modify", opens: "modify" },
	{ action: "assign", text: "排房 | Assign a unit", opens: "assign", fits: isWaiting },
	{ action: "move", text: "换房 | Move", opens: "move" },
	{ action: "extend", text: "续住/改期 | Change dates", opens: "dates" },
	{ action: "hours", text: "改时段 | Change hours", opens: "hours" },
	{ action: "undoCheckOut", text: "撤销退房 | Undo check-out" },
	{ action: "reinstate", text: "恢复 | Reinstate" },
	{ action: "noShow", text: "未到店 | No show", opens: "noShow", danger: true },
	{ action: "split", text: "拆分换房 | Split", opens: "split", rare: true },
	{ action: "swap", text: "对换房间 | Swap units", opens: "swap", rare: true },
	{
		action: "unassign",
		text: "退回待排 | Back to the lane",
		rare: true,
		fits: (order) => !isWaiting(order),
	},
	{ action: "note", text: "备注 | Remark", opens: "note", rare: true },
	{
		action: "lock",
		text: "锁定 | Lock",
		body: (order) => ({ locked: !order.locked }),
		rare: true,
	},
	{ action: "cancel", text: "取消订单 | Cancel order", opens: "cancel", danger: true, rare: true },
];

/** Check-in and check-out open although something is missing: their dialogs say what, and let it be mended. */
const MENDABLE = new Set(["checkIn", "checkOut"]);

interface StepsProps {
	order: OrderDetail;
	open: (step: OrderStep) => void;
}

export function Steps({ order, open }: StepsProps) {
	const keep = useKeepOrder();
	const sending = useNightSending();
	const readOnly = useReadOnly();
	const shown = STEPS.filter(
		(step) =>
			(order.can.includes(step.action) || order.reasons[step.action] !== undefined) &&
			(step.fits?.(order) ?? true),
	);
	const take = (step: Step) => {
		if (step.opens) return open(step.opens);
		void sending.run(async () => {
			keep(await actOnOrder(step.action, { id: order.id, version: order.version, ...step.body?.(order) }));
			toast("success", "已完成 | Done");
		});
	};
	if (readOnly) return null;
	const blocked = (step: Step) => !order.can.includes(step.action) && !MENDABLE.has(step.action);
	const nearby = shown.filter((step) => !step.rare);
	const rare = shown.filter((step) => step.rare);
	return (
		<>
			<Problem text={sending.problem} />
			<Flex wrap gap="small" className={styles.acts}>
				{nearby.map((step, index) => (
					<Button
						key={step.action}
						data-action={step.action}
						type={index === 0 ? "primary" : "default"}
						danger={step.danger}
						disabled={blocked(step) || sending.busy}
						title={order.reasons[step.action]}
						onClick={() => take(step)}
					>
						{t(step.text)}
					</Button>
				))}
				{rare.length > 0 && (
					<Dropdown
						trigger={["click"]}
						menu={{
							items: rare.map((step) => ({
								key: step.action,
								label: <RareLabel step={step} order={order} />,
								danger: step.danger ?? false,
								disabled: blocked(step),
								onClick: () => take(step),
							})),
						}}
					>
						<Button
							icon={<DownOutlined aria-hidden />}
							iconPlacement="end"
							aria-label={t("更多操作 | More acts")}
						>
							{t("更多 | More")}
						</Button>
					</Dropdown>
				)}
			</Flex>
			<WhyNot order={order} steps={nearby} />
		</>
	);
}

function RareLabel({ step, order }: { step: Step; order: OrderDetail }) {
	const why = order.reasons[step.action];
	const text = step.action === "lock" && order.locked ? t("解锁 | Unlock") : t(step.text);
	return (
		<>
			{text}
			{why && <small className={styles.why}>{why}</small>}
		</>
	);
}

/** A grey button alone does not tell what is missing; one line per reason does, for eyes, fingers and readers alike. */
function WhyNot({ order, steps }: { order: OrderDetail; steps: readonly Step[] }) {
	const byReason = new Map<string, string[]>();
	for (const step of steps) {
		const why = order.reasons[step.action];
		if (why) byReason.set(why, [...(byReason.get(why) ?? []), t(step.text)]);
	}
	if (byReason.size === 0) return null;
	return (
		<ul className={styles.whyNot} aria-label={t("暂不能办理 | Not possible now")}>
			{[...byReason].map(([why, acts]) => (
				<li key={why}>{t("暂不能{acts}：{why} | {acts}: {why}", { acts: acts.join(t("、 | , ")), why })}</li>
			))}
		</ul>
	);
}
