/** The site's ads: those of the top one after the other, those of the other slots side by side. */
import LeftOutlined from "@ant-design/icons/es/icons/LeftOutlined";
import PauseOutlined from "@ant-design/icons/es/icons/PauseOutlined";
import PlayCircleOutlined from "@ant-design/icons/es/icons/PlayCircleOutlined";
import RightOutlined from "@ant-design/icons/es/icons/RightOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useEffect, useRef, useState } from "react";
import { wantsLessMotion } from "@/kit/screen";
import { t } from "@/kit/text";
import type { Ad } from "./api";
import { Picture } from "./Picture";

const TURN_MS = 6000;
/** A finger that moves less far only touches. */
const SWIPE = 40;
const BANNER = "clamp(9rem, 30vw, 20rem)";
const TILE = "7.5rem";

interface Props {
	ads: Ad[];
	/** Told of the ad whose link somebody follows. */
	followed?: (ad: Ad) => void;
}

/** It turns by itself until somebody stops it, points at it or reads in it; not at all for who wants less motion. */
export function Banner({ ads, followed }: Props) {
	const [turned, turn] = useState(0);
	const [runs, run] = useState(() => !wantsLessMotion());
	const [held, hold] = useState(false);
	const moves = runs && !held && ads.length > 1;
	useEffect(() => {
		if (!moves) return;
		const timer = setInterval(() => turn((before) => before + 1), TURN_MS);
		return () => clearInterval(timer);
	}, [moves]);
	const at = turned % ads.length;
	const ad = ads[at];
	const swipe = useSwipe((by) => turn(at + by + ads.length));
	if (!ad) return null;
	return (
		<section
			aria-roledescription={t("轮播 | Carousel")}
			aria-label={t("推荐 | Featured")}
			onPointerEnter={() => hold(true)}
			onPointerLeave={() => hold(false)}
			onFocus={() => hold(true)}
			onBlur={() => hold(false)}
			{...swipe}
		>
			<div aria-live={moves ? "off" : "polite"}>
				<Face key={ad.id} ad={ad} height={BANNER} followed={followed} />
			</div>
			{ads.length > 1 && (
				<Flex align="center" justify="center" gap="small">
					<Button
						type="text"
						icon={<LeftOutlined />}
						aria-label={t("上一条 | Previous")}
						onClick={() => turn(at + ads.length - 1)}
					/>
					<span>
						{at + 1} / {ads.length}
					</span>
					<Button
						type="text"
						icon={<RightOutlined />}
						aria-label={t("下一条 | Next")}
						onClick={() => turn(at + 1)}
					/>
					<Button
						type="text"
						icon={runs ? <PauseOutlined /> : <PlayCircleOutlined />}
						aria-label={runs ? t("停止轮播 | Stop turning") : t("开始轮播 | Let it turn")}
						onClick={() => run(!runs)}
					/>
				</Flex>
			)}
		</section>
	);
}

/** A finger's way across: to the left shows the next, to the right the one before. */
function useSwipe(go: (by: 1 | -1) => void) {
	const from = useRef<number | null>(null);
	return {
		onTouchStart: ({ touches }: React.TouchEvent) => {
			from.current = touches[0]?.clientX ?? null;
		},
		onTouchEnd: ({ changedTouches }: React.TouchEvent) => {
			const way = (changedTouches[0]?.clientX ?? 0) - (from.current ?? Number.NaN);
			from.current = null;
			if (Math.abs(way) > SWIPE) go(way < 0 ? 1 : -1);
		},
	};
}

export function Tiles({ ads, followed }: Props) {
	return (
		<Flex component="ul" wrap gap="var(--ant-margin)">
			{ads.map((ad) => (
				<li key={ad.id} style={{ flex: "1 1 14rem", minWidth: 0 }}>
					<Face ad={ad} height={TILE} followed={followed} />
				</li>
			))}
		</Flex>
	);
}

/** Its picture, or its title where there is none or it does not come. */
function Face({ ad, height, followed }: { ad: Ad; height: string; followed: Props["followed"] }) {
	const face = (
		<Picture
			src={ad.image}
			alt={ad.title}
			style={{ display: "block", width: "100%", height, objectFit: "cover" }}
			instead={
				<Flex align="center" justify="center" style={{ ...TITLE, height }}>
					{ad.title}
				</Flex>
			}
		/>
	);
	if (!ad.link) return face;
	return (
		<a
			href={ad.link}
			target="_blank"
			rel="noopener noreferrer"
			style={{ display: "block" }}
			onClick={() => followed?.(ad)}
		>
			{face}
		</a>
	);
}

const TITLE = {
	padding: "var(--ant-padding)",
	borderRadius: "var(--ant-border-radius)",
	background: "var(--ant-color-primary-bg)",
	color: "var(--ant-color-text)",
	fontSize: "var(--ant-font-size-heading-3)",
	textAlign: "center",
	overflowWrap: "anywhere",
} as const;
