/** Opens the document of a record, in whatever state it is. */
import FilePdfOutlined from "@ant-design/icons/es/icons/FilePdfOutlined";
import Button from "antd/es/button";
import { lazy, Suspense, useState } from "react";

const PaperDialog = lazy(() => import("./PaperDialog"));

interface Props {
	kind: string;
	id: string;
	no: string;
	label: string;
}

export function PaperButton({ kind, id, no, label }: Props) {
	const [opened, open] = useState(false);
	return (
		<>
			<Button icon={<FilePdfOutlined />} onClick={() => open(true)}>
				{label}
			</Button>
			<Suspense fallback={null}>
				{opened && <PaperDialog kind={kind} id={id} no={no} title={label} onClose={() => open(false)} />}
			</Suspense>
		</>
	);
}
