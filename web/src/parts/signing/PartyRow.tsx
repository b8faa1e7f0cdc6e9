/** One party of a signing: who it is, in what turn, how far, and how long its code is good. */
import CheckCircleFilled from "@ant-design/icons/es/icons/CheckCircleFilled";
import ClockCircleOutlined from "@ant-design/icons/es/icons/ClockCircleOutlined";
import CloseCircleFilled from "@ant-design/icons/es/icons/CloseCircleFilled";
import EyeOutlined from "@ant-design/icons/es/icons/EyeOutlined";
import IdcardOutlined from "@ant-design/icons/es/icons/IdcardOutlined";
import MailOutlined from "@ant-design/icons/es/icons/MailOutlined";
import Typography from "antd/es/typography";
import type { ReactNode } from "react";
import { SIGN_PARTY_STATE, SIGN_ROLE } from "@/gen/words/signing";
import { momentText } from "@/kit/format";
import { type Pair, t } from "@/kit/text";
import type { Party } from "./api";
import styles from "./signing.module.css";
import { clockOf, useTimeLeft } from "./useTimeLeft";

const ICONS: Readonly<Record<string, ReactNode>> = {
	waiting: <ClockCircleOutlined />,
	invited: <MailOutlined />,
	opened: <EyeOutlined />,
	identified: <IdcardOutlined />,
	signed: <CheckCircleFilled />,
	refused: <CloseCircleFilled />,
};

interface Props {
	party: Party;
	now: string;
	chosen: boolean;
	onChoose?: (() => void) | undefined;
}

export const roleText = (role: string) =>
	t((SIGN_ROLE as Record<string, Pair>)[role] ?? (`${role} | ${role}` as Pair));

export function PartyRow({ party, now, chosen, onChoose }: Props) {
	const left = useTimeLeft(party.turn ? party.expiresAt : null, now);
	const state = t(SIGN_PARTY_STATE[party.state as keyof typeof SIGN_PARTY_STATE] as Pair);
	const told = (
		<>
			<span className={styles.icon} aria-hidden>
				{ICONS[party.state]}
			</span>
			<span className={styles.who}>
				<Typography.Text strong>
					{party.seq}. {roleText(party.role)} · {party.name}
				</Typography.Text>
				<Typography.Text type="secondary">{party.phone}</Typography.Text>
				{party.witness && (
					<Typography.Text type="secondary">
						{t("见证人 {who} | witness {who}", { who: party.witness })}
					</Typography.Text>
				)}
				{party.reason && <Typography.Text type="danger">{party.reason}</Typography.Text>}
			</span>
			<span className={styles.state}>
				<span>{state}</span>
				<Typography.Text type={left === 0 ? "danger" : "secondary"}>
					{party.signedAt
						? momentText(party.signedAt, "MM-DD HH:mm")
						: left === 0
							? t("二维码已过期 | Code expired")
							: left !== null && t("剩 {time} | {time} left", { time: clockOf(left) })}
				</Typography.Text>
			</span>
		</>
	);
	return (
		<li data-party={party.state}>
			{onChoose ? (
				<button type="button" className={styles.party} aria-pressed={chosen} onClick={onChoose}>
					{told}
				</button>
			) : (
				<div className={styles.party}>{told}</div>
			)}
		</li>
	);
}
