/** One member over the whole page: the steps of membership, the details, and a tab for everything that belongs to it. */
import Avatar from "antd/es/avatar";
import type { ReactNode } from "react";
import { type Describe, nameOf } from "@/engine/describe";
import { childTabs } from "@/engine/detail/childTabs";
import { RecordTabs } from "@/engine/detail/RecordTabs";
import { useRow } from "@/engine/detail/useRow";
import { ChildList } from "@/engine/list/ListView";
import { useTabTitle } from "@/engine/navigation/page-context";
import { StepBar } from "@/engine/process/StepBar";
import { Waiting } from "@/parts/Waiting";
import styles from "./UserDetail.module.css";

interface Props {
	describe: Describe;
	id: string;
	/** What is shown where there is no such member. */
	instead: ReactNode;
}

export default function MemberRecord({ describe, id, instead }: Props) {
	const { row, error } = useRow(describe.path, id, undefined);
	const name = nameOf(describe, row);
	useTabTitle(name || undefined);
	if (error) return instead;
	if (!row) return <Waiting />;
	return (
		<article className={styles.card} style={{ maxWidth: "none" }}>
			<header>
				<Avatar size={56}>{name.slice(0, 1)}</Avatar>
				<h1>{name}</h1>
			</header>
			<StepBar describe={describe} row={row} />
			<RecordTabs
				describe={describe}
				id={id}
				row={row}
				error={error}
				after={childTabs(describe, id, ChildList)}
			/>
		</article>
	);
}
