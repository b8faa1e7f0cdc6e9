/** What could not be read, that nothing was changed, and one button. */
import Button from "antd/es/button";
import { localize, t } from "@/kit/text";
import { EmptyBox } from "./EmptyBox";

export function Broken({ error, retry }: { error: Error | null; retry?: () => void }) {
	return (
		<EmptyBox alarm title={t("没有读到 | This could not be read")} text={localize(error?.message)}>
			{retry && (
				<Button type="primary" onClick={retry}>
					{t("重试 | Retry")}
				</Button>
			)}
		</EmptyBox>
	);
}
