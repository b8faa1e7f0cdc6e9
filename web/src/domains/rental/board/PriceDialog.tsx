/** Asked after a move whose sum would change: keep the old sum, take the new one, or type it. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { useState } from "react";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { showYuan, sumText, sumYuan, toFen, toYuan } from "../cashier/money";
import { useBoard, useBoardState } from "./state/board";
import { answerPrice } from "./state/drop";
import type { PriceQuestion } from "./state/talk";

export default function PriceDialog() {
	const question = useBoardState((state) => state.question);
	return question && <Asked key={question.plan.stay.id} question={question} />;
}

function Asked({ question }: { question: PriceQuestion }) {
	const board = useBoard();
	const [typing, setTyping] = useState(false);
	const change = toFen(question.newTotal) - toFen(question.oldTotal);
	return (
		<Dialog
			title={t("价格有变化 | The price differs")}
			onClose={() => void answerPrice(board, null)}
			width={460}
		>
			<Typography.Paragraph>
				{t("原价 ¥{old}，新价 ¥{new}（{sign}¥{diff}） | Was ¥{old}, now ¥{new} ({sign}¥{diff})", {
					old: showYuan(question.oldTotal),
					new: showYuan(question.newTotal),
					sign: change > 0 ? "+" : "−",
					diff: showYuan(toYuan(Math.abs(change))),
				})}
			</Typography.Paragraph>
			{typing ? (
				<Typed question={question} />
			) : (
				<Flex wrap gap="small">
					<Button type="primary" onClick={() => void answerPrice(board, { mode: "keep" })}>
						{t("保持原价 | Keep")}
					</Button>
					<Button onClick={() => void answerPrice(board, { mode: "reprice" })}>
						{t("按新房价 | Reprice")}
					</Button>
					<Button disabled={!may("rental:order:price")} onClick={() => setTyping(true)}>
						{t("手动输入 | Type it")}
					</Button>
					<Button type="text" onClick={() => void answerPrice(board, null)}>
						{t("取消移动 | Do not move")}
					</Button>
				</Flex>
			)}
		</Dialog>
	);
}

function Typed({ question }: { question: PriceQuestion }) {
	const board = useBoard();
	const [lines, setLines] = useState(question.lines);
	const [reason, setReason] = useState("");
	return (
		<Flex vertical gap="small">
			{lines.map((line, index) => (
				<Flex key={line.night} align="center" justify="space-between">
					{line.night}
					<Input
						style={{ width: 140 }}
						inputMode="decimal"
						aria-label={line.night}
						value={line.price}
						onChange={(event) =>
							setLines(lines.map((one, at) => (at === index ? { ...one, price: event.target.value } : one)))
						}
					/>
				</Flex>
			))}
			<Input
				placeholder={t("改价原因 | Reason for the price")}
				maxLength={100}
				value={reason}
				onChange={(event) => setReason(event.target.value)}
			/>
			<Button
				type="primary"
				disabled={reason.trim() === ""}
				onClick={() => void answerPrice(board, { mode: "typed", lines, reason })}
			>
				{t("确定 | OK")} {sumText(sumYuan(lines.map((line) => line.price)))}
			</Button>
		</Flex>
	);
}
