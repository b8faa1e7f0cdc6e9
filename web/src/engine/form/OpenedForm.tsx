/** The form that the address says is open: a new row, or one read whole before it is edited. */
import { useQuery } from "@tanstack/react-query";
import Drawer from "antd/es/drawer";
import { type ComponentType, lazy, useEffect, useId, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { can, type Describe, type ResourceAction, type Row } from "../describe";
import type { ChildListProps } from "../detail/childTabs";
import { NEW } from "../list/list-state";
import { fetchRow } from "../wire";

const RecordDrawer = lazy(() => import("./RecordDrawer"));

interface Props {
	describe: Describe;
	id: string;
	fixed: Record<string, string>;
	onClose: () => void;
	/** Given by a list, which shows what belongs to a row as a list again. */
	ChildList?: ComponentType<ChildListProps> | undefined;
	/** Goes on with what usually comes next after a new row. */
	onFollow?: ((action: ResourceAction, row: Row) => void) | undefined;
}

export function OpenedForm({ id, ...props }: Props) {
	const { describe } = props;
	const [added, setAdded] = useState<{ id: string; at: number } | null>(null);
	if (!can(describe, id === NEW ? "add" : "edit")) return null;
	if (id === NEW && added) return <EditForm {...props} id={added.id} begin={added.at} />;
	if (id !== NEW) return <EditForm key={id} {...props} id={id} />;
	const goOn = can(describe, "edit") ? (one: string, at: number) => setAdded({ id: one, at }) : undefined;
	return <RecordDrawer {...props} row={null} onGoOn={goOn} />;
}

const TRIES = 3;

/** A form with a sub-table is tried three times more, unless the server has refused it. */
const again = (count: number, error: Error) =>
	count < TRIES && error instanceof Failure && (error.status === 0 || error.status >= 500);

/** The row is kept as it was first read: what others change meanwhile is compared on saving, not mixed in unseen. */
function EditForm({ id, ...props }: Props & { begin?: number }) {
	const { describe, onClose } = props;
	const phone = useScreen() === "phone";
	const turn = useId();
	const [row, setRow] = useState<Row | null>(null);
	const inline = describe.children.some((child) => child.inline);
	const { data, error } = useQuery({
		queryKey: ["form", describe.path, id, turn],
		queryFn: ({ signal }) => fetchRow(describe.path, id, signal, inline),
		enabled: row === null,
		gcTime: 0,
		...(inline ? { retry: again } : {}),
	});
	useEffect(() => {
		if (error && inline) toast("error", WORDS.subTableFailed);
	}, [error, inline]);
	if (data && !row) setRow(data);
	if (row) return <RecordDrawer {...props} row={row} />;
	return (
		<Drawer open size={phone ? "100%" : 640} title={localize(describe.title)} onClose={onClose}>
			{error ? (
				<EmptyBox
					alarm
					title={t("这条记录没有读到 | This record could not be read")}
					text={localize(error.message)}
				/>
			) : (
				<Waiting />
			)}
		</Drawer>
	);
}
