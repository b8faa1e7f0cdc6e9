/** Files of a public form: each is sent as it is chosen, and named in the answer once it has arrived. */
import UploadOutlined from "@ant-design/icons/es/icons/UploadOutlined";
import Button from "antd/es/button";
import Upload from "antd/es/upload";
import type { UploadFile } from "antd/es/upload/interface";
import type { Shapes } from "@/gen/api";
import { randomId } from "@/kit/client-id";
import { localize, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { acceptOf, type Limits, refusal } from "@/parts/upload/checks";
import { shrink } from "@/parts/upload/shrink";
import { UPLOAD } from "@/parts/upload/words";
import type { Handed } from "./asked";
import { handIn } from "./wire";

interface Props {
	id: string;
	field: Shapes["PublicField"];
	/** Of the link, and the field with the number of its sub-table before it. */
	token: string;
	place: string;
	files: Handed[];
	onFiles: (change: (before: Handed[]) => Handed[]) => void;
}

const shownOf = ({ id, name, percent, token, problem, shown }: Handed): UploadFile => ({
	uid: id,
	name,
	percent,
	status: problem ? "error" : token ? "done" : "uploading",
	...(problem ? { response: problem } : {}),
	...(shown ? { thumbUrl: shown } : {}),
});

export function FileEntry({ id, field, token, place, files, onFiles }: Props) {
	const picture = field.kind === "image";
	const limits: Limits = {
		kind: picture ? "image" : "file",
		most: field.most ?? 1,
		megabytes: field.megabytes ?? 1,
		side: 0,
	};
	const say = (name: string, more: Partial<Handed>) =>
		onFiles((all) => all.map((one) => (one.id === name ? { ...one, ...more } : one)));
	const give = async (file: File) => {
		const item: Handed = { id: randomId(), name: file.name, percent: 0 };
		if (picture) item.shown = URL.createObjectURL(file);
		onFiles((all) => [...all, item]);
		try {
			const problem = refusal(file, limits);
			if (problem) throw new Error(problem);
			const sent = picture ? await shrink(file, limits) : file;
			say(item.id, { token: await handIn(token, place, sent, (percent) => say(item.id, { percent })) });
		} catch (error) {
			say(item.id, { problem: localize(error instanceof Error ? error.message : String(error)) });
		}
	};
	const remove = (name: string) => {
		const gone = files.find((one) => one.id === name);
		if (gone?.shown) URL.revokeObjectURL(gone.shown);
		onFiles((all) => all.filter((one) => one.id !== name));
	};
	const accept = acceptOf(limits.kind);
	const problem = files.find((one) => one.problem);
	return (
		<>
			<Upload
				id={id}
				multiple={limits.most > 1}
				{...(accept ? { accept } : {})}
				listType={picture ? "picture" : "text"}
				fileList={files.map(shownOf)}
				beforeUpload={(file) => {
					void give(file);
					return false;
				}}
				onRemove={({ uid }) => remove(uid)}
			>
				<Button icon={<UploadOutlined />} disabled={files.length >= limits.most}>
					{t(picture ? "添加图片 | Add pictures" : "添加文件 | Add files")}
				</Button>
			</Upload>
			{files.length >= limits.most && limits.most > 1 && (
				<Problem text={t(picture ? UPLOAD.mostPictures : UPLOAD.mostFiles, { n: limits.most })} />
			)}
			<Problem text={problem && `${problem.name}：${problem.problem ?? ""}`} />
		</>
	);
}
