/** What organisations and people keep of what they may: bars, the fullest first. */

import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import { get } from "@/kit/http";
import { sizeText } from "@/kit/size";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { UsageBar } from "@/parts/UsageBar";
import { Waiting } from "@/parts/Waiting";
import styles from "./service.module.css";

export function Storage() {
	const spaces = useQuery({
		queryKey: ["services", "storage"],
		queryFn: ({ signal }) => get("/sys/storage/list", undefined, { quiet: true, signal }),
	});
	if (spaces.error && !spaces.data)
		return <Broken error={spaces.error} retry={() => void spaces.refetch()} />;
	if (!spaces.data) return <Waiting />;
	const { organisations, people } = spaces.data;
	return (
		<Flex vertical gap="middle">
			<h2>{t("存储空间 | Storage")}</h2>
			<ul className={styles.services}>
				{organisations.map(({ id, name, used, allowed, deleted, unfinished }) => (
					<li key={id} className={look.sheet} data-storage={id}>
						<b>{name}</b>
						<UsageBar used={used} allowed={allowed} label={name} />
						<small>
							{t("回收站 {deleted}，上传中 {unfinished} | {deleted} in the bin, {unfinished} on its way", {
								deleted: sizeText(deleted),
								unfinished: sizeText(unfinished),
							})}
						</small>
					</li>
				))}
			</ul>
			{people.length > 0 && (
				<>
					<h3>{t("占用最多的人 | People who keep the most")}</h3>
					<ul className={styles.services}>
						{people.map(({ id, username, realname, used, allowed }) => (
							<li key={id} className={look.sheet}>
								<b>
									{realname} <small>@{username}</small>
								</b>
								<UsageBar used={used} allowed={allowed} label={realname} />
							</li>
						))}
					</ul>
				</>
			)}
		</Flex>
	);
}
