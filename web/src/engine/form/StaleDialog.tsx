/** Somebody saved first: mine, theirs and the result side by side for what differs, the rest merged and listed. */

import Button from "antd/es/button";
import Radio from "antd/es/radio";
import { useState } from "react";
import { listed, localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { type Describe, type Field, fieldOf } from "../describe";
import { KINDS } from "../kinds";
import type { Values } from "./fields";
import type { Stale } from "./useRecordForm";

interface Props {
	describe: Describe;
	stale: Stale;
	onClose: () => void;
	onSave: (values: Values) => Promise<void>;
}

export function StaleDialog({ describe, stale, onClose, onSave }: Props) {
	const { mine, theirs, merge } = stale;
	const [choice, setChoice] = useState<Record<string, "mine" | "theirs">>({});
	const clashes = merge.clashes.map((key) => fieldOf(describe, key)).filter((field) => field !== undefined);
	const taken = merge.taken.map((key) => fieldOf(describe, key)).filter((field) => field !== undefined);
	const open = clashes.some((field) => !choice[field.key]);
	const save = () => {
		const chosen = Object.fromEntries(
			clashes.map((field) => [field.key, choice[field.key] === "mine" ? mine[field.key] : theirs[field.key]]),
		);
		return onSave({ ...merge.result, ...chosen });
	};
	return (
		<Dialog
			width={760}
			title={t("数据已被 {who} 修改 | Changed meanwhile by {who}", {
				who: String(theirs.updateBy ?? t("他人 | somebody")),
			})}
			onClose={onClose}
			footer={[
				<Button key="back" onClick={onClose}>
					{t("返回编辑 | Back to editing")}
				</Button>,
				<Button key="save" type="primary" disabled={open} onClick={() => void save()}>
					{t("保存结果 | Save the result")}
				</Button>,
			]}
		>
			{clashes.length > 0 ? (
				<table className={look.ruled}>
					<thead>
						<tr>
							<th>{t("字段 | Field")}</th>
							<th>{t("我的 | Mine")}</th>
							<th>{t("对方的 | Theirs")}</th>
							<th>{t("结果 | Result")}</th>
						</tr>
					</thead>
					<tbody>
						{clashes.map((field) => (
							<Clash
								key={field.key}
								field={field}
								mine={mine}
								theirs={theirs}
								chosen={choice[field.key]}
								onChoose={(side) => setChoice({ ...choice, [field.key]: side })}
							/>
						))}
					</tbody>
				</table>
			) : (
				<p>
					{t(
						"您的修改与对方的不冲突，可以直接保存。 | Your changes do not clash with theirs and can be saved.",
					)}
				</p>
			)}
			{taken.length > 0 && (
				<p className={look.quiet}>
					{t("对方的以下修改会保留： | These changes of theirs are kept: ")}
					{listed(taken.map((field) => localize(field.label)))}
				</p>
			)}
		</Dialog>
	);
}

interface ClashProps {
	field: Field;
	mine: Values;
	theirs: Values;
	chosen: "mine" | "theirs" | undefined;
	onChoose: (side: "mine" | "theirs") => void;
}

function Clash({ field, mine, theirs, chosen, onChoose }: ClashProps) {
	const { read } = KINDS[field.kind];
	const show = (values: Values) => read({ id: "", ...values }, field);
	const mineShown = show({ [field.key]: mine[field.key] });
	return (
		<tr>
			<th scope="row">{localize(field.label)}</th>
			<td>
				<Radio checked={chosen === "mine"} onChange={() => onChoose("mine")}>
					{mineShown}
				</Radio>
			</td>
			<td>
				<Radio checked={chosen === "theirs"} onChange={() => onChoose("theirs")}>
					{show(theirs)}
				</Radio>
			</td>
			<td>{chosen === "mine" ? mineShown : chosen === "theirs" ? show(theirs) : t("请选择 | Choose")}</td>
		</tr>
	);
}
