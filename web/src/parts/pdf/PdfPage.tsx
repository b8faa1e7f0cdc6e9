/** A stored PDF on a page of its own: pages below each other, zoom, download, progress while it loads. */

import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import ZoomInOutlined from "@ant-design/icons/es/icons/ZoomInOutlined";
import ZoomOutOutlined from "@ant-design/icons/es/icons/ZoomOutOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Progress from "antd/es/progress";
import Result from "antd/es/result";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import look from "@/parts/look.module.css";
import styles from "./PdfPage.module.css";
import { PdfSheet } from "./PdfSheet";
import { usePdf } from "./usePdf";

const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const A4_WIDTH = 595;

function fitting(): number {
	const room = Math.min(window.innerWidth - 32, 900) / A4_WIDTH;
	return SCALES.filter((scale) => scale <= room).at(-1) ?? 0.5;
}

export default function PdfPage() {
	const path = new URLSearchParams(useLocation().search).get("path") ?? "";
	const url = fileUrl(path);
	const name = path.split("/").at(-1) ?? path;
	const { document: opened, share, failed } = usePdf(url);
	const [scale, setScale] = useState(fitting);
	const step = (by: number) => setScale((now) => SCALES[SCALES.indexOf(now) + by] ?? now);
	useEffect(() => {
		window.document.title = name;
	}, [name]);
	if (!path) return <Result status="warning" title={t(WORDS.unknownFile)} />;
	if (failed) {
		return (
			<Result
				status="warning"
				title={t(WORDS.unshownFile)}
				extra={
					<Button href={url} download={name}>
						{t("下载 | Download")}
					</Button>
				}
			/>
		);
	}
	return (
		<div className={styles.page}>
			<Flex component="header" align="center" gap="small" className={styles.bar}>
				<h1 className={`${look.fill} ${look.cut}`}>{name}</h1>
				{opened && <span>{t(`共 ${opened.numPages} 页 | ${opened.numPages} pages`)}</span>}
				<Button
					icon={<ZoomOutOutlined />}
					disabled={scale === SCALES[0]}
					onClick={() => step(-1)}
					aria-label={t("缩小 | Zoom out")}
				/>
				<span className={styles.scale}>{Math.round(scale * 100)}%</span>
				<Button
					icon={<ZoomInOutlined />}
					disabled={scale === SCALES.at(-1)}
					onClick={() => step(1)}
					aria-label={t("放大 | Zoom in")}
				/>
				<Button icon={<DownloadOutlined />} href={url} download={name} aria-label={t("下载 | Download")} />
			</Flex>
			{!opened && <Progress className={styles.progress} percent={Math.round(share * 100)} />}
			{opened &&
				Array.from({ length: opened.numPages }, (_, index) => index + 1).map((number) => (
					<PdfSheet key={number} document={opened} number={number} scale={scale} />
				))}
		</div>
	);
}
