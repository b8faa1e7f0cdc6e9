/** An inspection that failed: what is wrong, in words and photos. */

import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { actOn, refOf, uploadPhoto } from "../../api";

export default function FailDialog({ rows, onClose, title = "" }: ActionDialogProps<"housekeeping/order">) {
	const row = rows[0];
	const [words, setWords] = useState("");
	const [photos, setPhotos] = useState<string[]>([]);
	const sending = useSending();
	if (!row) return null;
	const send = () =>
		sending.run(async () => {
			await actOn("fail", { ...refOf(row), note: words.trim(), photos });
			onClose(true);
		});
	const add = async (files: File[]) => {
		for (const file of files) {
			try {
				const path = await uploadPhoto(file);
				setPhotos((old) => [...old, path]);
			} catch (error) {
				toast("error", failureOf(error).message);
			}
		}
	};
	return (
		<Dialog
			width={440}
			title={`${title} ${String(row.orderNo)}`}
			onClose={() => onClose(sending.failure !== null)}
			onSubmit={() => void send()}
			submitText={title}
			cancelText={t("返回 | Back")}
			danger
			disabled={!words.trim() || photos.length === 0}
			busy={sending.busy}
		>
			<Problem text={sending.problem ?? Object.values(sending.errors)[0] ?? null} />
			<label htmlFor="hk-words">
				{t("哪里不合格（必填） | What is wrong (required)")}
				<Input.TextArea
					id="hk-words"
					rows={2}
					autoFocus
					maxLength={200}
					value={words}
					onChange={(event) => setWords(event.target.value)}
				/>
			</label>
			<Flex component="label" vertical gap="small">
				{t("照片（至少一张，已选 {count}） | Photos (at least one, {count} chosen)", {
					count: photos.length,
				})}
				<input
					type="file"
					accept="image/*"
					multiple
					onChange={(event) => void add([...(event.target.files ?? [])])}
				/>
			</Flex>
		</Dialog>
	);
}
