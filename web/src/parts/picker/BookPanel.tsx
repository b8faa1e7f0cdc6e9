/** An address-book panel at the side: found by typing, several chosen, then confirmed or cancelled; both end it. */

import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { type ReactNode, useMemo, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { matchNames } from "@/kit/match";
import { t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import look from "@/parts/look.module.css";
import { EmptyBox } from "../EmptyBox";
import { type Choice, useChoosing } from "./choice";
import { PickerState } from "./PickerState";
import styles from "./picker.module.css";
import { noteRecent, readRecent } from "./recent";

interface Props {
	title: string;
	searchLabel: string;
	/** All that can be chosen; `more` is searched too and stands beside the name. */
	entries: Array<Choice & { more?: string }> | undefined;
	error?: Error | null;
	retry?: () => void;
	chosen: readonly Choice[];
	memory?: string;
	/** What an entry stands for, such as the people behind a role. */
	below?: (entry: Choice) => ReactNode;
	onOk: (chosen: Choice[]) => void;
	onCancel: () => void;
}

export const BOOK_WIDTH = 360;

export function BookPanel(props: Props) {
	const { title, entries, error = null, memory, below } = props;
	const choosing = useChoosing(props.chosen, true);
	const [word, setWord] = useState("");
	const [recent] = useState(() => new Set(readRecent(memory).map(({ id }) => id)));
	const shown = useMemo(() => {
		const all = entries ?? [];
		if (word.trim()) return all.filter((one) => matchNames([one.name, one.more ?? ""], word) !== null);
		return [...all.filter((one) => recent.has(one.id)), ...all.filter((one) => !recent.has(one.id))];
	}, [entries, word, recent]);
	const confirm = () => {
		noteRecent(memory, choosing.list);
		props.onOk([...choosing.list]);
	};
	return (
		<Drawer
			open
			size={BOOK_WIDTH}
			title={title}
			onClose={props.onCancel}
			footer={
				<Flex wrap align="center" gap="small">
					<Flex component="span" gap="small" className={look.fill}>
						{t("已选择 {n} 项 | {n} chosen", { n: choosing.list.length })}
					</Flex>
					<Button onClick={props.onCancel}>{t("取消 | Cancel")}</Button>
					<Button type="primary" disabled={choosing.list.length === 0} onClick={confirm}>
						{t("确定 | OK")}
					</Button>
				</Flex>
			}
		>
			<div className={styles.body}>
				<Input
					allowClear={clearable()}
					autoFocus
					type="search"
					prefix={<SearchOutlined />}
					aria-label={props.searchLabel}
					placeholder={props.searchLabel}
					value={word}
					onChange={(event) => setWord(event.target.value)}
				/>
				<PickerState error={error} retry={props.retry} waiting={entries === undefined}>
					{shown.length === 0 ? (
						<EmptyBox title={t(WORDS.noDataFound)} />
					) : (
						<ul className={look.rows} aria-label={title}>
							{shown.map((one) => (
								<li key={one.id}>
									<Checkbox checked={choosing.ids.has(one.id)} onChange={() => choosing.turn(one)}>
										{one.name} {one.more && <small>{one.more}</small>}
									</Checkbox>
									{below?.(one)}
								</li>
							))}
						</ul>
					)}
				</PickerState>
			</div>
		</Drawer>
	);
}
