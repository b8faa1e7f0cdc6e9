/** Deposits: what is owed back as of a day and what is late, above the list of all of them. */
import Flex from "antd/es/flex";
import { useDescribe } from "@/engine/describe";
import { ListView } from "@/engine/list/ListView";
import { useAddressState } from "@/engine/list/useListState";
import type { PageProps } from "@/engine/navigation/pages";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { DEPOSITS } from "../settlements/api";
import { DepositFigures } from "./DepositFigures";

export default function Deposits({ item }: PageProps) {
	const describe = useDescribe(item.meta.resource ?? DEPOSITS);
	const control = useAddressState();
	if (describe === undefined) return <Waiting />;
	if (!describe) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	return (
		<Flex vertical gap="middle">
			<DepositFigures filters={control.state.filters} narrow={(filters) => control.change({ filters })} />
			<ListView describe={describe} control={control} />
		</Flex>
	);
}
