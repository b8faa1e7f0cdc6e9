/** The segments of a check rule, one after another: how many characters, what they must look like, what is said otherwise. */
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { useState } from "react";
import type { EditProps } from "@/engine/kinds/types";
import { t } from "@/kit/text";
import { RowList } from "@/parts/row-list/RowList";
import { readList } from "./number-format";
import styles from "./rule.module.css";
import { firstFault, type Segment } from "./segments";

export default function CheckSegments({ value, onChange, label, disabled = false }: EditProps) {
	const segments = readList(value) as Segment[];
	const [tried, setTried] = useState("");
	const fault = tried ? firstFault(segments, tried) : null;
	return (
		<>
			<RowList
				label={label}
				items={segments}
				most={20}
				disabled={disabled}
				make={() => ({ digits: "*", pattern: "", message: "" })}
				addText={t("添加一段 | Add a segment")}
				onChange={(list) => onChange?.(list.length > 0 ? JSON.stringify(list) : "")}
				draw={(segment, set) => (
					<>
						<Input
							aria-label={t("位数 | Characters")}
							prefix={<small>{t("位数 | Chars")}</small>}
							placeholder="*"
							maxLength={4}
							value={segment.digits}
							onChange={(event) => set({ ...segment, digits: event.target.value })}
						/>
						<Input
							aria-label={t("格式（正则） | Pattern")}
							prefix={<small>{t("格式 | Pattern")}</small>}
							placeholder="[A-Z]+"
							value={segment.pattern}
							onChange={(event) => set({ ...segment, pattern: event.target.value })}
						/>
						<Input
							aria-label={t("不符时提示 | Said otherwise")}
							prefix={<small>{t("提示 | Message")}</small>}
							value={segment.message ?? ""}
							onChange={(event) => set({ ...segment, message: event.target.value })}
						/>
					</>
				)}
			/>
			{segments.length > 0 && (
				<Flex align="center" gap="var(--ant-margin-sm)" className={styles.try}>
					<Input
						aria-label={t("试一个值 | Try a value")}
						placeholder={t("试一个值 | Try a value")}
						value={tried}
						onChange={(event) => setTried(event.target.value)}
					/>
					<output data-preview data-fault={fault !== null}>
						{tried && (fault ?? t("符合 | Fits"))}
					</output>
				</Flex>
			)}
		</>
	);
}
