/** What a link says when there is nothing to sign here: it cannot be used, it is somebody else's turn, or the party has refused. */
import Result from "antd/es/result";
import { localize, t } from "@/kit/text";
import type { Failure } from "@/kit/transport";

interface Props {
	told: "unusable" | "waiting" | "refused";
	error?: Failure | null;
	/** How many sign before. */
	ahead?: number;
}

export default function Notice({ told, error = null, ahead = 0 }: Props) {
	if (told === "unusable") return <Unusable error={error} />;
	if (told === "waiting")
		return (
			<Result
				status="info"
				title={t("还没有轮到您 | It is not your turn yet")}
				subTitle={t(
					"前面还有 {n} 位需要先签。可以留在本页，轮到时会自动继续。 | {n} must sign before you. You may stay on this page: it goes on by itself when it is your turn.",
					{ n: ahead },
				)}
			/>
		);
	return (
		<Result
			status="info"
			title={t("您已拒签 | You have refused to sign")}
			subTitle={t("理由已转给发送方。 | Your reason was passed on to whoever sent it.")}
		/>
	);
}

function Unusable({ error }: { error: Failure | null }) {
	const busy = error?.status === 429 || error?.status === 503;
	return (
		<Result
			status={busy ? "info" : "warning"}
			title={busy ? t("请稍后再试 | Please try again later") : t("链接不可用 | This link cannot be used")}
			subTitle={
				error
					? localize(error.message)
					: t(
							"请扫描完整的二维码或打开短信中的完整链接。 | Please scan the whole code, or open the whole link of the text message.",
						)
			}
		/>
	);
}
