/** The wall of the hall, full-screen: how many came, who came last, and the code by which the others sign in; live without a reload. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Result from "antd/es/result";
import Typography from "antd/es/typography";
import { useEffect } from "react";
import { useParams } from "react-router";
import { type Answer, get } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { startLive, stopLive } from "@/live/client";
import { useTopic } from "@/live/useTopic";
import { QrCode } from "@/parts/qr/QrCode";
import { Waiting } from "@/parts/Waiting";

type Hall = Answer<"GET /act/activity/wall">;

const ROOM = {
	minHeight: "100dvh",
	padding: "4vmin",
	background: "var(--ant-color-bg-layout)",
	color: "var(--ant-color-text)",
} as const;
const NUMBER = {
	fontSize: "24vmin",
	lineHeight: 1,
	fontWeight: 600,
	fontVariantNumeric: "tabular-nums",
} as const;
const WORDS = { fontSize: "4vmin" } as const;
const NAMES = { fontSize: "3.2vmin" } as const;

export default function HallWall() {
	const { id = "" } = useParams();
	const client = useQueryClient();
	useEffect(() => {
		void startLive();
		return stopLive;
	}, []);
	const again = () => void client.invalidateQueries({ queryKey: ["hall", id] });
	useTopic("list/act/registration", { onEvent: again, onResync: again });
	const { data, error } = useQuery({
		queryKey: ["hall", id],
		queryFn: () => get("/act/activity/wall", { id }, { quiet: true }),
		// The next code, as soon as this one is over.
		refetchInterval: ({ state }) => Math.max(state.data?.left ?? 5, 1) * 1000,
		refetchIntervalInBackground: true,
	});
	if (data) return <Picture hall={data} />;
	return error ? <Result status="warning" title={localize(error.message)} /> : <Waiting />;
}

function Picture({ hall }: { hall: Hall }) {
	const side = Math.round(Math.min(window.innerWidth, window.innerHeight) * 0.4);
	return (
		<Flex component="main" vertical justify="space-between" gap="4vmin" style={ROOM}>
			<header>
				<Typography.Title style={{ margin: 0 }}>{hall.title}</Typography.Title>
				<span style={NAMES}>
					{[hall.organisation, hall.place, hall.beginAt.slice(0, 16)].filter(Boolean).join(" · ")}
				</span>
			</header>
			<Flex wrap align="center" justify="space-around" gap="6vmin">
				<Flex vertical align="center">
					<output aria-live="polite" style={NUMBER} data-came={hall.came}>
						{hall.came}
					</output>
					<span style={WORDS}>
						{t("已签到，共报名 {expected} 人 | signed in, of {expected} registered", {
							expected: hall.expected,
						})}
					</span>
				</Flex>
				<Flex vertical align="center" gap="2vmin">
					{hall.url ? (
						<>
							<span data-here={hall.url}>
								<QrCode
									svg={hall.svg}
									state="ready"
									size={side}
									alt={t("自助签到二维码 | QR code to sign in")}
								/>
							</span>
							<span style={NAMES}>{t("扫码签到，每30秒更新 | Scan to sign in; new every 30 seconds")}</span>
						</>
					) : (
						<span style={WORDS}>
							{t("活动开始前2小时起可签到 | One may sign in from two hours before it begins")}
						</span>
					)}
				</Flex>
			</Flex>
			<Flex component="ul" wrap gap="3vmin" style={{ ...NAMES, listStyle: "none", padding: 0, margin: 0 }}>
				{hall.latest.map((one) => (
					<li key={one.id}>
						{one.name} {one.at.slice(11, 16)}
					</li>
				))}
			</Flex>
		</Flex>
	);
}
