/** Why something was refused, who has the nights, and up to three free units that take it instead. */

import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useEffect, useState } from "react";
import { patchCell } from "@/kit/state";
import { t } from "@/kit/text";
import { sumText } from "../cashier/money";
import styles from "./pop.module.css";
import { useBoard, useBoardState } from "./state/board";

const SHOWN_MS = 20_000;

/** Restricted days are passed over by those who may, with a reason that the order keeps. */
function Override({ send }: { send: (reason: string) => void }) {
	const board = useBoard();
	const [reason, setReason] = useState("");
	const go = () => {
		patchCell(board.state, { refusal: null });
		send(reason.trim());
	};
	return (
		<Flex gap="small">
			<Input
				size="small"
				aria-label={t("放行原因 | Why it is allowed")}
				placeholder={t("放行原因 | Why it is allowed")}
				maxLength={100}
				value={reason}
				onChange={(event) => setReason(event.target.value)}
			/>
			<Button size="small" disabled={reason.trim() === ""} onClick={go}>
				{t("仍要放行 | Allow it")}
			</Button>
		</Flex>
	);
}

export function RefusalCard() {
	const board = useBoard();
	const refusal = useBoardState((state) => state.refusal);
	useEffect(() => {
		if (!refusal) return;
		const timer = setTimeout(() => patchCell(board.state, { refusal: null }), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [board, refusal]);
	if (!refusal) return null;
	const choose = (unitId: string) => {
		patchCell(board.state, { refusal: null });
		refusal.choose?.(unitId);
	};
	return (
		<div className={styles.toast} data-refusal>
			<Alert
				type="error"
				title={refusal.title}
				closable={{ onClose: () => patchCell(board.state, { refusal: null }) }}
				description={
					<Flex vertical gap="small">
						{refusal.text}
						{refusal.override && <Override send={refusal.override} />}
						{refusal.alternatives.map((one) => (
							<Button
								key={one.unitId}
								data-alternative={one.unitId}
								className={styles.choice}
								disabled={!refusal.choose}
								onClick={() => choose(one.unitId)}
							>
								<b>{one.title}</b>
								<span>{sumText(one.price)}</span>
							</Button>
						))}
					</Flex>
				}
			/>
		</div>
	);
}
