/** The buttons of a toolbar; on a phone the first one, and the rest in a menu, so that no line of them is wider than the screen. */
import MoreOutlined from "@ant-design/icons/es/icons/MoreOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import type { ReactNode } from "react";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";

export interface BarAct {
	key: string;
	label: string;
	icon?: ReactNode;
	primary?: boolean;
	danger?: boolean;
	busy?: boolean;
	run: () => void;
}

export function ActButtons({ acts }: { acts: readonly BarAct[] }) {
	const phone = useScreen() === "phone";
	const behind = phone ? acts.slice(1) : [];
	const seen = behind.length > 0 ? acts.slice(0, 1) : acts;
	return (
		<>
			{seen.map(({ key, label, icon, primary, danger = false, busy = false, run }) => (
				<Button
					key={key}
					type={primary ? "primary" : "default"}
					icon={icon}
					danger={danger}
					loading={busy}
					onClick={run}
				>
					{label}
				</Button>
			))}
			{behind.length > 0 && (
				<Dropdown
					trigger={["click"]}
					menu={{
						items: behind.map(({ key, label, icon, danger = false, busy = false, run }) => ({
							key,
							label,
							icon,
							danger,
							disabled: busy,
							onClick: run,
						})),
					}}
				>
					<Button icon={<MoreOutlined />} aria-label={t("更多操作 | More actions")} />
				</Dropdown>
			)}
		</>
	);
}
