/** Which rows of how many, and the way to the others. */
import Pagination from "antd/es/pagination";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import styles from "./ListView.module.css";
import { COMPACT_SIZES, SIZES, TREE_SIZE } from "./list-state";
import type { ListControl } from "./useListState";
import type { Rows } from "./useRows";

interface Props {
	data: Rows;
	control: ListControl;
	tree: boolean;
	compact: boolean;
}

export function ListFooter({ data, control, tree, compact }: Props) {
	const phone = useScreen() === "phone";
	if (!data.page || data.page.total === 0) return null;
	const { total, estimated } = data.page;
	if (tree && total <= TREE_SIZE) return null;
	return (
		<div className={styles.footer}>
			<Pagination
				total={total}
				current={control.state.page}
				pageSize={tree ? TREE_SIZE : control.state.size}
				pageSizeOptions={compact ? COMPACT_SIZES : SIZES}
				showSizeChanger={!phone && !tree}
				showQuickJumper={!phone}
				simple={phone}
				showTotal={(n, [from, to]) =>
					estimated
						? t("{a}-{b} 共约 {n} 条 | {a}-{b} of about {n}", { a: from, b: to, n })
						: t("{a}-{b} 共 {n} 条 | {a}-{b} of {n}", { a: from, b: to, n })
				}
				onChange={(page, size) => control.change(tree || size === control.state.size ? { page } : { size })}
			/>
		</div>
	);
}
