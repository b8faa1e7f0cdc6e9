/** A pad to sign on by finger, pen or mouse; who can do none of these brings a picture of the signature. */
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import UndoOutlined from "@ant-design/icons/es/icons/UndoOutlined";
import UploadOutlined from "@ant-design/icons/es/icons/UploadOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { type PointerEvent, useId, useRef, useState } from "react";
import { type Pair, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./SignaturePad.module.css";
import { INK, PEN_PX, type Point, pathOf, pictureOf, type Stroke, withPoint } from "./strokes";

interface Props {
	label: string;
	/** The address of what is signed already. */
	value?: string | null;
	/** A picture to store; null when the signature is taken back. */
	onSigned: (picture: File | null) => void | Promise<void>;
	disabled?: boolean;
	height?: number;
}

const HEIGHT = 180;
const KINDS = ["image/png", "image/jpeg", "image/bmp"];
const MOST_BYTES = 10 * 1024 * 1024;

export function SignaturePad({ label, value, onSigned, disabled = false, height = HEIGHT }: Props) {
	const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
	const [fault, setFault] = useState<Pair | null>(null);
	const [busy, setBusy] = useState(false);
	const signed = Boolean(value);
	const give = async (picture: File | null) => {
		setBusy(true);
		await onSigned(picture);
		setBusy(false);
		setStrokes([]);
	};
	const bring = (file: File | undefined) => {
		const wrong = file ? faultOf(file) : null;
		setFault(wrong);
		if (file && !wrong) void give(file);
	};
	return (
		<Flex
			vertical
			gap="small"
			className={styles.box}
			data-signature={signed ? "signed" : strokes.length > 0 ? "written" : "empty"}
		>
			{signed ? (
				<div className={`${look.white} ${styles.paper}`} style={{ height }}>
					<img src={value ?? ""} alt={label} />
				</div>
			) : (
				<Paper
					label={label}
					height={height}
					disabled={disabled || busy}
					strokes={strokes}
					onChange={setStrokes}
				/>
			)}
			{!disabled && (
				<Flex wrap gap="small">
					{!signed && (
						<>
							<Button
								icon={<UndoOutlined />}
								disabled={strokes.length === 0}
								onClick={() => setStrokes(strokes.slice(0, -1))}
							>
								{t("撤销一笔 | Undo")}
							</Button>
							<Bring label={label} onChosen={bring} />
						</>
					)}
					<Button
						icon={<DeleteOutlined />}
						disabled={!signed && strokes.length === 0}
						onClick={() => (signed ? void give(null) : setStrokes([]))}
					>
						{signed ? t("重新签名 | Sign again") : t("清空 | Clear")}
					</Button>
					{!signed && (
						<Button
							type="primary"
							loading={busy}
							disabled={strokes.length === 0}
							onClick={async () => give(await pictureOf(strokes, "signature.png"))}
						>
							{t("完成签名 | Done")}
						</Button>
					)}
				</Flex>
			)}
			<p role="alert" className={styles.fault}>
				{fault && t(fault)}
			</p>
		</Flex>
	);
}

interface PaperProps {
	label: string;
	height: number;
	disabled: boolean;
	strokes: readonly Stroke[];
	/** By what was drawn so far: a hand moves on before what it drew is on screen. */
	onChange: (turn: (strokes: readonly Stroke[]) => readonly Stroke[]) => void;
}

function Paper({ label, height, disabled, strokes, onChange }: PaperProps) {
	const drawing = useRef<number | null>(null);
	const place = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
		const box = currentTarget.getBoundingClientRect();
		return { x: clientX - box.left, y: clientY - box.top };
	};
	const begin = (event: PointerEvent<SVGSVGElement>) => {
		if (disabled || drawing.current !== null || event.button > 0) return;
		drawing.current = event.pointerId;
		event.currentTarget.setPointerCapture?.(event.pointerId);
		const point = place(event);
		onChange((drawn) => [...drawn, [point]]);
	};
	const go = (event: PointerEvent<SVGSVGElement>) => {
		if (drawing.current !== event.pointerId) return;
		const point = place(event);
		onChange((drawn) => {
			const last = drawn.at(-1) ?? [];
			const longer = withPoint(last, point);
			return longer === last ? drawn : [...drawn.slice(0, -1), longer];
		});
	};
	const end = (event: PointerEvent<SVGSVGElement>) => {
		if (drawing.current === event.pointerId) drawing.current = null;
	};
	return (
		<div className={`${look.white} ${styles.paper}`} style={{ height }} data-disabled={disabled}>
			<svg
				role="img"
				aria-label={t("{label}：已写 {n} 笔 | {label}: {n} strokes", { label, n: strokes.length })}
				onPointerDown={begin}
				onPointerMove={go}
				onPointerUp={end}
				onPointerCancel={end}
			>
				<title>{label}</title>
				{strokes.map((stroke) => (
					<path
						key={`${stroke[0]?.x} ${stroke[0]?.y}`}
						d={pathOf(stroke)}
						fill="none"
						stroke={INK}
						strokeWidth={PEN_PX}
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
				))}
			</svg>
			{strokes.length === 0 && (
				<span className={styles.hint} aria-hidden>
					{t("请在此处签名 | Sign here")}
				</span>
			)}
		</div>
	);
}

function Bring({ label, onChosen }: { label: string; onChosen: (file: File | undefined) => void }) {
	const id = useId();
	return (
		<>
			<Button icon={<UploadOutlined />} onClick={() => document.getElementById(id)?.click()}>
				{t("上传签名图片 | Upload a picture")}
			</Button>
			<input
				id={id}
				type="file"
				hidden
				accept={KINDS.join(",")}
				aria-label={t("{label}：上传签名图片 | {label}: upload a picture", { label })}
				onChange={(event) => {
					onChosen(event.target.files?.[0]);
					event.target.value = "";
				}}
			/>
		</>
	);
}

function faultOf(file: File): Pair | null {
	if (!KINDS.includes(file.type)) return "请上传图片 | Please upload a picture";
	return file.size < MOST_BYTES ? null : "图片须小于10MB | The picture must be under 10 MB";
}
