/** Who is in a segment now, as far as one may see them, and the way to them in their list. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { Link } from "react-router";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { Waiting } from "@/parts/Waiting";
import { addressOf } from "../conditions";

export default function Members({ rows: [row], title, onClose }: ActionDialogProps<"vip/segment">) {
	const client = useQueryClient();
	const list = row?.of === "firm" ? "vip/firm" : "vip/person";
	const key = ["segment-members", row?.id];
	const again = () => void client.invalidateQueries({ queryKey: key });
	useTopic(`list/${list}`, { onEvent: again, onResync: again });
	const { data, error } = useQuery({
		queryKey: key,
		queryFn: ({ signal }) => get("/vip/segment/members", { id: row?.id ?? "" }, { quiet: true, signal }),
		retry: false,
	});
	return (
		<Dialog
			width={560}
			title={[title ?? t("名单 | Who is in it"), row?.name].join(" · ")}
			onClose={() => onClose(false)}
			footer={null}
		>
			{error instanceof Error && <Problem text={localize(error.message)} />}
			{!data && !error && <Waiting />}
			{data && (
				<Flex vertical gap="middle">
					<Typography.Text>
						{data.estimated
							? t("约 {n} 位 | About {n}", { n: data.total })
							: t("共 {n} 位 | {n} in it", { n: data.total })}{" "}
						<Link to={addressOf(list, row?.conditions)}>{t("在列表中查看 | See them in their list")}</Link>
					</Typography.Text>
					<Flex wrap gap="small">
						{data.members.map((one) => (
							<Tag key={one.id}>{one.name}</Tag>
						))}
					</Flex>
				</Flex>
			)}
		</Dialog>
	);
}
