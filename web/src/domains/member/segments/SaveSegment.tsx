/** What the list shows now, kept under a name: the dialog of the lists of persons and of firms. */
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import { useLocation } from "react-router";
import type { ActionDialogProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { readAddress } from "@/engine/list/list-state";
import { postAt } from "@/kit/http";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { type Conditions, conditionsOf } from "./conditions";

const LONGEST = 60;

export function saveSegmentOf(of: "person" | "firm") {
	return function SaveSegment({ onClose, title }: ActionDialogProps) {
		const [name, setName] = useState("");
		const describe = useDescribe(`vip/${of}`);
		const { search } = useLocation();
		const sending = useSending();
		const conditions = describe && conditionsOf(describe, readAddress(new URLSearchParams(search)));
		const count = conditions ? sizeOf(conditions) : 0;
		const save = () =>
			sending.run(async () => {
				await postAt("/vip/segment/add", { name, of, conditions: { ...conditions } }, { quiet: true });
				onClose(true);
			}, "分群已保存 | The segment is saved");
		const label = t("名称 | Name");
		return (
			<Dialog
				width={480}
				title={title ?? t("存为分群 | Save as segment")}
				onClose={() => onClose(false)}
				onSubmit={() => void save()}
				submitText={t("保存 | Save")}
				busy={sending.busy}
				disabled={name.trim() === "" || count === 0}
			>
				<Flex vertical gap="middle">
					<Problem text={sending.problem ?? sending.errors.conditions ?? null} />
					{describe && <Alert type={count > 0 ? "info" : "warning"} showIcon title={told(count)} />}
					<Field label={label} error={sending.errors.name ?? null} required>
						<Input
							aria-label={label}
							value={name}
							maxLength={LONGEST}
							onChange={(event) => setName(event.target.value)}
						/>
					</Field>
				</Flex>
			</Dialog>
		);
	};
}

const sizeOf = ({ filters, conditions }: Conditions) => Object.keys(filters).length + conditions.length;

const told = (count: number) =>
	count > 0
		? t(
				"保存当前的 {n} 个筛选条件，名单随资料变化。 | The {n} conditions of now are kept; who is in it follows the rows.",
				{
					n: count,
				},
			)
		: t("请先在列表中筛选。 | Filter the list first.");
