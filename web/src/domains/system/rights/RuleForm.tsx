/** One data rule: field, condition and value; the value may name the person, the department or the day. */
import AutoComplete from "antd/es/auto-complete";
import Form from "antd/es/form";
import Input from "antd/es/input";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import { useDescribe } from "@/engine/describe";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { useSending } from "@/parts/dialog/useSending";
import { Refusal } from "@/parts/Refusal";
import { type DataRule, saveRule } from "./api";

const CONDITIONS: ReadonlyArray<[string, string]> = [
	["=", "等于 | equals"],
	["!=", "不等于 | differs from"],
	[">", "大于 | greater than"],
	[">=", "大于等于 | at least"],
	["<", "小于 | less than"],
	["<=", "小于等于 | at most"],
	["IN", "属于 | one of"],
	["LIKE", "包含 | contains"],
	["LEFT_LIKE", "以…结尾 | ends with"],
	["RIGHT_LIKE", "以…开头 | starts with"],
];

const VALUES: ReadonlyArray<[string, string]> = [
	["#{sys_user_code}", "当前用户账号 | the person's account"],
	["#{sys_user_name}", "当前用户姓名 | the person's name"],
	["#{sys_org_code}", "当前部门编码 | the present department"],
	["#{sys_multi_org_code}", "所有部门编码 | all departments of the person"],
	["#{sys_date}", "今天 | today"],
	["#{sys_time}", "现在 | now"],
	["#{tenant_id}", "租户编号 | the organisation"],
];

interface Props {
	rule: Partial<DataRule>;
	permissionId: string;
	resource: string | null;
	close: (changed: boolean) => void;
}

interface Values {
	ruleName: string;
	ruleColumn: string;
	ruleConditions: string;
	ruleValue: string;
	on: boolean;
}

export function RuleForm({ rule, permissionId, resource, close }: Props) {
	const [form] = Form.useForm<Values>();
	const describe = useDescribe(resource ?? "");
	const act = useSending();
	const save = async () => {
		const { on, ...values } = await form.validateFields();
		const done = await act.run(
			() =>
				saveRule({ ...(rule.id ? { id: rule.id } : {}), permissionId, ...values, status: on ? "1" : "0" }),
			"规则已保存 | The rule is saved",
		);
		if (done) close(true);
	};
	const columns = [
		...(describe?.fields ?? [])
			.filter((field) => !field.secret)
			.map((field) => ({ value: field.key, label: `${localize(field.label)} · ${field.key}` })),
		{ value: "createBy", label: t("创建人 · createBy | Created by · createBy") },
		{ value: "sysOrgCode", label: t("所属部门 · sysOrgCode | Department · sysOrgCode") },
	];
	return (
		<Dialog
			width={520}
			title={rule.id ? t("编辑规则 | Edit the rule") : t("新增规则 | New rule")}
			onClose={() => close(false)}
			onSubmit={() => void save().catch(() => undefined)}
			submitText={t("保存 | Save")}
			busy={act.busy}
		>
			<Refusal failure={act.failure} />
			<Form
				form={form}
				layout="vertical"
				initialValues={{
					ruleConditions: "=",
					...rule,
					on: (rule.status ?? "1") === "1",
				}}
			>
				<Form.Item name="ruleName" label={t("规则名称 | Name")} rules={[{ required: true, max: 100 }]}>
					<Input autoFocus />
				</Form.Item>
				<Form.Item name="ruleColumn" label={t("规则字段 | Field")} rules={[{ required: true }]}>
					<AutoComplete
						options={columns}
						showSearch={{ filterOption: (typed, option) => String(option?.label).includes(typed) }}
					/>
				</Form.Item>
				<Form.Item name="ruleConditions" label={t("条件规则 | Condition")} rules={[{ required: true }]}>
					<Select
						options={CONDITIONS.map(([value, text]) => ({ value, label: `${localize(text)} (${value})` }))}
					/>
				</Form.Item>
				<Form.Item name="ruleValue" label={t("规则值 | Value")} rules={[{ required: true, max: 255 }]}>
					<AutoComplete
						options={VALUES.map(([value, text]) => ({ value, label: `${value} · ${localize(text)}` }))}
					/>
				</Form.Item>
				<Form.Item name="on" label={t("启用 | In use")} valuePropName="checked">
					<Switch />
				</Form.Item>
			</Form>
		</Dialog>
	);
}
