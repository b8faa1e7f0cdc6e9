/** A questionnaire as people will see it, to be tried without sending anything; what stands in the way of publishing it is at its question. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { Waiting } from "@/parts/Waiting";
import { Questions } from "../../public/Questions";

const WIDTH_PX = 640;

export default function PreviewSurvey({ rows: [row], title, onClose }: ActionDialogProps<"svy/survey">) {
	const id = row?.id ?? "";
	const { data, error } = useQuery({
		queryKey: ["svy/survey/preview", id],
		queryFn: ({ signal }) => get("/svy/survey/preview", { id }, { quiet: true, signal }),
		refetchOnMount: "always",
		retry: false,
	});
	return (
		<Dialog
			title={title ?? t("预览 | Preview")}
			width={WIDTH_PX}
			onClose={() => onClose(false)}
			footer={null}
		>
			{error instanceof Error && <Problem text={localize(error.message)} />}
			{!data && !error && <Waiting />}
			{data && (
				<Flex vertical gap="middle">
					{data.faults.length > 0 && (
						<Alert
							type="warning"
							showIcon
							title={t("还不能发布 | It cannot be published yet")}
							description={data.faults.map(({ questionId, text }) => (
								<div key={questionId}>{localize(text)}</div>
							))}
						/>
					)}
					<Questions
						survey={data}
						token=""
						onSent={() => undefined}
						trial
						lasting={Object.fromEntries(data.faults.map(({ questionId, text }) => [questionId, text]))}
					/>
				</Flex>
			)}
		</Dialog>
	);
}
