/** The records that a message names, as cards below it: live, with the reader's own rights, opened by a click. */
import LockOutlined from "@ant-design/icons/es/icons/LockOutlined";
import StopOutlined from "@ant-design/icons/es/icons/StopOutlined";
import Tag from "antd/es/tag";
import { type MouseEvent, type ReactNode, useMemo } from "react";
import { useNavigate } from "react-router";
import { fileUrl } from "@/kit/http";
import { useScreen } from "@/kit/screen";
import { t, tell } from "@/kit/text";
import { setPanel } from "../open";
import styles from "./card.module.css";
import { linksIn } from "./links";
import { useCard } from "./useCard";
import type { Card } from "./wire";

export default function RecordCards({ text }: { text: string }) {
	const found = useMemo(() => linksIn(text), [text]);
	if (found.length === 0) return null;
	return (
		<div className={styles.cards}>
			{found.map(({ link }) => (
				<RecordCard key={link} link={link} />
			))}
		</div>
	);
}

function RecordCard({ link }: { link: string }) {
	const { card, failed } = useCard(link);
	if (failed || card === null) return null;
	if (card === undefined) return <div className={styles.card} data-state="waiting" aria-hidden="true" />;
	if (card.denied)
		return (
			<Shut icon={<LockOutlined />} state="denied">
				{t("无权查看 | You may not see this")}
			</Shut>
		);
	if (card.gone)
		return (
			<Shut icon={<StopOutlined />} state="gone">
				{t("记录已删除 | This record was deleted")}
			</Shut>
		);
	return <OpenCard card={card} />;
}

function Shut({ icon, state, children }: { icon: ReactNode; state: string; children: string }) {
	return (
		<div className={styles.card} data-state={state} data-card="">
			<span className={styles.shut}>
				{icon} {children}
			</span>
		</div>
	);
}

function OpenCard({ card }: { card: Card }) {
	const open = useOpenRecord();
	const route = card.route ?? card.link;
	const { title = "", subtitle, state, image, fields = [] } = card;
	return (
		<a
			className={styles.card}
			href={route}
			data-card={card.path}
			data-state="open"
			onClick={(event) => open(event, route)}
		>
			{image && <img src={fileUrl(image)} alt="" loading="lazy" />}
			<span className={styles.head}>
				<b>{tell(title)}</b>
				{state && <Tag {...(state.colour ? { color: state.colour } : {})}>{tell(state.text)}</Tag>}
			</span>
			{subtitle && <span className={styles.sub}>{tell(subtitle)}</span>}
			{fields.length > 0 && (
				<dl>
					{fields.map((field) => (
						<div key={field.title}>
							<dt>{tell(field.title)}</dt>
							<dd>{tell(field.text) || "—"}</dd>
						</div>
					))}
				</dl>
			)}
		</a>
	);
}

/** As any link of the portal: here, or in a tab of its own with Ctrl; on a phone the chat makes way. */
function useOpenRecord() {
	const navigate = useNavigate();
	const phone = useScreen() === "phone";
	return (event: MouseEvent, route: string) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		if (phone) setPanel(0);
		void navigate(route);
	};
}
