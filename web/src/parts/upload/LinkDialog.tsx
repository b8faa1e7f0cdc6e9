/** Links to one file for people without an account: made with an end, copied, and taken back. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Select from "antd/es/select";
import Typography from "antd/es/typography";
import { useCallback, useEffect, useState } from "react";
import type { Shapes } from "@/gen/api";
import { momentText } from "@/kit/format";
import { get, post, remove } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import styles from "./upload.module.css";
import { UPLOAD } from "./words";

type SentLink = Shapes["FileLinkShape"];

interface Props {
	path: string;
	name: string;
	onClose: () => void;
}

const DAY_HOURS = 24;
const LIVES = [1, 7, 30, 90];
const LINK = "/sys/common/link";
const QUIET = { quiet: true };

export default function LinkDialog({ path, name, onClose }: Props) {
	const [links, setLinks] = useState<readonly SentLink[]>([]);
	const [refusal, setRefusal] = useState<string | null>(null);
	const [days, setDays] = useState(7);
	const [note, setNote] = useState("");
	const { busy, problem, run } = useSending();
	const read = useCallback(async () => {
		try {
			setLinks(await get(LINK, { path }, QUIET));
		} catch (error) {
			setRefusal(error instanceof Failure ? error.message : String(error));
		}
	}, [path]);
	useEffect(() => void read(), [read]);
	const make = () =>
		run(async () => {
			const made = await post(LINK, { path, hours: days * DAY_HOURS, note }, QUIET);
			setLinks((old) => [made, ...old]);
			setNote("");
		});
	const end = (id: string) =>
		run(async () => {
			await remove(LINK, { id }, QUIET);
			setLinks((old) => old.filter((one) => one.id !== id));
		}, "链接已收回 | The link is taken back");
	return (
		<Dialog title={`${t(UPLOAD.link)} · ${name}`} width={560} onClose={onClose}>
			<Flex vertical gap="middle">
				<Typography.Text type="secondary">
					{t(
						"拿到链接的人不用登录就能打开这个文件，到期或收回后失效。 | Whoever has the link opens this file without signing in, until it ends or is taken back.",
					)}
				</Typography.Text>
				<Problem text={problem ?? refusal} />
				<Flex wrap gap="small" className={styles.making}>
					<Select
						aria-label={t("有效期 | Valid for")}
						value={days}
						onChange={setDays}
						style={{ width: 112 }}
						options={LIVES.map((n) => ({ value: n, label: t("{n} 天 | {n} days", { n }) }))}
					/>
					<Input
						aria-label={t("用途 | What for")}
						placeholder={t("用途，如：发给业主 | What for, such as: for the owner")}
						maxLength={100}
						value={note}
						onChange={(event) => setNote(event.target.value)}
					/>
					<Button type="primary" loading={busy} onClick={() => void make()}>
						{t("生成链接 | Make a link")}
					</Button>
				</Flex>
				{links.length > 0 && (
					<Flex component="ul" vertical gap="small" aria-label={t("有效的链接 | Links that open")}>
						{links.map((one) => (
							<Sent key={one.id} link={one} end={() => void end(one.id)} />
						))}
					</Flex>
				)}
			</Flex>
		</Dialog>
	);
}

function Sent({ link, end }: { link: SentLink; end: () => void }) {
	const address = `${window.location.origin}${link.url}`;
	const until = momentText(link.expiresAt, "YYYY-MM-DD HH:mm");
	return (
		<li className={look.framed}>
			<Flex component="span" align="center" gap="var(--ant-margin-xxs)">
				<code className={`${look.fill} ${look.cut}`}>{address}</code>
				<Typography.Text copyable={{ text: address, tooltips: [t("复制 | Copy"), t("已复制 | Copied")] }} />
				<Button size="small" danger type="text" onClick={end}>
					{t("收回 | Take back")}
				</Button>
			</Flex>
			<small>
				{[
					t("{until} 前有效 | Opens until {until}", { until }),
					link.note && localize(link.note),
					link.by,
					t("已打开 {n} 次 | Opened {n} times", { n: link.opened }),
				]
					.filter(Boolean)
					.join(" · ")}
			</small>
		</li>
	);
}
