/** Shows one's picture and takes another through the file service. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useRef, useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { storeFile } from "@/parts/upload/sender";
import { Face } from "./Face";

const TYPES = ["image/png", "image/jpeg", "image/bmp"];
const MAX_BYTES = 10 * 1024 * 1024;

interface Props {
	name: string;
	avatar: string | null;
	/** Absent where nothing can be changed now. */
	onChange: ((path: string | null) => void) | null;
}

export function AvatarField({ name, avatar, onChange }: Props) {
	return (
		<Flex align="center" gap="middle">
			<Face name={name} avatar={avatar} size={72} />
			{onChange && <Change avatar={avatar} onChange={onChange} />}
		</Flex>
	);
}

function Change({ avatar, onChange }: { avatar: string | null; onChange: (path: string | null) => void }) {
	const input = useRef<HTMLInputElement>(null);
	const [busy, setBusy] = useState(false);
	const take = async (file: File | undefined) => {
		if (!file) return;
		if (!TYPES.includes(file.type)) return toast("warning", "请上传图片 | Please upload a picture");
		if (file.size > MAX_BYTES) return toast("warning", "图片不能超过10MB | At most 10 MB");
		setBusy(true);
		try {
			onChange((await storeFile(file, { biz: "avatar", kind: "image" })).path);
		} catch {
			toast("error", t("{file} 上传失败. | {file} could not be uploaded.", { file: file.name }));
		}
		setBusy(false);
	};
	return (
		<>
			<input
				ref={input}
				type="file"
				className="gj-sr"
				tabIndex={-1}
				aria-label={t("头像 | Picture")}
				accept={TYPES.join(",")}
				onChange={(event) => {
					void take(event.target.files?.[0]);
					event.target.value = "";
				}}
			/>
			<Button loading={busy} onClick={() => input.current?.click()}>
				{t("更换头像 | Change picture")}
			</Button>
			{avatar && (
				<Button type="text" disabled={busy} onClick={() => onChange(null)}>
					{t("移除 | Remove")}
				</Button>
			)}
		</>
	);
}
