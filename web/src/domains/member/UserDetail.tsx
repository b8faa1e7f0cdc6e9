/** The file of one member with everything that belongs to it; an address without an id is filled with the signed-in user's. */
import { useQuery } from "@tanstack/react-query";
import Avatar from "antd/es/avatar";
import Descriptions from "antd/es/descriptions";
import { lazy } from "react";
import { Navigate, useLocation } from "react-router";
import { useDescribe } from "@/engine/describe";
import { useTabTitle } from "@/engine/navigation/page-context";
import type { Shapes } from "@/gen/api";
import { loadChunk } from "@/kit/chunk";
import { useDict } from "@/kit/dict";
import { get } from "@/kit/http";
import { currentUser } from "@/kit/session";
import { listed, localize, t } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { AccountCard } from "./AccountCard";
import styles from "./UserDetail.module.css";

const MemberRecord = lazy(() => loadChunk(() => import("./MemberRecord")));

export default function UserDetail() {
	const { pathname, search } = useLocation();
	const query = new URLSearchParams(search);
	const id = query.get("id");
	const mine = currentUser()?.id;
	if (!id && mine) {
		query.set("id", mine);
		return <Navigate to={`${pathname}?${query}`} replace />;
	}
	if (!id) return null;
	return id === mine ? <Mine id={id} /> : <Anybody id={id} />;
}

/** The id is a member's, or that of an account, as links of the address book name it. */
function Anybody({ id }: { id: string }) {
	const describe = useDescribe("vip/person");
	if (describe === undefined) return <Waiting />;
	return describe ? (
		<MemberRecord describe={describe} id={id} instead={<AccountCard id={id} />} />
	) : (
		<AccountCard id={id} />
	);
}

/** One's own file, with all its tabs for whoever may see members, else the facts alone. */
function Mine({ id }: { id: string }) {
	const describe = useDescribe("vip/person");
	const { data, error } = useQuery<Shapes["OwnRecord"], Failure>({
		queryKey: ["own-member", id],
		queryFn: ({ signal }) => get("/vip/person/mine", undefined, { quiet: true, signal }),
	});
	if (error)
		return (
			<EmptyBox
				alarm
				title={t("打不开会员档案 | The member record cannot be shown")}
				text={localize(error.message)}
			/>
		);
	if (!data || describe === undefined) return <Waiting />;
	if (!data.member)
		return (
			<>
				<AccountCard id={id} />
				<EmptyBox
					title={t("您的账号没有会员档案 | Your account has no member record")}
					text={t(
						"如您是会员，请联系秘书处把账号关联到档案 | If you are a member, ask the secretariat to link the account",
					)}
				/>
			</>
		);
	return describe ? (
		<MemberRecord describe={describe} id={data.member.id} instead={<OwnFacts member={data.member} />} />
	) : (
		<OwnFacts member={data.member} />
	);
}

function OwnFacts({ member }: { member: Shapes["OwnMember"] }) {
	useTabTitle(member.name);
	const states = useDict("member_state");
	const parts = useDict("member_part");
	const word = (options: typeof states, value: string) =>
		options.find((option) => option.value === value)?.text ?? value;
	const missing = member.missing.split(",").filter(Boolean);
	const facts: Array<[string, unknown]> = [
		[t("会员编号 | Member no."), member.memberNo],
		[t("状态 | State"), word(states, member.state)],
		[t("等级 | Level"), member.level],
		[t("所属组织 | Chapter"), member.chapter],
		[t("所在企业 | Firm"), member.firm],
		[t("手机 | Mobile"), member.mobile],
		[t("入会日期 | Joined on"), member.joinDate],
		[t("积分 | Points"), member.score],
		[t("完整度(%) | Complete (%)"), member.completeness],
		[t("待补资料 | Missing"), listed(missing.map((part) => word(parts, part)))],
	];
	return (
		<article className={styles.card}>
			<header>
				<Avatar size={72}>{member.name.slice(0, 1)}</Avatar>
				<h1>{member.name}</h1>
			</header>
			<Descriptions
				column={{ xs: 1, sm: 1, md: 2 }}
				items={facts.map(([label, value]) => ({ key: label, label, children: String(value ?? "—") }))}
			/>
		</article>
	);
}
