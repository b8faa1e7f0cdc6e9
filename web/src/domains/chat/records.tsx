/** What the chat adds to every record of the portal: the talk about it, and the ways to hand it on. */

import CheckCircleOutlined from "@ant-design/icons/es/icons/CheckCircleOutlined";
import { lazy, Suspense } from "react";
import type { OneRecord, RecordExtras } from "@/engine/record-extras";
import { loadChunk } from "@/kit/chunk";
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { openChat } from "./open";
import { copyLink, recordAddress, share } from "./talk/share";
import { useTalkFacts } from "./talk/useTalkFacts";

const TalkTab = lazy(() => loadChunk(() => import("./talk/TalkTab")));

/** Conversations are not themselves talked about. */
const OWN = /^chat\//;

/** Where the record opens; null where there is nothing to talk about for this person. */
const linkOf = ({ path, id }: OneRecord) => (OWN.test(path) ? null : recordAddress(path, id));

export const CHAT_RECORDS: RecordExtras = {
	tabs: ({ path, id }: OneRecord) =>
		OWN.test(path)
			? []
			: [
					{
						key: "talk",
						label: <TalkLabel path={path} id={id} />,
						children: (
							<Suspense fallback={<Waiting />}>
								<TalkTab path={path} id={id} />
							</Suspense>
						),
					},
				],
	acts: (record: OneRecord) => {
		const link = linkOf(record);
		if (!link) return [];
		return [
			{
				key: "share",
				label: t("发到聊天 | Share to chat"),
				run: () => share({ link, name: record.name ?? "" }),
			},
			{ key: "copyLink", label: t("复制链接 | Copy link"), run: () => copyLink(link) },
		];
	},
	talk: (record: OneRecord) => {
		if (!linkOf(record)) return [];
		const { path, id } = record;
		// What was refused, the call itself has said.
		const run = () => void openChat({ record: { path, id } }).catch(() => undefined);
		return [{ key: "talk", label: t("讨论 | Talk"), run }];
	},
};

/** The name of the talk's tab, with how much was said and whether it is settled. */
function TalkLabel({ path, id }: { path: string; id: string }) {
	const facts = useTalkFacts(path, id);
	const count = facts?.messages ?? 0;
	return (
		<span data-talk={count}>
			{count > 0 ? t("讨论 ({n}) | Talk ({n})", { n: count }) : t("讨论 | Talk")}
			{facts?.closed && (
				<CheckCircleOutlined style={{ marginInlineStart: 6 }} role="img" aria-label={t("已解决 | Solved")} />
			)}
		</span>
	);
}
