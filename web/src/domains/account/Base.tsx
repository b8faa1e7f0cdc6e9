/** Name, picture, sex and birthday: what one may change about oneself without proving anything. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import DatePicker from "antd/es/date-picker";
import Form from "antd/es/form";
import Input from "antd/es/input";
import Radio from "antd/es/radio";
import dayjs, { type Dayjs } from "dayjs";
import { useDict } from "@/kit/dict";
import { useReadOnly } from "@/kit/rights";
import { t } from "@/kit/text";
import { AvatarField } from "@/parts/avatar/AvatarField";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type Card, type Profile, profileQuery, saveCard } from "./api";

const DAY = "YYYY-MM-DD";

interface Typed {
	realname: string;
	sex: "1" | "2" | null;
	birthday: Dayjs | null;
}

export default function Base() {
	const profile = useQuery(profileQuery);
	if (!profile.data) return <Waiting />;
	return <CardForm profile={profile.data} />;
}

function CardForm({ profile }: { profile: Profile }) {
	const { userInfo: user } = profile;
	const [form] = Form.useForm<Typed>();
	const client = useQueryClient();
	const sexes = useDict("sex");
	const act = useSending({ loud: true });
	const readOnly = useReadOnly();
	const keep = async (card: Card) => {
		await act.run(() => saveCard(card), "保存成功 | saved successfully");
		await client.invalidateQueries({ queryKey: profileQuery.queryKey });
	};
	return (
		<div className={look.narrow}>
			<AvatarField
				name={user.realname}
				avatar={user.avatar ?? null}
				onChange={readOnly ? null : (avatar) => void keep({ avatar })}
			/>
			<Form<Typed>
				form={form}
				disabled={readOnly}
				layout="vertical"
				style={{ marginTop: 20 }}
				initialValues={{
					realname: user.realname,
					sex: user.sex === null || user.sex === undefined ? null : (String(user.sex) as "1" | "2"),
					birthday: user.birthday ? dayjs(String(user.birthday)) : null,
				}}
				onFinish={({ realname, sex, birthday }) =>
					void keep({ realname, sex: sex ?? null, birthday: birthday?.format(DAY) ?? null })
				}
			>
				<Form.Item
					name="realname"
					label={t("姓名 | Name")}
					rules={[{ required: true, whitespace: true, message: t("请输入姓名 | Please enter your name") }]}
				>
					<Input maxLength={50} autoComplete="name" />
				</Form.Item>
				<Form.Item name="sex" label={t("性别 | Sex")}>
					<Radio.Group options={sexes.map(({ value, text }) => ({ value, label: text }))} />
				</Form.Item>
				<Form.Item name="birthday" label={t("生日 | Birthday")}>
					<DatePicker style={{ width: "100%" }} disabledDate={(day) => day.isAfter(dayjs())} />
				</Form.Item>
				{!readOnly && (
					<Button type="primary" htmlType="submit" loading={act.busy}>
						{t("保存 | Save")}
					</Button>
				)}
			</Form>
		</div>
	);
}
