/** The code of one party, large, with its time left, and the other ways to the same link. */
import CopyOutlined from "@ant-design/icons/es/icons/CopyOutlined";
import EditOutlined from "@ant-design/icons/es/icons/EditOutlined";
import MessageOutlined from "@ant-design/icons/es/icons/MessageOutlined";
import ReloadOutlined from "@ant-design/icons/es/icons/ReloadOutlined";
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import { ask, toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { useSending } from "../dialog/useSending";
import { QrCode } from "../qr/QrCode";
import { type Party, readLink, renewLink, resendLink } from "./api";
import { roleText } from "./PartyRow";
import styles from "./signing.module.css";
import { useHere } from "./useHere";
import { clockOf, useTimeLeft } from "./useTimeLeft";

const SIZE = 264;

interface Props {
	party: Party;
	now: string;
	onDone: () => void;
}

export function SignCode({ party, now, onDone }: Props) {
	const sending = useSending({ loud: true });
	const here = useHere(onDone);
	const left = useTimeLeft(party.expiresAt, now);
	const over = left === null || left === 0;
	const link = useQuery({
		queryKey: ["sign-link", party.id, party.expiresAt],
		queryFn: () => readLink(party.id),
		enabled: !over,
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const who = `${roleText(party.role)} ${party.name}`;
	const state = over ? "expired" : link.error ? "failed" : link.data ? "ready" : "loading";
	const renew = async () => {
		const agreed =
			over ||
			(await ask({
				title: t("重新生成二维码？ | Make a new code?"),
				content: t(
					"原二维码和链接立即失效，新的24小时有效。 | The code and link before stop at once; the new one is good for 24 hours.",
				),
			}));
		if (agreed && (await sending.run(() => renewLink(party.id), "已重新生成 | A new code was made")))
			onDone();
	};
	const copy = async () => {
		await navigator.clipboard.writeText(link.data?.url ?? "");
		toast("success", "链接已复制 | The link was copied");
	};
	return (
		<Flex vertical align="center" gap="small" className={styles.code}>
			<Typography.Text strong>{who}</Typography.Text>
			<QrCode
				svg={link.data?.svg}
				state={state}
				size={SIZE}
				alt={t("{who}的签署二维码 | Code to sign for {who}", { who })}
				onRenew={() => void renew()}
			/>
			<Typography.Text type={over ? "danger" : "secondary"} role="timer">
				{over
					? t("已过期，请重新生成 | Expired, make a new one")
					: t("剩余 {time}（自生成起24小时） | {time} left (24 hours from when it was made)", {
							time: clockOf(left),
						})}
			</Typography.Text>
			<Flex wrap justify="center" gap="small">
				<Button icon={<ReloadOutlined />} loading={sending.busy} onClick={() => void renew()}>
					{t("重新生成 | Regenerate")}
				</Button>
				<Button icon={<CopyOutlined />} disabled={!link.data} onClick={() => void copy()}>
					{t("复制链接 | Copy link")}
				</Button>
				<Button
					icon={<MessageOutlined />}
					disabled={over || !party.turn}
					onClick={() =>
						void sending.run(() => resendLink(party.id), "短信已发送 | The text message was sent")
					}
				>
					{t("发送短信 | Send by text")}
				</Button>
				<Button
					icon={<EditOutlined />}
					disabled={over || !party.turn}
					loading={here.busy}
					onClick={() => void here.open(async () => party.id)}
				>
					{t("现场签署 | Sign here")}
				</Button>
			</Flex>
		</Flex>
	);
}
