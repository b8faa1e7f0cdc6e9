/** The wall display: the day's figures, large and live, scaled to the screen; signed in by a person or by a display's link. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import ConfigProvider, { type ThemeConfig } from "antd/es/config-provider";
import theme from "antd/es/theme";
import darkAlgorithm from "antd/es/theme/themes/dark";
import { useEffect, useRef, useState } from "react";
import { Navigate } from "react-router";
import { loginPath } from "@/kit/login-path";
import { keepLogin, useToken } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { startLive, stopLive } from "@/live/client";
import { useTopic } from "@/live/useTopic";
import { enterDisplay, readWall, type Wall } from "./api";
import styles from "./Bigscreen.module.css";
import { WallPicture } from "./WallPicture";

/** The class below which the wall's own tokens hold. */
const TOKENS = "wall";
/** The wall is dark whatever the reader's screen is. */
const THEME: ThemeConfig = {
	algorithm: darkAlgorithm,
	cssVar: { key: TOKENS },
	token: {
		colorPrimary: "#3b9dff",
		colorSuccess: "#37c978",
		colorWarning: "#e0a030",
		colorError: "#f0616a",
		colorBgLayout: "#060d18",
		colorBgContainer: "#0c182a",
		colorText: "#ffffff",
		colorTextSecondary: "#9db6d3",
		colorBorderSecondary: "#1d3553",
		colorPrimaryBorderHover: "#2a5f98",
		// Read from across a room.
		fontSizeSM: 18,
	},
};
const WIDTH = 1920;
const HEIGHT = 1080;
const CALM_MS = 700;
const SURE_MS = 60_000;
const AGAIN_MS = 15_000;

export default function Bigscreen() {
	const token = useToken();
	const entering = useDisplayLink(token !== null);
	if (!token && entering === null) return <Navigate to={loginPath("/bigscreen")} replace />;
	return (
		<ConfigProvider theme={THEME}>
			<Stage>{token ? <LiveWall /> : <Message text={entering || t("正在连接… | Connecting…")} />}</Stage>
		</ConfigProvider>
	);
}

/** "" while the link is being used, its refusal, or null without one; a person who is signed in stays who they are. */
function useDisplayLink(signedIn: boolean): string | null {
	const link = location.hash.slice(1);
	const [refusal, setRefusal] = useState<string>("");
	useEffect(() => {
		if (signedIn || !link) return;
		let gone = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const enter = () =>
			enterDisplay(link).then(keepLogin, (error: unknown) => {
				if (gone) return;
				setRefusal(error instanceof Error ? localize(error.message) : String(error));
				// A wall has nobody who would press a button after a lost network.
				if (!(error instanceof Failure) || error.status === 0 || error.status >= 500)
					timer = setTimeout(enter, AGAIN_MS);
			});
		void enter();
		return () => {
			gone = true;
			clearTimeout(timer);
		};
	}, [signedIn, link]);
	return link ? refusal : null;
}

function LiveWall() {
	const client = useQueryClient();
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	useEffect(() => {
		void startLive();
		return stopLive;
	}, []);
	const changed = () => {
		timer.current ??= setTimeout(() => {
			timer.current = null;
			void client.invalidateQueries({ queryKey: ["wall"] });
		}, CALM_MS);
	};
	useTopic("today", { onEvent: changed, onResync: changed });
	const { data, error } = useQuery<Wall>({
		queryKey: ["wall"],
		queryFn: readWall,
		refetchInterval: SURE_MS,
		refetchIntervalInBackground: true,
		retry: (count, failure) => count < 3 && !(failure instanceof Failure && failure.status === 403),
	});
	if (data) return <WallPicture wall={data} />;
	return <Message text={error ? localize(error.message) : t("正在读取… | Reading…")} />;
}

function Message({ text }: { text: string }) {
	return (
		<p className={styles.message} role="status">
			{text}
		</p>
	);
}

/** A sheet of 1920 by 1080, as large as the window allows. */
function Stage({ children }: { children: React.ReactNode }) {
	// Whoever reads tokens first writes their variables.
	theme.useToken();
	const [scale, setScale] = useState(scaleNow);
	useEffect(() => {
		const resized = () => setScale(scaleNow());
		window.addEventListener("resize", resized);
		return () => window.removeEventListener("resize", resized);
	}, []);
	return (
		<main className={`${styles.room} ${TOKENS}`}>
			<div className={styles.stage} style={{ transform: `translate(-50%, -50%) scale(${scale})` }} data-wall>
				{children}
			</div>
		</main>
	);
}

const scaleNow = () => Math.min(window.innerWidth / WIDTH, window.innerHeight / HEIGHT);
