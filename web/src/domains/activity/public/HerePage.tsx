/** Signing in by oneself: opened by the code on the wall of the hall; known by the link of the ticket, or by a number that is typed. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import Result from "antd/es/result";
import Typography from "antd/es/typography";
import { useEffect, useState } from "react";
import { followBrowser, localize, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { PublicPage } from "@/parts/PublicPage";
import { Waiting } from "@/parts/Waiting";
import { type Here, keptTicket, openHere, type SignedInHere, signInHere } from "./api";
import { BrokenLink } from "./BrokenLink";

export default function HerePage() {
	const [said] = useState(() => location.hash.slice(1));
	const [done, setDone] = useState<SignedInHere | null>(null);
	useEffect(followBrowser, []);
	const { data, error } = useQuery({
		queryKey: ["here", said],
		queryFn: () => openHere(said),
		enabled: said !== "",
		retry: false,
		// Read again the code would be over, while the key that it gave is good for some minutes.
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (said === "" || (error && !data)) return <BrokenLink error={error} />;
	if (!data) return <Waiting />;
	return (
		<PublicPage>
			<Typography.Title level={3}>{data.title}</Typography.Title>
			<Typography.Paragraph type="secondary">
				{[data.organisation, data.place].filter(Boolean).join(" · ")}
			</Typography.Paragraph>
			{done ? <Done done={done} /> : <Who here={data} onDone={setDone} />}
		</PublicPage>
	);
}

function Done({ done: { outcome, name, seats, session, checkedAt } }: { done: SignedInHere }) {
	const about = [name, session, t("{seats} 人 | {seats} people", { seats }), checkedAt.slice(0, 16)];
	return (
		<Result
			status={outcome === "admitted" ? "success" : "info"}
			title={
				outcome === "admitted"
					? t("签到成功，请入场 | You are signed in; please come in")
					: t("您已签到过，首次时间如下 | You signed in before, as follows")
			}
			subTitle={about.filter(Boolean).join(" · ")}
		/>
	);
}

function Who({ here, onDone }: { here: Here; onDone: (done: SignedInHere) => void }) {
	const { busy, errors, problem, run } = useSending();
	const ticket = keptTicket(here.activityId);
	const send = (who: { who?: string; ticket?: string }) =>
		run(async () => onDone(await signInHere(here.key, who)));
	return (
		<Form layout="vertical" onFinish={(typed: { who: string }) => void send(typed)}>
			{ticket && (
				<Form.Item>
					<Button type="primary" size="large" block loading={busy} onClick={() => void send({ ticket })}>
						{t("用我的票签到 | Sign in with my ticket")}
					</Button>
				</Form.Item>
			)}
			<Form.Item
				name="who"
				label={t("报名手机或票号 | Mobile that you registered with, or ticket number")}
				rules={[{ required: true, message: t("请填写手机或票号 | Fill in your mobile or ticket number") }]}
				{...(errors.who ? { validateStatus: "error" as const, help: localize(errors.who) } : {})}
			>
				<Input maxLength={40} size="large" autoComplete="tel" />
			</Form.Item>
			<Problem text={problem} />
			<Button type={ticket ? "default" : "primary"} htmlType="submit" size="large" block loading={busy}>
				{t("签到 | Sign in")}
			</Button>
		</Form>
	);
}
