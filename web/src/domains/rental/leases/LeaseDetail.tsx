/** A lease on a page of its own, for links from lists and to-dos. */
import Card from "antd/es/card";
import Spin from "antd/es/spin";
import { useSearchParams } from "react-router";
import { RowChoice } from "@/engine/kinds/RowChoice";
import { RecordWays } from "@/engine/record-extras";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { LeaseView } from "./LeaseView";
import { useLease } from "./useLease";

export default function LeaseDetailPage() {
	const [query] = useSearchParams();
	const id = query.get("id");
	const { data: lease, error } = useLease(id);
	if (!id) return <RowChoice path="rental/lease" title={t("选择一份合同 | Choose a lease")} />;
	if (error) return <EmptyBox title={t("合同不存在 | There is no such lease")} />;
	if (!lease) return <Spin delay={150} />;
	return (
		<Card
			title={<h2>{`${lease.contractNo} ${lease.tenantName}`}</h2>}
			extra={<RecordWays path="rental/lease" id={lease.id} name={lease.contractNo} />}
		>
			<LeaseView lease={lease} />
		</Card>
	);
}
