/** The cashier: my shift above the ledger of all money. */
import Flex from "antd/es/flex";
import { useDescribe } from "@/engine/describe";
import { ListView } from "@/engine/list/ListView";
import { useAddressState } from "@/engine/list/useListState";
import type { PageProps } from "@/engine/navigation/pages";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { MyShift } from "./MyShift";

export default function Cashier({ item }: PageProps) {
	const describe = useDescribe(item.meta.resource ?? "rental/ledger");
	const control = useAddressState();
	if (describe === undefined) return <Waiting />;
	if (!describe) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	return (
		<Flex vertical gap="middle">
			<MyShift />
			<ListView describe={describe} control={control} />
		</Flex>
	);
}
