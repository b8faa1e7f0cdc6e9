/** One order beside the board: what, until when and why, photos, what happened, and the acts that its state allows. */
import Descriptions from "antd/es/descriptions";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Image from "antd/es/image";
import Tabs from "antd/es/tabs";
import Timeline from "antd/es/timeline";
import type { ReactNode } from "react";
import { useDescribe } from "@/engine/describe";
import { useRow } from "@/engine/detail/useRow";
import { StepBar } from "@/engine/process/StepBar";
import { RecordWays, recordTabs } from "@/engine/record-extras";
import { HK_STATE } from "@/gen/words/housekeeping";
import { t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { Moment } from "@/parts/Moment";
import { smallUrl } from "@/parts/upload/wire";
import { type HkOrder, milestonesOf, noteOf, reasonOf } from "../order";
import { eventWord, stateText, typeText } from "../words";
import styles from "./Dispatch.module.css";

const PATH = "housekeeping/order";

interface DrawerProps {
	order: HkOrder | null;
	close: () => void;
}

export function OrderDrawer({ order, close }: DrawerProps) {
	return (
		<Drawer
			open={order !== null}
			onClose={close}
			size={480}
			mask={false}
			title={order && `${order.unitTitle} · ${typeText(order.type)}`}
			extra={order && <RecordWays path={PATH} id={order.id} name={order.no} />}
			footer={order && <OrderSteps key={order.id} id={order.id} />}
			destroyOnHidden
		>
			{order && <OrderTabs key={order.id} order={order} />}
		</Drawer>
	);
}

/** The same steps as in the list; its row says which are possible now. */
function OrderSteps({ id }: { id: string }) {
	const describe = useDescribe(PATH);
	const { row } = useRow(PATH, id, undefined);
	return describe && row ? <StepBar describe={describe} row={row} /> : null;
}

function OrderTabs({ order }: { order: HkOrder }) {
	const more = recordTabs({ path: PATH, id: order.id, name: order.no });
	const body = <OrderBody order={order} />;
	if (more.length === 0) return body;
	return <Tabs size="small" items={[{ key: "order", label: t("工单 | Order"), children: body }, ...more]} />;
}

function OrderBody({ order }: { order: HkOrder }) {
	const facts: Array<[string, ReactNode]> = [
		[t("状态 | State"), stateText(order)],
		[t("单号 | Number"), order.no],
		[t("人员 | Housekeeper"), order.staffName || t(HK_STATE.pending)],
		[t("截止 | Deadline"), order.deadline ? <Moment key="deadline" at={order.deadline} /> : "—"],
		[t("原因 | Reason"), t(reasonOf(order)) || "—"],
		[
			t("项目 | Items"),
			order.items.map((item) => (item.times > 1 ? `${item.name} ×${item.times}` : item.name)).join("、"),
		],
		[
			t("报价 | Quotation"),
			`¥${order.quoted} · ${t("{minutes} 分钟 | {minutes} min", { minutes: order.minutes })}`,
		],
		[t("现场情况 | On site"), order.situation || "—"],
		[t("备注 | Comment"), order.comment || "—"],
		[t("完成时间 | Finished"), order.finishAt ? <Moment key="finished" at={order.finishAt} /> : "—"],
	];
	return (
		<Flex vertical gap="middle" data-detail={order.id}>
			<Descriptions
				column={1}
				size="small"
				items={facts.map(([label, children]) => ({ key: label, label, children }))}
			/>
			<h3>{t("凭证照片 {count}/20 | Photos {count}/20", { count: order.vouchers.length })}</h3>
			<Pictures paths={order.vouchers} />
			<h3>{t("经过 | History")}</h3>
			<Timeline
				items={milestonesOf(order)
					.reverse()
					.map((event) => ({
						key: event.id,
						content: (
							<>
								<b>{t(eventWord(event.kind))}</b> <Moment at={event.at} pattern="MM-DD HH:mm" /> {event.actor}
								{event.note && <div className={styles.quiet}>{t(noteOf(event))}</div>}
								{event.voice && <Voice path={event.voice} />}
								<Pictures paths={event.photos.filter((path) => !order.vouchers.includes(path))} />
							</>
						),
					}))}
			/>
		</Flex>
	);
}

function Voice({ path }: { path: string }) {
	return (
		// biome-ignore lint/a11y/useMediaCaption: speech that was just spoken has no captions
		<audio
			controls
			preload="metadata"
			src={fileUrl(path)}
			className={styles.voice}
			aria-label={t("语音说明 | Said by voice")}
		/>
	);
}

function Pictures({ paths }: { paths: string[] }) {
	if (paths.length === 0) return null;
	return (
		<Image.PreviewGroup>
			<Flex wrap gap="small" className={styles.pictures}>
				{paths.map((path, at) => (
					<Image
						key={path}
						src={smallUrl(path)}
						preview={{ src: fileUrl(path) }}
						width={84}
						height={84}
						alt={t("照片 {number} | Photo {number}", { number: at + 1 })}
					/>
				))}
			</Flex>
		</Image.PreviewGroup>
	);
}
