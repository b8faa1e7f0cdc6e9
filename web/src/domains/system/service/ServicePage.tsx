/** How the installation is, part by part, and the switches that administrators turn; both stay true by themselves. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Switch from "antd/es/switch";
import { useState } from "react";
import listStyles from "@/engine/list/ListView.module.css";
import { type Answer, get, put } from "@/kit/http";
import { useMay } from "@/kit/rights";
import { sizeText } from "@/kit/size";
import { localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { UsageBar } from "@/parts/UsageBar";
import { Waiting } from "@/parts/Waiting";
import { ValueControl } from "../param/ValueControl";
import { Services } from "./Services";
import styles from "./service.module.css";

type Setting = Answer<"GET /sys/service/switches">[number];

const QUIET = { quiet: true };

export default function ServicePage() {
	return (
		<Flex
			component="section"
			vertical
			gap="middle"
			className={listStyles.list}
			aria-label={t("服务配置 | Services")}
		>
			<h1>{t("服务配置 | Services")}</h1>
			<Services />
			<Storage />
			<Switches />
		</Flex>
	);
}

function Switches() {
	const switches = useQuery({
		queryKey: ["rights", "switches"],
		queryFn: ({ signal }) => get("/sys/service/switches", undefined, { ...QUIET, signal }),
	});
	const client = useQueryClient();
	const mayTurn = useMay()("sys:service:edit");
	const act = useSending({ loud: true });
	const set = async (key: string, value: string) => {
		await act.run(() => put("/sys/service/edit", { key, value }, QUIET), "设置成功！ | Set");
		void client.invalidateQueries({ queryKey: ["rights", "switches"] });
	};
	if (switches.error) return <Broken error={switches.error} retry={() => void switches.refetch()} />;
	if (!switches.data) return <Waiting />;
	return (
		<Flex vertical gap="middle">
			<h2>{t("开关 | Switches")}</h2>
			<ul className={`${look.sheet} ${look.rows} ${styles.switch}`}>
				{switches.data.map((one) => (
					<li key={one.key} data-switch={one.key}>
						<span>
							<b>{localize(one.name)}</b>
							<small>{localize(one.effect)}</small>
						</span>
						{one.kind === "bool" ? (
							<Switch
								aria-label={localize(one.name)}
								disabled={!mayTurn || act.busy}
								checked={one.value === "1"}
								onChange={(on) => void set(one.key, on ? "1" : "0")}
							/>
						) : one.kind !== "text" ? (
							<Other key={one.value} setting={one} disabled={!mayTurn || act.busy} set={set} />
						) : (
							<Words key={one.value} setting={one} disabled={!mayTurn} set={set} />
						)}
					</li>
				))}
			</ul>
		</Flex>
	);
}

interface WordsProps {
	setting: Setting;
	disabled: boolean;
	set: (key: string, value: string) => Promise<void>;
}

/** A number or a time: its own control, saved when it has changed. */
function Other({ setting, disabled, set }: WordsProps) {
	const [value, setValue] = useState(setting.value);
	return (
		<Flex component="span" align="center" gap="small" className={styles.words}>
			<ValueControl
				takes={setting}
				value={value}
				onChange={setValue}
				label={localize(setting.name)}
				disabled={disabled}
			/>
			<Button
				type="primary"
				disabled={disabled || value === setting.value || value === ""}
				onClick={() => void set(setting.key, value)}
			>
				{t("保存 | Save")}
			</Button>
		</Flex>
	);
}

function Words({ setting, disabled, set }: WordsProps) {
	const [text, setText] = useState(setting.value);
	return (
		<Input.Search
			className={styles.words ?? ""}
			aria-label={localize(setting.name)}
			disabled={disabled}
			maxLength={500}
			value={text}
			enterButton={t("保存 | Save")}
			onChange={(event) => setText(event.target.value)}
			onSearch={() => text !== setting.value && void set(setting.key, text)}
		/>
	);
}

/** What organisations and people keep of what they may: bars, the fullest first. */
function Storage() {
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
