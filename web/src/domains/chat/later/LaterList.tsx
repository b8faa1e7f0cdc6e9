/** One's messages that wait for their time; each may be changed, taken back or sent now. */

import { useQueryClient } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import { t } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { EmptyBox } from "@/parts/EmptyBox";
import { PickerState } from "@/parts/picker/PickerState";
import pane from "../panel/pane.module.css";
import { Sheet } from "../search/Sheet";
import { INBOX_KEY } from "../state/inbox";
import { LaterLine } from "./LaterLine";
import { fetchLater } from "./wire";

const KEY = ["chat", "later"];

export default function LaterList({ onClose }: { onClose(): void }) {
	const client = useQueryClient();
	const { data, error, isPending, refetch } = useLiveQuery({
		key: KEY,
		topic: "inbox",
		fetch: fetchLater,
		apply: (lines, event) => (event.op === "later" ? "refetch" : lines),
	});
	const refresh = async () => {
		await Promise.all([KEY, INBOX_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
	};
	return (
		<Sheet title={t("定时消息 | Messages to be sent later")} onClose={onClose}>
			<div className={`${pane.scroll} ${pane.top}`}>
				<PickerState error={error} retry={() => void refetch()} waiting={isPending}>
					{data?.length === 0 && (
						<EmptyBox
							title={t("没有定时消息 | Nothing waits to be sent")}
							text={t(
								"在输入框的发送按钮旁选择时间。 | Choose a time beside the send button of the composer.",
							)}
						/>
					)}
					<Flex component="ul" vertical gap="var(--ant-margin-sm)">
						{(data ?? []).map((line) => (
							<LaterLine key={line.id} line={line} refresh={refresh} />
						))}
					</Flex>
				</PickerState>
			</div>
		</Sheet>
	);
}
