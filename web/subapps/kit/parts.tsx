/** The few widgets that the three sub-apps share. */
import Alert from "antd/es/alert";
import Badge from "antd/es/badge";
import Button from "antd/es/button";
import Select from "antd/es/select";
import Skeleton from "antd/es/skeleton";
import { type ReactNode, useEffect, useState } from "react";
import { useHost, useText } from "./host";
import type { Read } from "./useRows";

export interface Option {
	value: string;
	label: string;
	colour?: string | null;
}

/** A dictionary of the portal in the reader's language. */
export function useDict(code: string): Option[] {
	const { request, locale } = useHost();
	const [items, setItems] = useState<Option[]>([]);
	useEffect(() => {
		let gone = false;
		type Item = { value: string; text: string; textEn?: string | null; colour?: string | null };
		void request<Item[]>("GET", `/sys/dict/getDictItems/${code}`).then((found) => {
			if (gone) return;
			setItems(
				found.map(({ value, text, textEn, colour }) => ({
					value,
					label: locale === "en" && textEn ? textEn : text,
					colour: colour ?? null,
				})),
			);
		});
		return () => {
			gone = true;
		};
	}, [request, code, locale]);
	return items;
}

/** What stands there before the first answer, when there is none, and when nothing fits. */
export function Shown<T>({ read, empty, children }: { read: Read<T>; empty: boolean; children: ReactNode }) {
	const t = useText();
	if (read.data === null && read.error === null) return <Skeleton active paragraph={{ rows: 6 }} />;
	return (
		<>
			{read.error && (
				<Alert
					type="warning"
					showIcon
					title={read.error}
					action={
						<Button size="small" onClick={read.reload}>
							{t("重试 | Try again")}
						</Button>
					}
				/>
			)}
			{empty && !read.error ? <p className="nothing">{t("这里还没有内容 | Nothing here yet")}</p> : children}
		</>
	);
}

/** Chooses a person or a room: typing narrows the list, which the server searches. */
export function RefSelect({
	path,
	value,
	onChange,
	label,
	id,
}: {
	path: string;
	value: string | null;
	onChange: (value: string | null) => void;
	label: string;
	id?: string;
}) {
	const { request } = useHost();
	const [word, setWord] = useState("");
	const [options, setOptions] = useState<Option[]>([]);
	useEffect(() => {
		let gone = false;
		const timer = setTimeout(() => {
			void request<Array<{ value: string; text: string }>>("GET", "/sys/engine/options", {
				query: { path, keyword: word, pageSize: 20 },
			}).then((found) => gone || setOptions(found.map(({ value, text }) => ({ value, label: text }))));
		}, 300);
		return () => {
			gone = true;
			clearTimeout(timer);
		};
	}, [request, path, word]);
	return (
		<Select
			{...(id ? { id } : {})}
			allowClear
			value={value}
			aria-label={label}
			options={options}
			showSearch={{ filterOption: false, onSearch: setWord }}
			onChange={(chosen: string | null) => onChange(chosen ?? null)}
			className="wide"
		/>
	);
}

export function Labelled({
	label,
	wrong,
	children,
}: {
	label: string;
	wrong?: string | undefined;
	children: ReactNode;
}) {
	return (
		// biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
		<label className="field">
			<span>{label}</span>
			{children}
			{wrong && (
				<small role="alert" className="wrong">
					{wrong}
				</small>
			)}
		</label>
	);
}

/** A state in words and colour. */
export function State({ items, value }: { items: Option[]; value: string }) {
	const found = items.find((item) => item.value === value);
	return <Badge color={found?.colour ?? "default"} text={found?.label ?? value} />;
}
