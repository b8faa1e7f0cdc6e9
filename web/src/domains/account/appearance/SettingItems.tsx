/** Every item of the settings, for the drawer and for the page of one's own account. */
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import Switch from "antd/es/switch";
import type { ReactNode } from "react";
import { during } from "@/kit/notice";
import { PRIMARY, type Settings, useSettings } from "@/kit/settings";
import { type Pair, t } from "@/kit/text";
import { chooseSettings } from "./roaming";
import styles from "./SettingsDrawer.module.css";

const PRESETS: ReadonlyArray<[colour: string, name: Pair]> = [
	[PRIMARY, "管家蓝 | Guanjia blue"],
	["#C8323C", "薄暮 | Dusk"],
	["#C2530A", "火山 | Volcano"],
	["#9A6A00", "日暮 | Sunset"],
	["#0B7A75", "明青 | Cyan"],
	["#2E7D32", "极光绿 | Green"],
	["#2F54EB", "极客蓝 | Geek blue"],
	["#722ED1", "酱紫 | Purple"],
];

/** The colours of everything are computed anew; the words stand until that is on the screen. */
function repaint(change: Partial<Settings>): void {
	const painted = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
	during("正在编译主题！ | compiling theme", painted);
	chooseSettings(change);
}

export function SettingItems() {
	const settings = useSettings();
	return (
		<>
			<Colours chosen={settings.primary} />
			<Choice
				name="theme"
				label={t("外观 | Appearance")}
				value={settings.theme}
				options={[
					["light", t("浅色 | Light")],
					["dark", t("深色 | Dark")],
					["system", t("系统 | System")],
				]}
			/>
			<Choice
				name="navTheme"
				label={t("导航风格 | Navigation")}
				value={settings.navTheme}
				options={[
					["light", t("浅色 | Light")],
					["dark", t("深色 | Dark")],
				]}
			/>
			<Choice
				name="layout"
				label={t("导航模式 | Menu position")}
				value={settings.layout}
				options={[
					["side", t("侧边 | Side")],
					["top", t("顶部 | Top")],
				]}
			/>
			<Choice
				name="density"
				label={t("密度 | Density")}
				value={settings.density}
				options={[
					["compact", t("紧凑 | Compact")],
					["middle", t("标准 | Normal")],
					["large", t("宽松 | Wide")],
				]}
			/>
			<Choice
				name="contentWidth"
				label={t("内容宽度 | Content width")}
				value={settings.contentWidth}
				disabled={settings.layout !== "top"}
				options={[
					["fluid", t("流式 | Fluid")],
					["fixed", t("定宽 | Fixed")],
				]}
			/>
			<Toggle name="fixedHeader" label={t("固定头部 | Fixed header")} on={settings.fixedHeader} />
			<Toggle
				name="autoHideHeader"
				label={t("下滑时隐藏头部 | Hide the header on scroll")}
				on={settings.autoHideHeader}
				disabled={!settings.fixedHeader}
			/>
			<Toggle
				name="fixedSider"
				label={t("固定侧边菜单 | Fixed side menu")}
				on={settings.fixedSider}
				disabled={settings.layout === "top"}
			/>
			<Toggle name="multiTab" label={t("多页签模式 | Tabs for open pages")} on={settings.multiTab} />
			<Toggle name="weak" label={t("色弱模式 | Colour-weak mode")} on={settings.weak} />
		</>
	);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<Flex align="center" justify="space-between" gap="var(--ant-margin-sm)" className={styles.row}>
			<span>{label}</span>
			{children}
		</Flex>
	);
}

interface ChoiceProps<K extends keyof Settings> {
	name: K;
	label: string;
	value: Settings[K];
	options: Array<[Settings[K] & string, string]>;
	disabled?: boolean;
}

function Choice<K extends keyof Settings>({ name, label, value, options, disabled = false }: ChoiceProps<K>) {
	return (
		<Row label={label}>
			<Segmented
				size="small"
				aria-label={label}
				disabled={disabled}
				value={value as string}
				options={options.map(([key, text]) => ({ value: key as string, label: text }))}
				onChange={(chosen) => chooseSettings({ [name]: chosen } as Partial<Settings>)}
			/>
		</Row>
	);
}

interface ToggleProps {
	name: keyof Settings;
	label: string;
	on: boolean;
	disabled?: boolean;
}

function Toggle({ name, label, on, disabled = false }: ToggleProps) {
	return (
		<Row label={label}>
			<Switch
				size="small"
				aria-label={label}
				checked={on}
				disabled={disabled}
				onChange={(now) => chooseSettings({ [name]: now })}
			/>
		</Row>
	);
}

function Colours({ chosen }: { chosen: string }) {
	return (
		<fieldset className={styles.colours}>
			<legend>{t("主题色 | Primary colour")}</legend>
			{PRESETS.map(([colour, name]) => (
				<button
					key={colour}
					type="button"
					aria-pressed={colour === chosen}
					aria-label={t(name)}
					style={{ background: colour }}
					onClick={() => repaint({ primary: colour })}
				>
					{colour === chosen ? "✓" : ""}
				</button>
			))}
		</fieldset>
	);
}
