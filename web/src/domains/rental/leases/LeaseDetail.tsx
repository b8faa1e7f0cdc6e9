/** A lease on a page of its own, for links from lists and to-dos. */
import Spin from "antd/es/spin";
import { useSearchParams } from "react-router";
import { RecordWays } from "@/engine/record-extras";
import { t } from "@/kit/text";
import styles from "../orders/order.module.css";
import { LeaseView } from "./LeaseView";
import { useLease } from "./useLease";

export default function LeaseDetailPage() {
	const [query] = useSearchParams();
	const id = query.get("id");
	const { data: lease, error } = useLease(id);
	if (id === null || error) return <p className={styles.page}>{t("合同不存在 | There is no such lease")}</p>;
	if (!lease) return <Spin delay={150} />;
	return (
		<article className={styles.page}>
			<h2 style={{ marginBottom: 12 }}>
				{lease.contractNo} {lease.tenantName}
				<RecordWays path="rental/lease" id={lease.id} name={lease.contractNo} />
			</h2>
			<LeaseView lease={lease} />
		</article>
	);
}
