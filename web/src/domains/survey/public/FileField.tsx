/** A file or a signature as an answer: sent at once, named in the answer by where it lies. */
import UploadOutlined from "@ant-design/icons/es/icons/UploadOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Upload from "antd/es/upload";
import { useState } from "react";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { SignaturePad } from "@/parts/signature/SignaturePad";
import type { FieldProps } from "./AnswerField";
import { handIn } from "./api";

export function FileField({ token, question, value, onChange }: FieldProps) {
	const sending = useSending();
	const [name, setName] = useState("");
	const give = async (file: File) => {
		await sending.run(async () => {
			onChange(await handIn(token, question.id, file));
			setName(file.name);
		});
	};
	return (
		<Flex vertical gap="small">
			<Upload
				showUploadList={false}
				beforeUpload={(file) => {
					void give(file);
					return false;
				}}
			>
				<Button icon={<UploadOutlined />} loading={sending.busy}>
					{value ? t("重新上传 | Upload another") : t("上传（最大2MB） | Upload (2 MB at most)")}
				</Button>
			</Upload>
			{value && <span>{name}</span>}
			<Problem text={sending.problem ?? Object.values(sending.errors)[0]} />
		</Flex>
	);
}

export function SignatureField({ token, question, value, onChange }: FieldProps) {
	const sending = useSending();
	const [shown, setShown] = useState<string | null>(null);
	const sign = async (picture: File | null) => {
		if (picture === null) {
			setShown(null);
			return onChange(undefined);
		}
		await sending.run(async () => {
			onChange(await handIn(token, question.id, picture));
			setShown(URL.createObjectURL(picture));
		});
	};
	return (
		<>
			<SignaturePad label={question.title} value={value ? shown : null} onSigned={sign} />
			<Problem text={sending.problem ?? Object.values(sending.errors)[0]} />
		</>
	);
}
