/** The public page of a form, by its link; made for a phone, and nobody needs to be signed in. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Result from "antd/es/result";
import Typography from "antd/es/typography";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { get } from "@/kit/http";
import { followBrowser, localize, t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { PublicPage, PublicWord } from "@/parts/PublicPage";
import { Waiting } from "@/parts/Waiting";
import { named } from "./Entry";
import { Questions } from "./Questions";
import { deviceId } from "./wire";

export default function FillForm() {
	const { token = "" } = useParams();
	const [sent, setSent] = useState(false);
	useEffect(followBrowser, []);
	const { data, error } = useQuery({
		queryKey: ["online/public", token],
		queryFn: () => get("/online/public/open", { token, device: deviceId() }, { quiet: true }),
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (error && !data)
		return (
			<PublicWord>
				<EmptyBox alarm title={t("打不开 | This cannot be opened")} text={localize(error.message)} />
			</PublicWord>
		);
	if (!data) return <Waiting />;
	if (sent || data.done)
		return (
			<PublicWord>
				<Result
					status="success"
					title={t("已提交，谢谢！ | Sent, thank you!")}
					subTitle={`${data.organisation} · ${named(data)}`}
				/>
			</PublicWord>
		);
	return (
		<PublicPage>
			<Typography.Title level={3}>{named(data)}</Typography.Title>
			<Typography.Paragraph type="secondary">{data.organisation}</Typography.Paragraph>
			{data.intro && <Typography.Paragraph>{data.intro}</Typography.Paragraph>}
			{data.end && (
				<Typography.Paragraph type="secondary">
					{t("截止 {end} | Open until {end}", { end: data.end.slice(0, 16) })}
				</Typography.Paragraph>
			)}
			{data.obstacle ? (
				<Alert type="warning" showIcon title={localize(data.obstacle)} />
			) : (
				<Questions form={data} token={token} onSent={() => setSent(true)} />
			)}
		</PublicPage>
	);
}
