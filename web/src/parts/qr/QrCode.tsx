/** A QR code in its states: a placeholder while it is made, faded with a word over it once scanned, expired or refused. */
import ReloadOutlined from "@ant-design/icons/es/icons/ReloadOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { type Pair, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./QrCode.module.css";
import { svgUrl } from "./svg-url";

export type QrState = "loading" | "ready" | "scanned" | "expired" | "failed";

interface Props {
	/** As the server draws it; nothing while it is made. */
	svg: string | null | undefined;
	state: QrState;
	alt: string;
	size?: number;
	/** A new one, offered once this one is of no use. */
	onRenew?: () => void;
}

const SIZE = 208;
const WORDS: Readonly<Partial<Record<QrState, Pair>>> = {
	scanned: "已扫码 | Scanned",
	expired: "二维码已过期 | The code has expired",
	failed: "二维码获取失败 | The code could not be made",
};

export function QrCode({ svg, state, alt, size = SIZE, onRenew }: Props) {
	const words = WORDS[state];
	return (
		<Flex
			vertical
			align="center"
			justify="center"
			className={`${look.white} ${styles.box}`}
			style={{ width: size, height: size }}
			data-qr={state}
		>
			{state === "loading" || !svg ? (
				<Placeholder waits={state === "loading"} />
			) : (
				<img
					src={svgUrl(svg)}
					alt={alt}
					width={size - 20}
					height={size - 20}
					data-faded={words !== undefined}
				/>
			)}
			<Flex
				vertical
				align="center"
				justify="center"
				gap="var(--ant-margin-sm)"
				className={styles.over}
				aria-live="polite"
			>
				{words && <span>{t(words)}</span>}
				{(state === "expired" || state === "failed") && onRenew && (
					<Button type="primary" size="small" icon={<ReloadOutlined />} onClick={onRenew}>
						{t("刷新 | Renew")}
					</Button>
				)}
			</Flex>
		</Flex>
	);
}

/** The three corners that every such code has. */
function Placeholder({ waits }: { waits: boolean }) {
	return (
		<div className={styles.placeholder} {...(waits ? { "data-waits": true } : {})}>
			<i aria-hidden />
			<i aria-hidden />
			<i aria-hidden />
			{waits && <output className="gj-sr">{t("二维码加载中 | Loading the code")}</output>}
		</div>
	);
}
