/** The buildings on the wall: rooms by floor, coloured by what is to be seen from outside; names of rooms, nobody's else. */
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import { type Pair, t } from "@/kit/text";
import type { Building } from "./api";

type Look = Building["floors"][number]["rooms"][number]["state"];

const LOOKS: Readonly<Record<Look, { words: Pair; color: string }>> = {
	free: { words: "空房 | Free", color: "success" },
	part: { words: "部分入住 | Partly taken", color: "cyan" },
	taken: { words: "已租 | Taken", color: "processing" },
	dirty: { words: "脏房 | Dirty", color: "error" },
	cleaning: { words: "清洁中 | Cleaning", color: "warning" },
	closed: { words: "关房 | Closed", color: "default" },
};
const ROOM = { minWidth: 74, margin: 0, padding: "4px 6px", fontSize: 18, textAlign: "center" } as const;

export function RoomPlan({ buildings }: { buildings: readonly Building[] }) {
	return (
		<Flex vertical gap="middle">
			{buildings.map(({ community, building, floors }) => (
				<Flex vertical gap="small" key={`${community} ${building}`} data-building={building}>
					<p>{`${community} ${building}`}</p>
					{floors.map(({ floor, rooms }) => (
						<Flex key={floor} gap="small" align="baseline">
							<small style={{ flex: "0 0 72px" }}>{t("{floor} 层 | {floor}F", { floor })}</small>
							<Flex wrap gap={6}>
								{rooms.map(({ id, name, state }) => (
									<Tag
										key={id}
										color={LOOKS[state].color}
										style={ROOM}
										data-look={state}
										title={t(LOOKS[state].words)}
									>
										{name}
									</Tag>
								))}
							</Flex>
						</Flex>
					))}
				</Flex>
			))}
			<Legend plan={buildings} />
		</Flex>
	);
}

function Legend({ plan }: { plan: readonly Building[] }) {
	const found = new Set(
		plan.flatMap(({ floors }) => floors.flatMap(({ rooms }) => rooms.map((room) => room.state))),
	);
	return (
		<Flex wrap gap="small" aria-label={t("图例 | Legend")}>
			{(Object.keys(LOOKS) as Look[])
				.filter((look) => found.has(look))
				.map((look) => (
					<Tag key={look} color={LOOKS[look].color} style={ROOM}>
						{t(LOOKS[look].words)}
					</Tag>
				))}
		</Flex>
	);
}
