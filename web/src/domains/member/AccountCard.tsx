/** The facts of one account: who it belongs to, where that person works and how to reach them. */
import { useQuery } from "@tanstack/react-query";
import Avatar from "antd/es/avatar";
import Descriptions from "antd/es/descriptions";
import type { ReactNode } from "react";
import { namedOf } from "@/engine/describe";
import { useTabTitle } from "@/engine/navigation/page-context";
import { fetchRow } from "@/engine/wire";
import { departName } from "@/kit/depart";
import { useDict } from "@/kit/dict";
import { currentUser, fetchDeparts, type UserInfo } from "@/kit/session";
import { listed, localize, t } from "@/kit/text";
import { type Failure, fileUrl } from "@/kit/transport";
import { EmptyBox } from "@/parts/EmptyBox";
import { Moment } from "@/parts/Moment";
import { Waiting } from "@/parts/Waiting";
import styles from "./UserDetail.module.css";

interface PersonFacts {
	user: UserInfo;
	departs: string[];
}

/** One's own facts need no right to see the users. */
async function readPerson(id: string): Promise<PersonFacts> {
	const own = currentUser();
	if (own?.id === id) {
		const { list } = await fetchDeparts();
		return { user: own, departs: list.map(departName) };
	}
	const user = await fetchRow("sys/user", id);
	const departs = String(namedOf({ ...user }, "selecteddeparts") ?? "").split(",");
	return { user: { ...user, username: user.username ?? "", realname: user.realname ?? "" }, departs };
}

export function AccountCard({ id }: { id: string }) {
	const { data, error } = useQuery<PersonFacts, Failure>({
		queryKey: ["person", id],
		queryFn: () => readPerson(id),
	});
	useTabTitle(data?.user.realname);
	if (error)
		return (
			<EmptyBox
				alarm
				title={t("打不开这位用户 | This person cannot be shown")}
				text={localize(error.message)}
			/>
		);
	if (!data) return <Waiting />;
	return <Facts user={data.user} departs={data.departs} />;
}

function Facts({ user, departs }: PersonFacts) {
	const sexes = useDict("sex");
	const sex = sexes.find((option) => option.value === String(user.sex))?.text;
	const facts: Array<[string, ReactNode]> = [
		[t("账号 | Account"), user.username],
		[t("性别 | Gender"), sex],
		[t("生日 | Birthday"), user.birthday],
		[t("手机 | Phone"), user.phone],
		[t("邮箱 | E-mail"), user.email],
		[t("工号 | Staff no."), user.workNo],
		[t("职务 | Position"), user.post_dictText ?? user.post],
		[t("部门 | Departments"), listed(departs.filter(Boolean))],
		[t("建立于 | Since"), user.createTime && <Moment key="since" at={user.createTime} />],
	];
	return (
		<article className={styles.card}>
			<header>
				<Avatar size={72} src={user.avatar ? fileUrl(user.avatar) : undefined}>
					{user.realname.slice(0, 1)}
				</Avatar>
				<h1>{user.realname}</h1>
			</header>
			<Descriptions
				column={{ xs: 1, sm: 1, md: 2 }}
				items={facts.map(([label, value]) => ({ key: label, label, children: value || "—" }))}
			/>
		</article>
	);
}
