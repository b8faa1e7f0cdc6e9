/** The board could not be read: what is still shown, and one button. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import { localize, t } from "@/kit/text";

interface BoardErrorProps {
	error: Error;
	retry: () => void;
	/** When what is on screen was read, if anything is. */
	since?: number;
}

export function BoardError({ error, retry, since }: BoardErrorProps) {
	const kept = since
		? t("下面是 {time} 的内容 | Shown as of {time}", { time: new Date(since).toLocaleTimeString() })
		: t("没有改动任何数据 | Nothing was changed");
	return (
		<Alert
			type="error"
			showIcon
			title={localize(error.message)}
			description={kept}
			action={
				<Button size="small" onClick={retry}>
					{t("重试 | Try again")}
				</Button>
			}
		/>
	);
}
