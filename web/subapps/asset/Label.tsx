/** The label that is stuck on the thing: a QR code that opens its card, and its number. */
import Button from "antd/es/button";
import { useText } from "../kit/host";
import { useRead } from "../kit/useRows";

interface Told {
	code: string;
	name: string;
	svg: string;
}

export function Label({ id }: { id: string }) {
	const t = useText();
	const { data } = useRead<Told>("/asset/card/label", { id }, [`record/asset/card/${id}`]);
	if (!data) return null;
	// Drawn for use inside a page: as a picture of its own it must say what it is.
	const picture = `data:image/svg+xml,${encodeURIComponent(data.svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'))}`;
	return (
		<figure className="label">
			<img className="qr" src={picture} alt={t("二维码 | QR code")} />
			<figcaption>
				<b>{data.code}</b>
				<span>{data.name}</span>
				<Button size="small" onClick={() => print(picture, data)}>
					{t("打印标签 | Print the label")}
				</Button>
			</figcaption>
		</figure>
	);
}

/** In a frame of its own, so that only the label is printed. */
function print(picture: string, { code, name }: Told): void {
	const frame = document.createElement("iframe");
	frame.style.cssText = "position:fixed;inset:auto 0 0 auto;width:0;height:0;border:0";
	document.body.append(frame);
	const page = frame.contentDocument;
	if (!page || !frame.contentWindow) return;
	page.body.style.cssText = "margin:4mm;font:12px sans-serif;text-align:center;width:40mm";
	const image = page.createElement("img");
	image.style.width = "36mm";
	const line = page.createElement("p");
	line.textContent = `${code} ${name}`;
	page.body.append(image, line);
	frame.contentWindow.onafterprint = () => frame.remove();
	image.onload = () => frame.contentWindow?.print();
	image.src = picture;
}
