/** The one deletion that can't be undone asks for the name of the thing. */
import Input from "antd/es/input";
import { useState } from "react";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { type Describe, nameOf, type Row } from "../describe";

interface Props {
	describe: Describe;
	rows: Row[];
	onPurge: () => void;
	onClose: () => void;
}

export function PurgeDialog({ describe, rows, onPurge, onClose }: Props) {
	const [typed, setTyped] = useState("");
	const name = nameOf(describe, rows[0]);
	const fits = typed.trim() === name;
	return (
		<Dialog
			width={440}
			title={t("彻底删除 {n} 条，无法恢复 | Remove {n} for good, without a way back", { n: rows.length })}
			submitText={t("彻底删除 | Remove for good")}
			danger
			disabled={!fits}
			onSubmit={onPurge}
			onClose={onClose}
		>
			<p>
				{rows.length > 1
					? t("请输入第一条的名称“{name}”以确认： | Type the name of the first, “{name}”, to confirm:", {
							name,
						})
					: t("请输入名称“{name}”以确认： | Type its name, “{name}”, to confirm:", { name })}
			</p>
			<Input
				autoFocus
				aria-label={t("名称 | Name")}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onPressEnter={() => fits && onPurge()}
			/>
		</Dialog>
	);
}
