/** One record over whatever names it: in its domain's own screen where there is one, else its details and timeline. */
import { Suspense } from "react";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { EmptyBox } from "@/parts/EmptyBox";
import { DETAIL_WIDTH } from "@/parts/modal/BigModal";
import { type DetailViewProps, detailView } from "../actions";
import { type Describe, nameOf, useDescribe } from "../describe";
import { RecordTabs } from "./RecordTabs";
import { useRow } from "./useRow";

interface Props extends DetailViewProps {
	path: string;
}

export function RecordDialog({ path, id, onClose }: Props) {
	const describe = useDescribe(path);
	const Own = detailView(path);
	if (describe === undefined) return null;
	if (describe === null)
		return (
			<Dialog title={t("相关记录 | The record")} onClose={onClose}>
				<EmptyBox title={t("没有查看权限 | No right to see this")} />
			</Dialog>
		);
	if (!Own) return <Plain describe={describe} id={id} onClose={onClose} />;
	return (
		<Suspense fallback={null}>
			<Own id={id} onClose={onClose} />
		</Suspense>
	);
}

function Plain({ describe, id, onClose }: DetailViewProps & { describe: Describe }) {
	const { row, error } = useRow(describe.path, id, undefined);
	const name = nameOf(describe, row);
	return (
		<Dialog
			width={DETAIL_WIDTH}
			title={name ? `${localize(describe.title)} · ${name}` : localize(describe.title)}
			onClose={onClose}
			sizable
		>
			<RecordTabs describe={describe} id={id} row={row} error={error} />
		</Dialog>
	);
}
