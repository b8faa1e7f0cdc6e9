/** My account at a glance: who I am here, how safe the account is, and where I am signed in. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useNavigate } from "react-router";
import { t } from "@/kit/text";
import { Face } from "@/parts/avatar/Face";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { UsageBar } from "@/parts/UsageBar";
import { Waiting } from "@/parts/Waiting";
import styles from "./account.module.css";
import { type Profile, profileQuery, spaceQuery } from "./api";
import { Devices } from "./Devices";

export default function Center() {
	const profile = useQuery(profileQuery);
	const navigate = useNavigate();
	if (profile.error && !profile.data)
		return <Broken error={profile.error} retry={() => void profile.refetch()} />;
	if (!profile.data) return <Waiting />;
	return (
		<div className={look.sides}>
			<Identity profile={profile.data} onEdit={() => navigate("/account/settings?part=base")} />
			<Flex vertical gap="middle" className={look.fill}>
				<Safety profile={profile.data} onOpen={() => navigate("/account/settings?part=security")} />
				<Space />
				<Flex
					component="section"
					vertical
					gap="small"
					className={look.sheet}
					aria-label={t("登录设备 | Signed-in devices")}
				>
					<h2>{t("登录设备 | Signed-in devices")}</h2>
					<Devices />
				</Flex>
			</Flex>
		</div>
	);
}

function Identity({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
	const { userInfo: user, roles, departs, tenantName } = profile;
	const comma = t("、 | , ");
	const facts: Array<[string, string | null | undefined]> = [
		[t("组织 | Organisation"), tenantName],
		[t("部门 | Departments"), departs.join(comma)],
		[t("角色 | Roles"), roles.join(comma)],
		[t("手机 | Mobile"), profile.masked.phone],
		[t("邮箱 | E-mail"), profile.masked.email],
	];
	return (
		<Flex
			component="section"
			vertical
			gap="small"
			className={look.sheet}
			aria-label={t("个人信息 | My card")}
		>
			<Flex vertical align="center" gap="small" className={`${look.centred} ${styles.face}`}>
				<Face name={user.realname} avatar={user.avatar ?? null} size={88} />
				<h1>{user.realname}</h1>
				<small>@{user.username}</small>
				<Button onClick={onEdit}>{t("编辑资料 | Edit my card")}</Button>
			</Flex>
			<dl className={look.facts}>
				{facts.map(([name, value]) => (
					<FactLine key={name} name={name} value={value} />
				))}
			</dl>
		</Flex>
	);
}

function Space() {
	const space = useQuery(spaceQuery);
	if (!space.data) return null;
	return (
		<Flex
			component="section"
			vertical
			gap="small"
			className={look.sheet}
			aria-label={t("存储空间 | Storage")}
		>
			<h2>{t("存储空间 | Storage")}</h2>
			<UsageBar {...space.data} label={t("我的文件 | My files")} />
		</Flex>
	);
}

function FactLine({ name, value }: { name: string; value: string | null | undefined }) {
	return (
		<>
			<dt>{name}</dt>
			<dd>{value || "–"}</dd>
		</>
	);
}

function Safety({ profile, onOpen }: { profile: Profile; onOpen: () => void }) {
	const { phone, email } = profile.masked;
	const state = (bound: boolean) => (
		<span className={styles.mark} data-good={bound}>
			{bound ? t("✓ 已绑定 | ✓ Set") : t("! 未绑定 | ! Missing")}
		</span>
	);
	return (
		<Flex
			component="section"
			vertical
			gap="small"
			className={look.sheet}
			aria-label={t("账号安全 | Account security")}
		>
			<h2>{t("账号安全 | Account security")}</h2>
			<ul className={look.rows}>
				<li>
					<div>
						{t("密保手机 | Mobile for codes")}
						<small>{phone ?? t("找回密码和验证身份时使用 | Used to prove who you are")}</small>
					</div>
					{state(phone !== null)}
				</li>
				<li>
					<div>
						{t("备用邮箱 | E-mail for codes")}
						<small>{email ?? t("手机不可用时接收验证码 | Gets codes when the phone is out of reach")}</small>
					</div>
					{state(email !== null)}
				</li>
			</ul>
			<Flex>
				<Button onClick={onOpen}>{t("安全设置 | Security settings")}</Button>
			</Flex>
		</Flex>
	);
}
