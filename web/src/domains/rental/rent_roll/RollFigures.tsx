/** The sums of the rent roll: how much is let and what it brings a month, what is empty, what is owed; each leads to its rows. */
import Button from "antd/es/button";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Statistic from "antd/es/statistic";
import { useNavigate } from "react-router";
import { t } from "@/kit/text";
import { sumText } from "../cashier/money";
import type { Asked, Roll } from "./wire";

interface Props {
	figures: Roll["figures"];
	/** Shows the units of one status, or all of them. */
	show: (status: Asked["status"]) => void;
}

export function RollFigures({ figures, show }: Props) {
	const navigate = useNavigate();
	const all = () => show("");
	const shown = [
		{ title: t("可长租单元 | Units"), value: figures.units, open: all },
		{ title: t("出租率 | Occupancy"), value: figures.occupancy ?? "—", suffix: "%", open: all },
		{
			title: t("合同月租 | Contracted a month"),
			value: sumText(figures.contracted),

			open: () => navigate("/rental/lease?state=active"),
		},
		{ title: t("满租月租（挂牌） | List price of all"), value: sumText(figures.potential), open: all },
		{
			title: t("空置月损失 | Vacant a month"),
			value: sumText(figures.vacancy),

			open: () => show("vacant"),
		},
		{
			title: t("到期未收 | Due and unpaid"),
			value: sumText(figures.overdue),

			open: () => navigate("/rental/arrears"),
		},
	];
	return (
		<Card variant="borderless">
			<Flex wrap gap="var(--ant-margin) var(--ant-margin-xxl)">
				{shown.map(({ title, open, ...figure }) => (
					<Statistic
						key={title}
						{...figure}
						title={
							<Button type="link" size="small" style={{ padding: 0 }} onClick={() => void open()}>
								{title}
							</Button>
						}
					/>
				))}
			</Flex>
		</Card>
	);
}
