/** The papers of a lease: its scan with who held it against what is entered, and the other files that belong to it. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import { useState } from "react";
import { useDescribe } from "@/engine/describe";
import { ActionPanel } from "@/engine/list/ActionPanel";
import { useReadOnly } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import { FileLink, Picture } from "@/parts/upload/Shown";
import { pathsOf } from "@/parts/upload/wire";
import type { LeaseDetail } from "./api";
import { useRereadLease } from "./useLease";

const ATTACH = "attachFiles";
const PICTURE = /\.(png|jpe?g|bmp|webp)$/i;

export function Papers({ lease }: { lease: LeaseDetail }) {
	const files = pathsOf(lease.files);
	const pictures = files.filter((path) => PICTURE.test(path));
	return (
		<Flex vertical gap="small">
			{pathsOf(lease.scan).map((path) => (
				<FileLink key={path} path={path} />
			))}
			{lease.checkedBy && (
				<Typography.Text type="secondary">
					{t("核对人：{who} | Checked by {who}", { who: lease.checkedBy })}
				</Typography.Text>
			)}
			{pictures.length > 0 && (
				<Flex wrap gap="small">
					{pictures.map((path, index) => (
						<Picture key={path} paths={pictures} index={index} />
					))}
				</Flex>
			)}
			{files
				.filter((path) => !PICTURE.test(path))
				.map((path) => (
					<FileLink key={path} path={path} />
				))}
			<Attach lease={lease} />
		</Flex>
	);
}

/** Offered in every state: what is attached is no part of the terms. */
function Attach({ lease }: { lease: LeaseDetail }) {
	const describe = useDescribe("rental/lease");
	const reread = useRereadLease();
	const readOnly = useReadOnly();
	const [opened, open] = useState(false);
	const action = describe?.actions.find(({ code }) => code === ATTACH);
	if (!describe || !action || readOnly || !lease.can.includes(ATTACH)) return null;
	return (
		<span>
			<Button onClick={() => open(true)}>{localize(action.label)}</Button>
			{opened && (
				<ActionPanel
					describe={describe}
					opened={{ action, rows: [{ ...lease, rowVersion: lease.version }] }}
					onClose={() => {
						open(false);
						reread(lease.id);
					}}
				/>
			)}
		</span>
	);
}
