/** Six digits that were sent somewhere, and the button that sends them, as far as they are asked for here. */
import SafetyOutlined from "@ant-design/icons/es/icons/SafetyOutlined";
import Button from "antd/es/button";
import Input from "antd/es/input";
import { t } from "@/kit/text";

interface Props {
	id?: string;
	value?: string;
	onChange?: (value: string) => void;
	/** Seconds until another may be asked for. */
	left?: number;
	busy?: boolean;
	onAsk?: () => void;
	autoFocus?: boolean;
}

export function CodeBox({
	id,
	value = "",
	onChange,
	left = 0,
	busy = false,
	onAsk,
	autoFocus = false,
}: Props) {
	return (
		<Input
			{...(id ? { id } : {})}
			prefix={<SafetyOutlined />}
			value={value}
			autoComplete="one-time-code"
			inputMode="numeric"
			maxLength={6}
			autoFocus={autoFocus}
			onChange={(event) => onChange?.(event.target.value)}
			suffix={
				onAsk && (
					<Button type="link" size="small" disabled={left > 0 || busy} onClick={onAsk}>
						{left > 0 ? t("{left} 秒后重发 | Again in {left} s", { left }) : t("获取验证码 | Send code")}
					</Button>
				)
			}
		/>
	);
}
