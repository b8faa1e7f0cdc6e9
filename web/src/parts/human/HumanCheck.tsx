/** Shows that a person is here: a slider, or the letters of a picture; what it gives counts once. */

import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useCallback, useEffect, useState } from "react";
import { get, post } from "@/kit/http";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Slider } from "@/parts/slider/Slider";
import type { Track } from "@/parts/slider/useDrag";
import styles from "./HumanCheck.module.css";

/** What goes with a form; the server uses it up. */
export type Proof = { slider: string } | { captcha: string; checkKey: number };

interface Props {
	onProof(proof: Proof | null): void;
}

export default function HumanCheck({ onProof }: Props) {
	const [picture, setPicture] = useState(false);
	const swap = () => {
		onProof(null);
		setPicture(!picture);
	};
	return (
		<Flex vertical gap="small" className={styles.human}>
			{picture ? <Letters onProof={onProof} /> : <Drag onProof={onProof} onLost={() => setPicture(true)} />}
			<button type="button" className={`${look.link} ${look.note}`} onClick={swap}>
				{picture ? t("改用滑块验证 | Use the slider") : t("改用图片验证码 | Use a picture instead")}
			</button>
		</Flex>
	);
}

const start = () => post("/sys/slider/start", undefined, { quiet: true });
const STALE_MS = 240_000;

function Drag({ onProof, onLost }: Props & { onLost: () => void }) {
	const [challenge, setChallenge] = useState<{ id: string; at: number } | null>(null);
	const renew = useCallback(() => {
		start().then(({ id }) => setChallenge({ id, at: Date.now() }), onLost);
	}, [onLost]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once; a new one is asked for when the old is used up
	useEffect(renew, []);
	const check = async (track: Track) => {
		const id = challenge && Date.now() - challenge.at < STALE_MS ? challenge.id : (await start()).id;
		try {
			const { pass } = await post("/sys/slider/verify", { id, ...track }, { quiet: true });
			onProof({ slider: pass });
			return true;
		} catch {
			renew();
			return false;
		}
	};
	return <Slider onEnd={check} />;
}

interface Picture {
	key: number;
	url: string;
}

async function drawPicture(): Promise<Picture> {
	const key = Date.now();
	return { key, url: await get(`/sys/randomImage/${key}`, undefined, { quiet: true }) };
}

function Letters({ onProof }: Props) {
	const [picture, setPicture] = useState<Picture | null>(null);
	const [typed, setTyped] = useState("");
	const draw = useCallback(() => {
		setTyped("");
		drawPicture().then(setPicture, () => setPicture(null));
	}, []);
	useEffect(draw, [draw]);
	const type = (text: string) => {
		setTyped(text);
		onProof(picture && text.trim().length >= 4 ? { captcha: text.trim(), checkKey: picture.key } : null);
	};
	return (
		<Flex gap="var(--ant-margin-sm)" className={styles.captcha}>
			<Input
				aria-label={t("验证码 | Letters in the picture")}
				placeholder={t("请输入图中字符 | Letters in the picture")}
				autoComplete="off"
				maxLength={4}
				value={typed}
				onChange={(event) => type(event.target.value)}
			/>
			<button type="button" onClick={draw} title={t("换一张 | Another picture")}>
				{picture && <img src={picture.url} alt={t("验证码图片，点击换一张 | Captcha, click for another")} />}
			</button>
		</Flex>
	);
}
