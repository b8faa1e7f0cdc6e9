/** Viewings as a calendar, with the list of all of them beside it; the agent who is chosen narrows both. */
import Flex from "antd/es/flex";
import { useDescribe } from "@/engine/describe";
import { ListView } from "@/engine/list/ListView";
import { useAddressState } from "@/engine/list/useListState";
import type { PageProps } from "@/engine/navigation/pages";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { ViewingCalendar } from "./ViewingCalendar";
import { VIEWINGS } from "./viewings";

export default function Viewings({ item }: PageProps) {
	const describe = useDescribe(item.meta.resource ?? VIEWINGS);
	const control = useAddressState();
	if (describe === undefined) return <Waiting />;
	if (!describe) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	const { filters } = control.state;
	return (
		<Flex vertical gap="middle">
			<ViewingCalendar
				agentId={filters.agentId ?? ""}
				choose={(agentId) => control.change({ filters: { ...filters, agentId } })}
				open={(id) => control.change({ open: id })}
			/>
			<ListView describe={describe} control={control} />
		</Flex>
	);
}
