/** The signer's own copy: how many have not signed yet, and the sealed file as soon as it is there. */
import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Result from "antd/es/result";
import { t } from "@/kit/text";
import { type Failure, failureOf } from "@/kit/transport";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { type Proof, readCopy, readProgress } from "./api";

const LOOK_AGAIN_MS = 5000;
const LATER_MS = 60_000;

interface Props {
	proof: Proof;
	/** Somebody has just signed here; otherwise they came for the copy. */
	signing: boolean;
	onLapsed: () => void;
}

export default function Copy({ proof, signing, onLapsed }: Props) {
	const { data, error } = useQuery({
		queryKey: ["sign-progress", proof.token],
		queryFn: () => readProgress(proof),
		retry: false,
		refetchInterval: ({ state }) => (state.error || state.data?.ready ? false : LOOK_AGAIN_MS),
		gcTime: LATER_MS,
	});
	const sending = useSending();
	const fetchCopy = () =>
		sending.run(async () => {
			try {
				save(await readCopy(proof));
			} catch (failed) {
				if (!signing && failureOf(failed).id === "sign.identity") onLapsed();
				throw failed;
			}
		});
	const gone = error && (error as Failure).id === "sign.link";
	return (
		<Result
			status="success"
			title={signing ? t("签署完成，谢谢！ | Signed, thank you!") : t("全部签署完成 | Signed by all")}
			subTitle={
				data?.ready
					? t("正式文件已盖章，含存证页。 | The document is sealed, with its evidence pages.")
					: data && data.left > 0 && !gone
						? t(
								"还有 {n} 位未签。全部签完后会以短信发送领取链接，也可以留在本页等候。 | {n} have not signed yet. You will get a link by text message once all have, or you may wait on this page.",
								{ n: data.left },
							)
						: t(
								"全部签署方签完后，会以短信发送带存证页的正式文件的领取链接。可以关闭本页。 | Once all have signed you get a link to the sealed document by text message. You may close this page.",
							)
			}
			extra={
				data?.ready && (
					<>
						<Button
							type="primary"
							size="large"
							block
							icon={<DownloadOutlined />}
							loading={sending.busy}
							onClick={() => void fetchCopy()}
						>
							{t("下载正式文件 | Download the document")}
						</Button>
						<Problem text={sending.problem} />
					</>
				)
			}
		/>
	);
}

function save(pdf: Blob): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(pdf);
	link.download = t("已签文件.pdf | signed.pdf");
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), LATER_MS);
}
