/** Who stands in for somebody, from when to when, and for what. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import DatePicker from "antd/es/date-picker";
import Form from "antd/es/form";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import dayjs, { type Dayjs } from "dayjs";
import { useMemo } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { useSource } from "@/engine/kinds/options";
import { useDict } from "@/kit/dict";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { useSending } from "@/parts/dialog/useSending";
import { SearchSelect, type SearchSource } from "@/parts/picker/SearchSelect";
import { Refusal } from "@/parts/Refusal";
import { Waiting } from "@/parts/Waiting";
import { type Agent, agentOf, saveAgent } from "../api";

const MOMENT = "YYYY-MM-DD HH:mm:ss";

export default function AgentDialog({ rows, onClose }: ActionDialogProps) {
	const userName = String(rows[0]?.username ?? "");
	const kept = useQuery({ queryKey: ["agent", userName], queryFn: () => agentOf(userName), gcTime: 0 });
	if (kept.data === undefined)
		return (
			<Dialog onClose={() => onClose(false)}>
				<Waiting />
			</Dialog>
		);
	return (
		<AgentForm userName={userName} name={String(rows[0]?.realname)} kept={kept.data} onClose={onClose} />
	);
}

interface Props {
	userName: string;
	name: string;
	kept: Agent | null;
	onClose: (changed: boolean) => void;
}

const PEOPLE = { path: "sys/user", store: "username" };

interface Values {
	agentUserName: string;
	period: [Dayjs, Dayjs];
	scope: string[];
	on: boolean;
}

function AgentForm({ userName, name, kept, onClose }: Props) {
	const [form] = Form.useForm<Values>();
	const client = useQueryClient();
	const act = useSending();
	const scopes = useDict("agent_scope");
	const people = useSource(PEOPLE);
	const save = async () => {
		const { agentUserName, period, scope, on } = await form.validateFields();
		const agent: Agent = {
			...(kept?.id ? { id: kept.id, rowVersion: kept.rowVersion ?? 0 } : {}),
			userName,
			agentUserName,
			startTime: period[0].format(MOMENT),
			endTime: period[1].format(MOMENT),
			scope: scope.join(","),
			status: on ? "1" : "0",
		};
		if (!(await act.run(() => saveAgent(agent), "代理人已保存 | The stand-in is saved"))) return;
		void client.invalidateQueries({ queryKey: ["agent", userName] });
		onClose(false);
	};
	return (
		<Dialog
			width={480}
			title={t("代理人：{name} | Stand-in for {name}", { name })}
			onClose={() => onClose(false)}
			onSubmit={() => void save().catch(() => undefined)}
			submitText={t("保存 | Save")}
			busy={act.busy}
		>
			<Refusal failure={act.failure} />
			<Form
				form={form}
				layout="vertical"
				initialValues={{
					agentUserName: kept?.agentUserName,
					period: kept?.startTime && kept.endTime ? [dayjs(kept.startTime), dayjs(kept.endTime)] : undefined,
					scope: (kept?.scope ?? "orders,notices").split(",").filter(Boolean),
					on: (kept?.status ?? "1") === "1",
				}}
			>
				<Form.Item name="agentUserName" label={t("代理人 | Stand-in")} rules={[{ required: true }]}>
					<StandIn source={people} without={userName} />
				</Form.Item>
				<Form.Item name="period" label={t("期间 | Period")} rules={[{ required: true }]}>
					<DatePicker.RangePicker showTime style={{ width: "100%" }} />
				</Form.Item>
				<Form.Item name="scope" label={t("代理范围 | What goes over")} rules={[{ required: true }]}>
					<Select mode="multiple" options={scopes.map((one) => ({ value: one.value, label: one.text }))} />
				</Form.Item>
				<Form.Item name="on" label={t("启用 | In use")} valuePropName="checked">
					<Switch />
				</Form.Item>
			</Form>
		</Dialog>
	);
}

interface StandInProps {
	source: SearchSource;
	/** Nobody stands in for themselves. */
	without: string;
	value?: string;
	onChange?: (username: string | undefined) => void;
	id?: string;
}

function StandIn({ source, without, value, onChange, id }: StandInProps) {
	const others = useMemo<SearchSource>(
		() => ({
			...source,
			find: async (word, signal) => (await source.find(word, signal)).filter((one) => one.value !== without),
		}),
		[source, without],
	);
	return (
		<SearchSelect
			id={id}
			label={t("代理人 | Stand-in")}
			source={others}
			value={value ? [value] : []}
			onChange={([one]) => onChange?.(one)}
		/>
	);
}
