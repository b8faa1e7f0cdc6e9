/** Emoji by group or by name; arrows walk, the last ones used come first. */

import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { readStored, writeStored } from "@/kit/store";
import { t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import look from "@/parts/look.module.css";
import { Waiting } from "../Waiting";
import styles from "./EmojiPicker.module.css";
import {
	type Emoji,
	found,
	GROUPS,
	type Group,
	nameOf,
	readGroups,
	remembered,
	type SkinTone,
	TONES,
	withTone,
} from "./emoji";

const RECENT = "EMOJI_RECENT";
const TONE = "EMOJI_TONE";
const PER_LINE = 8;

export default function EmojiPicker({ onPick }: { onPick: (sign: string) => void }) {
	const [groups, setGroups] = useState<Group[] | null>(null);
	const [word, setWord] = useState("");
	const [recent, setRecent] = useState<string[]>(() => readStored<string[]>(RECENT) ?? []);
	const [chosen, setChosen] = useState("0");
	const [tone, setTone] = useState<SkinTone>(() => readStored<SkinTone>(TONE) ?? "");
	useEffect(() => void readGroups().then(setGroups), []);
	const hits = useMemo(() => (groups ? found(groups, word) : []), [groups, word]);
	if (!groups) return <Waiting />;
	const searching = word.trim() !== "";
	const shown = searching ? hits : (groups.find(({ key }) => key === chosen)?.emoji ?? []);
	const pick = (sign: string) => {
		const next = remembered(recent, sign);
		setRecent(next);
		writeStored(RECENT, next);
		onPick(sign);
	};
	return (
		<Flex vertical gap="small" className={styles.box} data-emoji-picker>
			<Flex gap="small">
				<Input
					allowClear={clearable()}
					autoFocus
					aria-label={t("查找表情 | Search emoji")}
					placeholder={t("按名称查找 | Search by name")}
					value={word}
					onChange={(event) => setWord(event.target.value)}
				/>
				<ToneChoice
					tone={tone}
					onChange={(next) => {
						setTone(next);
						writeStored(TONE, next);
					}}
				/>
			</Flex>
			{!searching && recent.length > 0 && (
				<Line
					label={t("最近使用 | Recent")}
					emoji={knownOf(groups, recent)}
					onPick={(one) => pick(one.sign)}
				/>
			)}
			{!searching && (
				<Segmented
					block
					size="small"
					aria-label={t("表情分组 | Groups")}
					value={chosen}
					onChange={setChosen}
					options={groups.map(({ key }) => ({
						value: key,
						label: (
							<>
								<span aria-hidden>{GROUPS[key]?.face}</span>
								<span className="gj-sr">{t(GROUPS[key]?.name ?? "其他 | Other")}</span>
							</>
						),
						title: t(GROUPS[key]?.name ?? "其他 | Other"),
					}))}
				/>
			)}
			{shown.length === 0 ? (
				<p className={look.quiet}>{t("没有找到表情 | No emoji found")}</p>
			) : (
				<Line
					tall
					label={searching ? t("找到的表情 | Found") : t(GROUPS[chosen]?.name ?? "其他 | Other")}
					emoji={shown.map((one) => ({ ...one, sign: withTone(one, tone) }))}
					onPick={(one) => pick(one.sign)}
				/>
			)}
			<output className="gj-sr">{searching ? t("找到 {n} 个 | {n} found", { n: hits.length }) : ""}</output>
		</Flex>
	);
}

/** A recent one may bear a tone that its entry has not. */
function knownOf(groups: readonly Group[], signs: readonly string[]): Emoji[] {
	const bare = (sign: string) => sign.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, "");
	const all = new Map(groups.flatMap(({ emoji }) => emoji.map((one) => [bare(one.sign), one] as const)));
	return signs.flatMap((sign) => {
		const known = all.get(bare(sign));
		return known ? [{ ...known, sign }] : [];
	});
}

function ToneChoice({ tone, onChange }: { tone: SkinTone; onChange: (tone: SkinTone) => void }) {
	const next = TONES[(TONES.indexOf(tone) + 1) % TONES.length] ?? "";
	return (
		<button
			type="button"
			className={styles.sign}
			title={t("换一种肤色 | Another skin tone")}
			aria-label={t("肤色 {n}/6，点击换一种 | Skin tone {n} of 6, click for another", {
				n: TONES.indexOf(tone) + 1,
			})}
			onClick={() => onChange(next)}
		>
			{withTone({ sign: "✋", toned: true }, tone)}
		</button>
	);
}

interface LineProps {
	label: string;
	emoji: readonly Emoji[];
	onPick: (emoji: Emoji) => void;
	tall?: boolean;
}

function Line({ label, emoji, onPick, tall = false }: LineProps) {
	const [at, setAt] = useState(0);
	const box = useRef<HTMLDivElement>(null);
	const current = Math.min(at, emoji.length - 1);
	const walk = (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: PER_LINE, ArrowUp: -PER_LINE }[event.key];
		const to = event.key === "Home" ? 0 : event.key === "End" ? emoji.length - 1 : current + (step ?? 0);
		if ((step === undefined && event.key !== "Home" && event.key !== "End") || to < 0 || to >= emoji.length)
			return;
		event.preventDefault();
		setAt(to);
		box.current?.querySelectorAll<HTMLElement>("[role=option]")[to]?.focus();
	};
	return (
		<>
			<div
				ref={box}
				role="listbox"
				aria-label={label}
				tabIndex={-1}
				className={styles.signs}
				data-tall={tall}
				onKeyDown={walk}
			>
				{emoji.map((one, place) => (
					<button
						key={one.sign}
						type="button"
						role="option"
						aria-selected={false}
						tabIndex={place === current ? 0 : -1}
						className={styles.sign}
						title={nameOf(one)}
						aria-label={nameOf(one)}
						onFocus={() => setAt(place)}
						onClick={() => onPick(one)}
					>
						{one.sign}
					</button>
				))}
			</div>
			{tall && (
				<p className={`${look.quiet} ${styles.name}`} aria-hidden>
					{emoji[current] && `${emoji[current].sign} ${nameOf(emoji[current])}`}
				</p>
			)}
		</>
	);
}
