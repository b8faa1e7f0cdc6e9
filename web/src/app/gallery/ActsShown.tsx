/** Parts that something is done with: dialogs, trees, slider, signature, voice, emoji, moves. */
import Button from "antd/es/button";
import { lazy, useState } from "react";
import { moved, placeBeside } from "@/kit/move";
import { toast } from "@/kit/notice";
import { BigModal, DETAIL_WIDTH } from "@/parts/modal/BigModal";
import { VoiceRecorder } from "@/parts/recorder/VoiceRecorder";
import { SignaturePad } from "@/parts/signature/SignaturePad";
import { Slider } from "@/parts/slider/Slider";
import { TreeTable } from "@/parts/tree-table/TreeTable";
import styles from "./Gallery.module.css";
import { Shown } from "./Shown";

const EmojiPicker = lazy(() => import("@/parts/emoji/EmojiPicker"));

export function ActsShown() {
	return (
		<section>
			<h2>动作 Acts</h2>
			<div className={styles.parts}>
				<Shown name="BigModal">
					<Dialogs />
				</Shown>
				<Shown name="TreeTable" wide>
					<Trees />
				</Shown>
				<Shown name="Slider">
					<Slider onEnd={async () => true} />
				</Shown>
				<Shown name="Slider refused">
					<Slider onEnd={async () => false} />
				</Shown>
				<Signatures />
				<Voices />
				<Shown name="EmojiPicker">
					<EmojiPicker onPick={(sign) => toast("info", sign)} />
				</Shown>
				<Shown name="move up and down">
					<Moves />
				</Shown>
				<Shown name="click throttle 300 ms">
					<Counter />
				</Shown>
			</div>
		</section>
	);
}

function Dialogs() {
	const [width, setWidth] = useState<number | null>(null);
	return (
		<p className={styles.line}>
			<Button onClick={() => setWidth(520)}>520</Button>
			<Button onClick={() => setWidth(DETAIL_WIDTH)}>detail {DETAIL_WIDTH}</Button>
			{width !== null && (
				<BigModal open width={width} title="放大的对话框" footer={null} onCancel={() => setWidth(null)}>
					<p>右上角可以全屏。</p>
				</BigModal>
			)}
		</p>
	);
}

interface Place {
	id: string;
	name: string;
	hasChild: string;
}

const PLACES: Readonly<Record<string, Place[]>> = {
	"0": [
		{ id: "zj", name: "浙江", hasChild: "1" },
		{ id: "xj", name: "一直在读", hasChild: "1" },
		{ id: "bj", name: "北京", hasChild: "0" },
	],
	zj: [
		{ id: "hz", name: "杭州", hasChild: "1" },
		{ id: "nb", name: "宁波", hasChild: "0" },
	],
};
const COLUMNS = [{ key: "name", title: "名称", dataIndex: "name" }];
const readPlaces = ({ parentId }: { parentId: string }) =>
	parentId === "xj" ? new Promise(() => undefined) : Promise.resolve(PLACES[parentId] ?? []);
const readWrong = async () => ({ list: [] });

function Trees() {
	return (
		<>
			<TreeTable<Place> name="gallery" label="地区" columns={COLUMNS} load={readPlaces} />
			<TreeTable<Place> name="gallery-wrong" label="不识别" columns={COLUMNS} load={readWrong} />
		</>
	);
}

function Signatures() {
	const [signed, setSigned] = useState<string | null>(null);
	return (
		<>
			<Shown name="SignaturePad">
				<SignaturePad
					label="客户签名"
					value={signed}
					onSigned={(picture) => setSigned(picture ? URL.createObjectURL(picture) : null)}
				/>
			</Shown>
			<Shown name="SignaturePad disabled">
				<SignaturePad label="锁定的签名" onSigned={() => undefined} disabled />
			</Shown>
		</>
	);
}

function Voices() {
	const [voice, setVoice] = useState<string | null>(null);
	return (
		<>
			<Shown name="VoiceRecorder">
				<VoiceRecorder
					label="留言"
					value={voice}
					onRecorded={(file) => setVoice(file ? URL.createObjectURL(file) : null)}
				/>
			</Shown>
			<Shown name="VoiceRecorder disabled">
				<VoiceRecorder label="锁定的留言" onRecorded={() => undefined} disabled />
			</Shown>
		</>
	);
}

function Moves() {
	const [list, setList] = useState(["甲", "乙", "丙"]);
	const step = (at: number, by: -1 | 1) => {
		const to = placeBeside(list.length, at, by);
		if (to !== null) setList(moved(list, at, to));
	};
	return (
		<ol>
			{list.map((name, at) => (
				<li key={name}>
					{name}{" "}
					<Button size="small" onClick={() => step(at, -1)} aria-label={`${name} 上移`}>
						↑
					</Button>{" "}
					<Button size="small" onClick={() => step(at, 1)} aria-label={`${name} 下移`}>
						↓
					</Button>
				</li>
			))}
		</ol>
	);
}

function Counter() {
	const [count, setCount] = useState(0);
	return (
		<Button type="primary" onClick={() => setCount(count + 1)}>
			{`点了 ${count} 次`}
		</Button>
	);
}
