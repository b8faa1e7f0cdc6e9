/** An ad as visitors will see it: in its slot, in front of those that are online there now. */
import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import type { ActionDialogProps } from "@/engine/actions";
import type { Page, RowOf } from "@/engine/describe";
import { businessDate } from "@/kit/business-day";
import { getAt } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { Waiting } from "@/parts/Waiting";
import { Banner, Tiles } from "../../public/Ads";
import type { Ad } from "../../public/api";

type AdRow = RowOf<"cms/ad">;

const TOP = "home_top";
/** As wide as the column beside the news. */
const BESIDE = "20rem";
const WIDTH_PX = 960;

export default function PreviewAd({ rows: [row], title, onClose }: ActionDialogProps<"cms/ad">) {
	const slot = row?.slot ?? "";
	const { data, error } = useQuery({
		queryKey: ["list", "cms/ad", "preview", slot],
		queryFn: ({ signal }) =>
			getAt<Page<AdRow>>("/cms/ad/list", { slot, state: "online" }, { quiet: true, signal }),
		retry: false,
	});
	if (!row) return null;
	const others = data?.records.filter((one) => one.id !== row.id && isOfToday(one)) ?? [];
	const ads = [row, ...others].map(shown);
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
				<Flex vertical data-slot={slot} style={slot === "news" ? { maxWidth: BESIDE } : {}}>
					{slot === TOP ? <Banner ads={ads} /> : <Tiles ads={ads} />}
				</Flex>
			)}
		</Dialog>
	);
}

/** Visitors see an ad that is online from its first day to its last. */
function isOfToday({ beginOn, endOn }: AdRow): boolean {
	const today = businessDate();
	return (!beginOn || beginOn <= today) && (!endOn || today <= endOn);
}

/** Its picture comes as to the staff: visitors get that of what is online alone. */
function shown({ id, slot = "", title = "", link, image }: AdRow): Ad {
	const [first] = (image ?? "").split(",");
	return { id, slot, title, link: link || null, image: first ? fileUrl(first) : null };
}
