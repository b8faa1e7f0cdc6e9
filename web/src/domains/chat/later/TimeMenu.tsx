/** The menu of when to send: the times people say, or one that is chosen. */
import Dropdown from "antd/es/dropdown";
import { type ReactElement, useState } from "react";
import { t } from "@/kit/text";
import { ChooseTime } from "./ChooseTime";
import { choicesAt } from "./times";

interface Props {
	/** "yyyy-MM-dd HH:mm:ss" */
	onChoose(sendAt: string): void;
	/** What was chosen before. */
	first?: string;
	children: ReactElement;
}

export default function TimeMenu({ onChoose, first, children }: Props) {
	const [now, setNow] = useState(() => Date.now());
	const [choosing, setChoosing] = useState(false);
	return (
		<>
			<Dropdown
				trigger={["click"]}
				onOpenChange={(open) => open && setNow(Date.now())}
				menu={{
					items: [
						...choicesAt(now).map(({ key, words, at }) => ({
							key,
							label: t(words),
							extra: at.slice(5, 16),
							onClick: () => onChoose(at),
						})),
						{ type: "divider" as const },
						{ key: "choose", label: t("选择时间… | Choose a time…"), onClick: () => setChoosing(true) },
					],
				}}
			>
				{children}
			</Dropdown>
			{choosing && (
				<ChooseTime
					{...(first ? { first } : {})}
					onChoose={(at) => {
						setChoosing(false);
						onChoose(at);
					}}
					onClose={() => setChoosing(false)}
				/>
			)}
		</>
	);
}
