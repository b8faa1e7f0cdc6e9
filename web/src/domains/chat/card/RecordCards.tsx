/** The records that a message names, as cards below it: live, with the reader's own rights, opened by a click. */

import LockOutlined from "@ant-design/icons/es/icons/LockOutlined";
import StopOutlined from "@ant-design/icons/es/icons/StopOutlined";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import { type MouseEvent, type ReactNode, useMemo } from "react";
import { useNavigate } from "react-router";
import { useScreen } from "@/kit/screen";
import { locale, localize, t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { useTopic } from "@/live/useTopic";
import look from "@/parts/look.module.css";
import { setPanel } from "../open";
import styles from "./card.module.css";
import { linksIn } from "./links";
import { type Card, readCard } from "./wire";

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
			<Flex component="span" align="center" gap="small" className={styles.shut}>
				{icon} {children}
			</Flex>
		</div>
	);
}

function OpenCard({ card }: { card: Card }) {
	const open = useOpenRecord();
	const route = card.route ?? card.link;
	const { title, subtitle, state, image } = card;
	const fields = card.fields ?? [];
	return (
		<a
			className={styles.card}
			href={route}
			data-card={card.path ?? undefined}
			data-state="open"
			onClick={(event) => open(event, route)}
		>
			{image && <img src={fileUrl(image)} alt="" loading="lazy" />}
			<Flex component="span" align="baseline" justify="space-between" gap="small">
				<b className={look.cut}>{localize(title ?? "")}</b>
				{state && <Tag {...(state.colour ? { color: state.colour } : {})}>{localize(state.text)}</Tag>}
			</Flex>
			{subtitle && <div className={`${look.note} ${look.cut}`}>{localize(subtitle)}</div>}
			{fields.length > 0 && (
				<dl>
					{fields.map((field) => (
						<div key={field.title}>
							<dt>{localize(field.title)}</dt>
							<dd className={look.cut}>{localize(field.text) || "—"}</dd>
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

/** What begins so is read again whenever somebody's rights change. */
const keyOf = (link: string) => ["rights", "card", link, locale()];

/** One record's card, true for as long as it is in sight: read anew on every change, emptied when the right is gone. */
function useCard(link: string): { card: Card | null | undefined; failed: boolean } {
	const client = useQueryClient();
	const key = keyOf(link);
	const query = useQuery({ queryKey: key, queryFn: () => readCard(link), retry: 1 });
	const card = query.data;
	const place = card && !card.denied && card.path && card.id ? `${card.path}/${card.id}` : null;
	const reread = () => void client.invalidateQueries({ queryKey: key });

	useTopic(place ? `record/${place}` : null, {
		onEvent: () => undefined,
		onResync: () => undefined,
		onEnded: () => {
			// Not a word of what was known may stay while the server is asked.
			client.setQueryData<Card>(key, { link, denied: true });
			reread();
		},
	});
	useTopic(place && card ? `list/${card.path}` : null, {
		onEvent: (event) => {
			if (event.op === "bulk" || event.data.ids.includes(card?.id ?? "")) reread();
		},
		onResync: reread,
	});
	return { card, failed: query.isError && card === undefined };
}
