/** How I am reminded: quiet hours and what is shown where, kept by the server for all my windows, and notices of this browser. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Switch from "antd/es/switch";
import Table from "antd/es/table";
import TimePicker from "antd/es/time-picker";
import dayjs from "dayjs";
import { useState } from "react";
import { useBrowserNotices, wantBrowserNotices } from "@/engine/notices/browser-notice";
import { fetchReminding, REMINDING_KEY, type Reminding, saveReminding } from "@/engine/notices/wire";
import { type DictOption, useDict } from "@/kit/dict";
import { toast } from "@/kit/notice";
import { useReadOnly } from "@/kit/rights";
import { type Pair, t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import styles from "./NoticePreferences.module.css";

const CLOCK = "HH:mm";

export function NoticePreferences({ onDone }: { onDone?: () => void }) {
	const client = useQueryClient();
	const setting = useQuery({ queryKey: REMINDING_KEY, queryFn: ({ signal }) => fetchReminding(signal) });
	const again = () => void client.invalidateQueries({ queryKey: REMINDING_KEY });
	useTopic("user", {
		onEvent: ({ op }) => op === "notice.setting" && again(),
		onResync: again,
	});
	if (!setting.data) return <Waiting />;
	return (
		<Flex vertical gap="var(--ant-margin-sm)" className={look.narrow}>
			<QuietHours key={JSON.stringify(setting.data)} setting={setting.data} {...(onDone ? { onDone } : {})} />
			<BrowserSwitch />
		</Flex>
	);
}

function QuietHours({ setting, onDone }: { setting: Reminding; onDone?: () => void }) {
	const [draft, setDraft] = useState(setting);
	const [busy, setBusy] = useState(false);
	const readOnly = useReadOnly();
	const fixed = readOnly || !draft.quiet;
	const client = useQueryClient();
	const change = (part: Partial<Reminding>) => setDraft({ ...draft, ...part });
	const save = async () => {
		setBusy(true);
		try {
			const { quietNow: _, ...wanted } = draft;
			client.setQueryData(REMINDING_KEY, await saveReminding(wanted));
			toast("success", "保存成功！ | Saved");
			onDone?.();
		} catch {
			// The refusal has been said; what was chosen stays.
		} finally {
			setBusy(false);
		}
	};
	return (
		<>
			<Flex align="center" justify="space-between" gap="middle">
				<span id="gj-quiet">{t("免打扰时段 | Quiet hours")}</span>
				<Switch
					aria-labelledby="gj-quiet"
					checked={draft.quiet}
					disabled={readOnly}
					onChange={(quiet) => change({ quiet })}
				/>
			</Flex>
			<Flex align="center" gap="small" className={styles.hours}>
				<Clock
					label={t("从 | From")}
					value={draft.quietBegin}
					disabled={fixed}
					onChange={(quietBegin) => change({ quietBegin })}
				/>
				<span aria-hidden>–</span>
				<Clock
					label={t("到 | To")}
					value={draft.quietEnd}
					disabled={fixed}
					onChange={(quietEnd) => change({ quietEnd })}
				/>
			</Flex>
			<Checkbox
				disabled={fixed}
				checked={draft.urgentThrough}
				onChange={(event) => change({ urgentThrough: event.target.checked })}
			>
				{t("紧急通知仍然提醒 | Urgent notices still remind")}
			</Checkbox>
			<p className={look.note}>
				{setting.quietNow
					? t("现在是免打扰时段：只计数，不弹出。 | It is quiet now: notices count but do not pop up.")
					: t("免打扰时只计数，不弹出提醒。 | In quiet hours notices count but do not pop up.")}
			</p>
			<Matrix muted={draft.muted} change={(muted) => change({ muted })} disabled={readOnly} />
			<Flex justify="flex-end" gap="small">
				{onDone && <Button onClick={onDone}>{t("返回 | Back")}</Button>}
				{!readOnly && (
					<Button type="primary" loading={busy} onClick={() => void save()}>
						{t("保存 | Save")}
					</Button>
				)}
			</Flex>
		</>
	);
}

const CHANNELS: ReadonlyArray<{ code: string; name: Pair }> = [
	{ code: "popup", name: "右下角提醒 | In the corner" },
	{ code: "desktop", name: "桌面通知 | On the desktop" },
];

interface MatrixProps {
	muted: string[];
	change: (muted: string[]) => void;
	disabled: boolean;
}

/** What is shown where, by kind and channel; the list of notices has everything. */
function Matrix({ muted, change, disabled }: MatrixProps) {
	const kinds = useDict("notice_kind");
	const turn = (key: string, on: boolean) =>
		change(on ? muted.filter((one) => one !== key) : [...muted, key]);
	return (
		<Table<DictOption>
			size="small"
			pagination={false}
			rowKey="value"
			aria-label={t("提醒方式 | What is shown where")}
			dataSource={[...kinds]}
			columns={[
				{ key: "kind", title: t("消息类别 | Kind"), dataIndex: "text", rowScope: "row" as const },
				...CHANNELS.map(({ code, name }) => ({
					key: code,
					title: t(name),
					align: "center" as const,
					render: (_: unknown, { value, text }: DictOption) => (
						<Checkbox
							aria-label={`${text} ${t(name)}`}
							checked={!muted.includes(`${value}.${code}`)}
							disabled={disabled}
							onChange={({ target }) => turn(`${value}.${code}`, target.checked)}
						/>
					),
				})),
			]}
		/>
	);
}

interface ClockProps {
	label: string;
	value: string;
	disabled: boolean;
	onChange: (value: string) => void;
}

function Clock({ label, value, disabled, onChange }: ClockProps) {
	return (
		<TimePicker
			aria-label={label}
			format={CLOCK}
			allowClear={false}
			needConfirm={false}
			disabled={disabled}
			value={dayjs(`2000-01-01 ${value}`)}
			onChange={(moment) => moment && onChange(moment.format(CLOCK))}
			getPopupContainer={(input) => input.closest<HTMLElement>("[role=dialog]") ?? document.body}
		/>
	);
}

function BrowserSwitch() {
	const { on, permission } = useBrowserNotices();
	if (permission === "unsupported") return null;
	return (
		<Flex vertical gap="small" className={styles.browser}>
			<Flex align="center" justify="space-between" gap="middle">
				<span id="gj-browser-notice">{t("浏览器桌面通知 | Notices on the desktop")}</span>
				<Switch
					aria-labelledby="gj-browser-notice"
					checked={on}
					disabled={permission === "denied"}
					onChange={(wanted) => void wantBrowserNotices(wanted)}
				/>
			</Flex>
			<p className={look.note}>
				{permission === "denied"
					? t(
							"浏览器已禁止本站通知，请在浏览器设置中放开。 | The browser forbids notices of this site; allow them in its settings.",
						)
					: t("窗口在后台时也能看到新通知。 | New notices are seen while this window is in the background.")}
			</p>
		</Flex>
	);
}
