/** Uploads files or pictures; the value is the list of stored paths, joined by commas. */
import ArrowLeftOutlined from "@ant-design/icons/es/icons/ArrowLeftOutlined";
import ArrowRightOutlined from "@ant-design/icons/es/icons/ArrowRightOutlined";
import CloseCircleFilled from "@ant-design/icons/es/icons/CloseCircleFilled";
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import UploadOutlined from "@ant-design/icons/es/icons/UploadOutlined";
import Button from "antd/es/button";
import Tooltip from "antd/es/tooltip";
import { useRef, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { type Failure, fileUrl, upload } from "@/kit/http";
import { ask, toast } from "@/kit/notice";
import { t, tell } from "@/kit/text";
import styles from "./EditFiles.module.css";
import { type EditProps, textOf } from "./types";

const IMAGE_TYPES = ["image/png", "image/jpeg", "image/bmp"];
const MAX_BYTES = 10 * 1024 * 1024;
const MOST_FILES = 9;

const UNSAID = { quiet: true, unsaid: WORDS.unknownError };

interface Props extends EditProps {
	pictures?: boolean;
}

interface Refused {
	name: string;
	why: string;
}

/** Pictures stop the person: a form that is saved without the one that failed looks finished. */
function sayFailed(refused: Refused[], pictures: boolean): void {
	const lines = refused.map(({ name, why }) => `${t(WORDS.uploadFailed, { file: name })} ${why}`);
	if (!pictures) for (const line of lines) toast("error", line);
	else void ask({ title: t(WORDS.uploadError), content: lines.join("\n"), only: true });
}

export function EditFiles({ field, value, onChange, id, disabled = false, label, pictures = false }: Props) {
	const paths = textOf(value).split(",").filter(Boolean);
	const [busy, setBusy] = useState(0);
	const [failed, setFailed] = useState<Refused[]>([]);
	const input = useRef<HTMLInputElement>(null);
	const most = MOST_FILES;

	const take = async (files: File[]) => {
		if (paths.length + files.length > most) {
			return toast("warning", t("最多只能上传{n}个文件 | At most {n} files can be uploaded", { n: most }));
		}
		const good = files.filter((file) => accepts(file, pictures));
		setBusy(good.length);
		const stored = [...paths];
		const refused: Refused[] = [];
		for (const file of good) {
			const form = new FormData();
			form.set("file", file);
			form.set("biz", field.key);
			try {
				stored.push((await upload<unknown>("/sys/common/upload1", form, UNSAID)).message);
			} catch (error) {
				refused.push({ name: file.name, why: tell((error as Failure).message) });
			}
			setBusy((left) => left - 1);
		}
		setFailed(refused);
		if (refused.length > 0) sayFailed(refused, pictures);
		onChange?.(stored.join(",") || null);
	};
	const move = (from: number, to: number) => {
		const next = [...paths];
		next.splice(to, 0, ...next.splice(from, 1));
		onChange?.(next.join(","));
	};
	return (
		<div className={styles.box}>
			{paths.map((path, index) => (
				<div key={path} className={styles.item} data-picture={pictures}>
					{pictures ? (
						<img src={fileUrl(path)} alt={t("图片{n} | Picture {n}", { n: index + 1 })} />
					) : (
						<a href={fileUrl(path)}>{path.split("/").at(-1)}</a>
					)}
					{!disabled && (
						<span className={styles.tools}>
							{pictures && index > 0 && (
								<Tool
									icon={<ArrowLeftOutlined />}
									label={t("前移 | Move left")}
									onClick={() => move(index, index - 1)}
								/>
							)}
							{pictures && index < paths.length - 1 && (
								<Tool
									icon={<ArrowRightOutlined />}
									label={t("后移 | Move right")}
									onClick={() => move(index, index + 1)}
								/>
							)}
							<Tool
								icon={<DeleteOutlined />}
								label={t("删除 | Remove")}
								onClick={() => onChange?.(paths.filter((one) => one !== path).join(",") || null)}
							/>
						</span>
					)}
				</div>
			))}
			{failed.map((one) => (
				<Tooltip
					key={one.name}
					title={one.why === t(WORDS.unknownError) ? t("上传失败 | Upload failed") : one.why}
				>
					<span className={styles.item} data-failed>
						<CloseCircleFilled />
						{one.name}
						<Tool
							icon={<DeleteOutlined />}
							label={t("移去 {file} | Dismiss {file}", { file: one.name })}
							onClick={() => setFailed(failed.filter((each) => each !== one))}
						/>
					</span>
				</Tooltip>
			))}
			<input
				ref={input}
				type="file"
				className={styles.input}
				tabIndex={-1}
				aria-label={label}
				multiple
				{...(pictures ? { accept: IMAGE_TYPES.join(",") } : {})}
				onChange={(event) => {
					void take([...(event.target.files ?? [])]);
					event.target.value = "";
				}}
			/>
			<Button
				id={id}
				aria-label={`${label}: ${t("点击上传 | Upload")}`}
				icon={<UploadOutlined />}
				loading={busy > 0}
				disabled={disabled || paths.length >= most}
				onClick={() => input.current?.click()}
			>
				{t("点击上传 | Upload")}
			</Button>
		</div>
	);
}

export const EditImages = (props: EditProps) => <EditFiles {...props} pictures />;

function Tool({ icon, label, onClick }: { icon: React.ReactNode; label: string; onClick: () => void }) {
	return <Button type="text" size="small" icon={icon} aria-label={label} onClick={onClick} />;
}

function accepts(file: File, pictures: boolean): boolean {
	if (pictures && !IMAGE_TYPES.includes(file.type)) {
		toast("warning", "请上传图片 | Please upload a picture");
		return false;
	}
	if (file.size > MAX_BYTES) {
		toast("warning", t("{file} 超过10MB | {file} is over 10 MB", { file: file.name }));
		return false;
	}
	return true;
}
