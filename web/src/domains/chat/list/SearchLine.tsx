/** Finds among conversations and contacts by name, pinyin or initials. */

import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Input from "antd/es/input";
import { t } from "@/kit/text";
import pane from "../panel/pane.module.css";

export function SearchLine({ value, onChange }: { value: string; onChange: (word: string) => void }) {
	const label = t("搜索会话与联系人 | Search conversations and contacts");
	return (
		<div className={pane.top}>
			<Input
				allowClear
				variant="filled"
				type="search"
				prefix={<SearchOutlined />}
				aria-label={label}
				placeholder={t("搜索：姓名、拼音、首字母 | Name, pinyin, initials")}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Escape" || value === "") return;
					event.preventDefault();
					onChange("");
				}}
			/>
		</div>
	);
}
