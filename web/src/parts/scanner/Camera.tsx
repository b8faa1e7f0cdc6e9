/** The camera as a scanner, open as long as it is on the page; where there is none it says what to do instead. */
import { useEffect, useRef, useState } from "react";
import { type Pair, t } from "@/kit/text";
import { canScan, openCamera } from "./detector";

export const NO_CAMERA: Pair =
	"此浏览器不能用摄像头识别二维码，请输入票号或用扫码枪 | This browser reads no codes by camera; type the number or use a scanner";
const REFUSED: Pair =
	"摄像头打不开，请允许使用摄像头，或输入票号 | The camera does not open; allow it, or type the number";

export function Camera({ onCode }: { onCode: (text: string) => void }) {
	const video = useRef<HTMLVideoElement>(null);
	const told = useRef(onCode);
	const [trouble, setTrouble] = useState<Pair | null>(canScan() ? null : NO_CAMERA);
	useEffect(() => {
		told.current = onCode;
	});
	useEffect(() => {
		if (!video.current) return;
		let gone = false;
		let stop = () => {};
		openCamera(video.current, (text) => told.current(text)).then(
			(close) => {
				if (gone) close();
				else stop = close;
			},
			() => !gone && setTrouble(REFUSED),
		);
		return () => {
			gone = true;
			stop();
		};
	}, []);
	if (trouble) return <p role="status">{t(trouble)}</p>;
	return (
		<video
			ref={video}
			muted
			playsInline
			aria-label={t("摄像头画面 | What the camera sees")}
			style={{ width: "100%", maxHeight: "40dvh", objectFit: "cover" }}
		/>
	);
}
