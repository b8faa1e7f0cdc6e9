/** A housekeeping order by hand: where, what at which price, by when, by whom. */
import { useQuery } from "@tanstack/react-query";
import DatePicker from "antd/es/date-picker";
import Form from "antd/es/form";
import Input from "antd/es/input";
import Radio from "antd/es/radio";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import type { Dayjs } from "dayjs";
import { useState } from "react";
import { useSource } from "@/engine/kinds/options";
import { HK_TYPE } from "@/gen/words/housekeeping";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { SearchSelect } from "@/parts/picker/SearchSelect";
import { addOrder, fetchItems, type Item } from "../api";
import type { HkOrder, HkStaff, HkType } from "../order";
import { ItemLines, type LineValue } from "./ItemLines";

interface AddProps {
	staff: HkStaff[];
	made: (order: HkOrder) => void;
	close: () => void;
}

interface Values {
	type: HkType;
	unitId: string;
	items: LineValue[];
	staffId: string;
	deadline?: Dayjs | null;
	priority: "L" | "M" | "H";
	reason?: string;
	comment?: string;
	inspect: boolean;
}

const LATER = "later";
const COMMENT_LIMIT = 100;

export function AddOrder({ staff, made, close }: AddProps) {
	const [form] = Form.useForm<Values>();
	const [busy, setBusy] = useState(false);
	const items = useQuery({
		queryKey: ["hk-items"],
		queryFn: () => fetchItems(),
	});
	const submit = async (values: Values) => {
		setBusy(true);
		try {
			made(await addOrder(wireOf(values)));
			toast("success", "保洁单已新增 | The order was made");
			close();
		} catch (error) {
			setBusy(false);
			showFailure(error, (fields) => form.setFields(fields as never));
		}
	};
	return (
		<Dialog
			title={t("新增保洁单 | New housekeeping order")}
			width={640}
			onClose={close}
			onSubmit={form.submit}
			busy={busy}
		>
			<Form<Values>
				form={form}
				layout="vertical"
				onFinish={(values) => void submit(values)}
				initialValues={{ type: "checkout", items: [{ times: 1 }], priority: "L", inspect: false }}
				scrollToFirstError={{ focus: true }}
			>
				<Fields staff={staff} items={items.data ?? []} />
			</Form>
		</Dialog>
	);
}

function Fields({ staff, items }: { staff: HkStaff[]; items: Item[] }) {
	return (
		<>
			<Form.Item name="type" label={t("类型 | Type")} rules={[{ required: true }]}>
				<Radio.Group
					optionType="button"
					options={Object.entries(HK_TYPE).map(([value, label]) => ({ value, label: t(label) }))}
				/>
			</Form.Item>
			<Form.Item
				name="unitId"
				label={t("房间 | Room")}
				rules={[{ required: true, message: t("请选择房间 | Choose a room") }]}
			>
				<UnitSelect />
			</Form.Item>
			<ItemLines items={items} />
			<Form.Item
				name="staffId"
				label={t("保洁人员 | Housekeeper")}
				rules={[{ required: true, message: t("请选择保洁人员 | Choose a housekeeper") }]}
			>
				<Select
					placeholder={t("请选择 | Choose")}
					showSearch={{ optionFilterProp: "label" }}
					options={[
						{ value: LATER, label: t("稍后派单 | Assign later") },
						...staff
							.filter((one) => one.state !== "leave")
							.map((one) => ({
								value: one.id,
								label: `${one.name} · ${t("{minutes}/{limit} 分钟 | {minutes}/{limit} min", { minutes: one.minutes, limit: one.limit })}`,
							})),
					]}
				/>
			</Form.Item>
			<Form.Item name="deadline" label={t("截止时间 | Deadline")}>
				<DatePicker
					showTime={{ format: "HH:mm", minuteStep: 5 }}
					format="YYYY-MM-DD HH:mm"
					style={{ width: "100%" }}
				/>
			</Form.Item>
			<Form.Item name="priority" label={t("紧急程度 | Urgency")}>
				<Radio.Group
					options={[
						{ value: "L", label: t("一般 | Normal") },
						{ value: "M", label: t("重要 | Important") },
						{ value: "H", label: t("紧急 | Urgent") },
					]}
				/>
			</Form.Item>
			<Form.Item name="reason" label={t("原因 | Reason")}>
				<Input maxLength={100} />
			</Form.Item>
			<Form.Item name="comment" label={t("备注 | Comment")}>
				<Input.TextArea rows={2} maxLength={COMMENT_LIMIT} showCount />
			</Form.Item>
			<Form.Item name="inspect" label={t("完成后需要查房 | Inspect when finished")} valuePropName="checked">
				<Switch />
			</Form.Item>
		</>
	);
}

function wireOf(values: Values) {
	const { staffId, deadline, items, ...rest } = values;
	return {
		...rest,
		staffId: staffId === LATER ? null : staffId,
		deadline: deadline ? deadline.format("YYYY-MM-DD HH:mm:00") : null,
		items: items.map(({ itemId, times, price }) => ({
			itemId: itemId ?? "",
			times: times ?? 1,
			...(price ? { price: String(price) } : {}),
		})),
	};
}

/** Field errors stand at their fields, anything else is said on top. */
function showFailure(
	error: unknown,
	setFields: (fields: Array<{ name: string; errors: string[] }>) => void,
): void {
	if (!(error instanceof Failure)) throw error;
	const fields = Object.entries(error.fields);
	if (fields.length > 0) setFields(fields.map(([name, message]) => ({ name, errors: [localize(message)] })));
	else toast("error", localize(error.message));
}

const ROOMS = { path: "rental/unit", store: "" };

interface UnitSelectProps {
	id?: string;
	value?: string;
	onChange?: (id: string | undefined) => void;
}

/** Finds a room by its name while typing, also by pinyin; the last five stand ready. */
function UnitSelect({ id, value, onChange }: UnitSelectProps) {
	return (
		<SearchSelect
			id={id}
			label={t("房间 | Room")}
			source={useSource(ROOMS)}
			value={value ? [value] : []}
			onChange={([one]) => onChange?.(one)}
		/>
	);
}
