/** The answers as a file for SPSS, for those who may export them. */
import Button from "antd/es/button";
import { download } from "@/kit/http";
import { useMay } from "@/kit/rights";
import { saveBlob } from "@/kit/save-blob";
import { t } from "@/kit/text";
import { useSending } from "@/parts/dialog/useSending";

export function SpssButton({ id, title }: { id: string; title: string }) {
	const may = useMay();
	const sending = useSending({ loud: true });
	if (!may("svy:answer:export")) return null;
	const bring = () =>
		sending.run(async () =>
			saveBlob(await download("/svy/survey/spss", { id }, { quiet: true }), `${title}.zip`),
		);
	return (
		<Button loading={sending.busy} onClick={() => void bring()}>
			{t("导出SPSS | Export for SPSS")}
		</Button>
	);
}
