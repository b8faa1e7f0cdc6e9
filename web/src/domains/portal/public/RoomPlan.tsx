/** The buildings on the wall: rooms by floor, coloured by what is to be seen from outside; names of rooms, nobody's else. */
import Flex from "antd/es/flex";
import { type Pair, t } from "@/kit/text";
import type { Building } from "./api";
import { ROOMS_ABREAST } from "./turns";

type Look = Building["floors"][number]["rooms"][number]["state"];

const ON_COLOUR = "var(--ant-color-bg-layout)";
const LOOKS: Readonly<Record<Look, { words: Pair; background: string; color: string }>> = {
	free: { words: "空房 | Free", background: "var(--ant-color-success)", color: ON_COLOUR },
	part: {
		words: "部分入住 | Partly taken",
		background: "linear-gradient(135deg, var(--ant-color-primary) 50%, var(--ant-color-success) 50%)",
		color: ON_COLOUR,
	},
	taken: { words: "已租 | Taken", background: "var(--ant-color-primary)", color: ON_COLOUR },
	dirty: { words: "脏房 | Dirty", background: "var(--ant-color-error)", color: ON_COLOUR },
	cleaning: { words: "清洁中 | Cleaning", background: "var(--ant-color-warning)", color: ON_COLOUR },
	closed: {
		words: "关房 | Closed",
		background: "var(--ant-color-border-secondary)",
		color: "var(--ant-color-text)",
	},
};
const ROOM_WIDTH = 76;
const ROOM = {
	minWidth: ROOM_WIDTH,
	padding: "6px 4px",
	borderRadius: 6,
	fontSize: 18,
	lineHeight: 1.2,
	textAlign: "center",
} as const;
const GAP = 4;
const LABEL = { flex: "0 0 72px", fontSize: 20 } as const;

export function RoomPlan({ buildings }: { buildings: readonly Building[] }) {
	return (
		<>
			<Flex gap={40} align="start" style={{ flex: 1, minHeight: 0 }}>
				{buildings.map((one) => (
					<Tower key={`${one.community} ${one.building} ${one.floors[0]?.floor}`} building={one} />
				))}
			</Flex>
			<Legend plan={buildings} />
		</>
	);
}

function Tower({ building: { community, building, floors } }: { building: Building }) {
	return (
		<Flex vertical gap="small" data-building={building}>
			<p style={{ margin: 0 }}>{`${community} ${building}`}</p>
			{floors.map(({ floor, rooms }) => (
				<Flex key={floor} align="center">
					<small style={LABEL}>{t("{floor} 层 | {floor}F", { floor })}</small>
					<Flex wrap gap={GAP} style={{ maxWidth: ROOMS_ABREAST * (ROOM_WIDTH + GAP) }}>
						{rooms.map(({ id, name, state }) => (
							<Chip key={id} look={state} words={name} />
						))}
					</Flex>
				</Flex>
			))}
		</Flex>
	);
}

function Chip({ look, words }: { look: Look; words: string }) {
	const { background, color } = LOOKS[look];
	return (
		<span style={{ ...ROOM, background, color }} data-look={look} title={t(LOOKS[look].words)}>
			{words}
		</span>
	);
}

function Legend({ plan }: { plan: readonly Building[] }) {
	const rooms = plan.flatMap(({ floors }) => floors.flatMap((floor) => floor.rooms));
	const found = new Set(rooms.map(({ state }) => state));
	return (
		<Flex wrap gap="small">
			{(Object.keys(LOOKS) as Look[])
				.filter((look) => found.has(look))
				.map((look) => (
					<Chip key={look} look={look} words={t(LOOKS[look].words)} />
				))}
		</Flex>
	);
}
