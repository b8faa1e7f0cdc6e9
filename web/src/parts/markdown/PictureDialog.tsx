/** Asks for one picture, from this computer or from an address, and for a remark on it. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import { useId, useState } from "react";
import { isExternal } from "@/kit/address";
import { type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { Field } from "../dialog/Field";
import styles from "./markdown.module.css";

interface Props {
	upload: (picture: File) => Promise<string | null>;
	onChosen: (address: string, remark: string) => void;
	onClose: () => void;
}

const ACCEPT = ["image/png", "image/jpeg", "image/bmp"];

export function PictureDialog({ upload, onChosen, onClose }: Props) {
	const [from, setFrom] = useState<"local" | "network">("local");
	const [file, setFile] = useState<File | null>(null);
	const [address, setAddress] = useState("");
	const [remark, setRemark] = useState("");
	const [fault, setFault] = useState<Pair | null>(null);
	const [busy, setBusy] = useState(false);
	const turn = (way: "local" | "network") => {
		setFrom(way);
		setFault(null);
	};
	const confirm = async () => {
		const wrong = from === "local" ? faultOfFile(file) : faultOfAddress(address);
		setFault(wrong);
		if (wrong) return;
		if (from === "network") return onChosen(address.trim(), remark.trim());
		setBusy(true);
		const stored = file && (await upload(file));
		setBusy(false);
		if (stored) onChosen(stored, remark.trim() || (file?.name ?? ""));
	};
	return (
		<Dialog
			width={520}
			title={t("插入图片 | Insert a picture")}
			busy={busy}
			onSubmit={() => void confirm()}
			onClose={onClose}
		>
			<Flex vertical gap="middle" className={look.above}>
				<Segmented
					aria-label={t("图片来源 | Where the picture is")}
					value={from}
					onChange={turn}
					options={[
						{ value: "local", label: t("本地图片 | From this computer") },
						{ value: "network", label: t("网络图片 | From an address") },
					]}
				/>
				{from === "local" ? (
					<FileChoice file={file} fault={fault} onChange={setFile} />
				) : (
					<Field label={t("图片地址 | Address of the picture")} error={fault && t(fault)} required>
						<Input
							aria-label={t("图片地址 | Address of the picture")}
							placeholder="https://"
							value={address}
							onChange={(event) => setAddress(event.target.value)}
							onPressEnter={() => void confirm()}
						/>
					</Field>
				)}
				<Field label={t("备注 | Remark")}>
					<Input
						aria-label={t("备注 | Remark")}
						maxLength={100}
						value={remark}
						onChange={(event) => setRemark(event.target.value)}
					/>
				</Field>
			</Flex>
		</Dialog>
	);
}

function FileChoice({
	file,
	fault,
	onChange,
}: {
	file: File | null;
	fault: Pair | null;
	onChange: (file: File | null) => void;
}) {
	const id = useId();
	const label = t("选择一张图片 | Choose one picture");
	return (
		<Field label={t("图片文件 | Picture file")} error={fault && t(fault)} required>
			<Flex wrap align="center" gap="var(--ant-margin-sm)" className={styles.file}>
				<Button onClick={() => document.getElementById(id)?.click()}>{label}</Button>
				<span>{file?.name ?? t("png、jpg、jpeg、bmp | png, jpg, jpeg, bmp")}</span>
				<input
					id={id}
					type="file"
					hidden
					aria-label={label}
					accept={ACCEPT.join(",")}
					onChange={(event) => onChange(event.target.files?.[0] ?? null)}
				/>
			</Flex>
		</Field>
	);
}

const MOST_BYTES = 10 * 1024 * 1024;

function faultOfFile(file: File | null): Pair | null {
	if (!file) return "没有上传文件 | no file uploaded";
	if (!ACCEPT.includes(file.type)) return "请上传图片 | Please upload a picture";
	return file.size < MOST_BYTES ? null : "图片须小于10MB | The picture must be under 10 MB";
}

const faultOfAddress = (address: string): Pair | null =>
	isExternal(address.trim()) && !/\s/.test(address.trim())
		? null
		: "请输入以 http 或 https 开头的网址 | Enter an address starting with http or https";
