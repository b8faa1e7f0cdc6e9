/** Chooses several people inside a dialog: found by typing or walked to by department. */

import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Input from "antd/es/input";
import { useState } from "react";
import { t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import pane from "../panel/pane.module.css";
import { ByDepart } from "./ByDepart";
import { ChosenStrip } from "./ChosenStrip";
import { type Choosing, Found } from "./Found";
import styles from "./people.module.css";

type Props = Omit<Choosing, "word">;

export function ChoosePeople(props: Props) {
	const [word, setWord] = useState("");
	const label = t("搜索姓名、拼音或首字母 | Search by name, pinyin or initials");
	return (
		<div className={styles.choose}>
			<Input
				allowClear={clearable()}
				type="search"
				prefix={<SearchOutlined />}
				aria-label={label}
				placeholder={label}
				value={word}
				onChange={(event) => setWord(event.target.value)}
			/>
			<div className={`${pane.scroll} ${styles.within}`}>
				{word.trim() ? <Found {...props} word={word} /> : <ByDepart {...props} />}
			</div>
			<ChosenStrip chosen={props.chosen.people} drop={props.turn} />
		</div>
	);
}
