/** The lines of a settlement with the reason for each, and what they come to. */
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import Image from "antd/es/image";
import Typography from "antd/es/typography";
import { SETTLEMENT_LINE } from "@/gen/words/rental";
import { localize, type Pair, t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { smallUrl } from "@/parts/upload/wire";
import { showYuan, sumText, toFen } from "../cashier/money";
import orders from "../orders/order.module.css";
import type { Statement, StatementLine } from "./api";

const THUMB = 48;
const LINES: Readonly<Record<string, Pair>> = SETTLEMENT_LINE;

export function StatementTable({ statement }: { statement: Statement }) {
	return (
		<Flex vertical gap="middle" data-statement>
			<Net statement={statement} />
			{statement.lines.length === 0 ? (
				<Typography.Text type="secondary">{t("双方互不欠款 | Neither side owes anything")}</Typography.Text>
			) : (
				<Flex vertical gap="middle" role="list">
					{statement.lines.map((line, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two damages may be worded alike
						<Line key={`${at}${line.code}${line.amount}`} line={line} />
					))}
				</Flex>
			)}
		</Flex>
	);
}

function Line({ line }: { line: StatementLine }) {
	const photos = line.photos ? line.photos.split(",") : [];
	return (
		<Flex vertical role="listitem" data-line={line.code}>
			<Flex justify="space-between" gap="small">
				<b>{t(LINES[line.code] ?? "其他 | Other")}</b>
				<Typography.Text strong type={toFen(line.amount) < 0 ? "danger" : "success"}>
					{signed(line.amount)}
				</Typography.Text>
			</Flex>
			<Typography.Text type="secondary">{localize(line.text)}</Typography.Text>
			{photos.length > 0 && (
				<Image.PreviewGroup>
					<Flex wrap gap="small">
						{photos.map((path, at) => (
							<Image
								key={path}
								src={smallUrl(path)}
								preview={{ src: fileUrl(path) }}
								width={THUMB}
								height={THUMB}
								alt={t("照片 {number} | Photo {number}", { number: at + 1 })}
							/>
						))}
					</Flex>
				</Image.PreviewGroup>
			)}
		</Flex>
	);
}

export function signed(yuan: string): string {
	return toFen(yuan) < 0 ? `−${showYuan(yuan.replace("-", ""))}` : `+${showYuan(yuan)}`;
}

/** What is paid out or still to be paid: always in sight. */
export function Net({ statement: { net } }: { statement: Statement }) {
	const owed = toFen(net) < 0;
	return (
		<Alert
			type={owed ? "warning" : "info"}
			role="status"
			data-net={net}
			title={owed ? t("租客应补 | The lessee still pays") : t("应退租客 | Paid out to the lessee")}
			action={<b className={orders.total}>{sumText(net.replace("-", ""))}</b>}
		/>
	);
}
