/** The filters as pickers; each writes itself into the line, so that typing and choosing are one thing. */
import DatePicker from "antd/es/date-picker";
import Select from "antd/es/select";
import dayjs from "dayjs";
import { type Pair, t } from "@/kit/text";
import { PersonSelect } from "../people/PersonSelect";
import { useInbox } from "../state/inbox";
import { type KindFilter, type Typed, withFilter } from "./filters";
import styles from "./search.module.css";

interface Props {
	line: string;
	typed: Typed;
	/** The search stays within one conversation. */
	inside: boolean;
	onLine(line: string): void;
}

const KIND_WORDS: Record<KindFilter, Pair> = {
	text: "文字 | Text",
	image: "图片 | Pictures",
	voice: "语音 | Voice",
	file: "文件 | Files",
	card: "记录卡片 | Record cards",
};

export function Pickers({ line, typed, inside, onLine }: Props) {
	const set = (name: Parameters<typeof withFilter>[1]) => (value: string | null | undefined) =>
		onLine(withFilter(line, name, value || null));
	return (
		<fieldset className={styles.pickers} aria-label={t("筛选 | Filters")}>
			<PersonSelect
				label={t("发送人 | From")}
				value={typed.from}
				keyOf={(person) => person.realname}
				onChange={set("from")}
			/>
			{!inside && <PlaceSelect value={typed.in} onChange={set("in")} />}
			<Day label={t("晚于 | After")} value={typed.after} onChange={set("after")} />
			<Day label={t("早于 | Before")} value={typed.before} onChange={set("before")} />
			<Select<KindFilter>
				allowClear
				aria-label={t("类型 | Kind")}
				placeholder={t("类型 | Kind")}
				value={typed.kind}
				options={Object.entries(KIND_WORDS).map(([value, word]) => ({
					value: value as KindFilter,
					label: t(word),
				}))}
				onChange={set("kind")}
			/>
		</fieldset>
	);
}

interface OneProps {
	value: string | null;
	onChange(value: string | null | undefined): void;
}

function PlaceSelect({ value, onChange }: OneProps) {
	const { data } = useInbox();
	const names = [...new Set(data?.conversations.map((one) => one.name))];
	return (
		<Select<string>
			allowClear
			aria-label={t("会话 | In")}
			placeholder={t("会话 | In")}
			value={value}
			showSearch
			options={names.map((name) => ({ value: name, label: name }))}
			onChange={onChange}
		/>
	);
}

function Day({ label, value, onChange }: OneProps & { label: string }) {
	return (
		<DatePicker
			aria-label={label}
			placeholder={label}
			value={value ? dayjs(value) : null}
			onChange={(day) => onChange(day ? day.format("YYYY-MM-DD") : null)}
		/>
	);
}
