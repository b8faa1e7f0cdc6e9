/** A dialog that can fill the screen and go back; on a phone it has the whole width anyway. */
import FullscreenExitOutlined from "@ant-design/icons/es/icons/FullscreenExitOutlined";
import FullscreenOutlined from "@ant-design/icons/es/icons/FullscreenOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Modal, { type ModalProps } from "antd/es/modal";
import { useState } from "react";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import styles from "./BigModal.module.css";

/** Of a dialog that shows one record. */
export const DETAIL_WIDTH = 1200;

interface Props extends ModalProps {
	/** Opens filling the screen. */
	startsFull?: boolean;
}

export function BigModal({ startsFull = false, title, width, className = "", children, ...rest }: Props) {
	const phone = useScreen() === "phone";
	const [full, setFull] = useState(startsFull);
	const filled = full && !phone;
	return (
		<Modal
			{...rest}
			width={filled || phone ? "100%" : (width ?? 520)}
			centered={rest.centered === true && !filled}
			className={`${styles.dialog} ${filled ? styles.full : ""} ${className}`}
			title={
				<Flex component="span" align="center" gap="small">
					{title}
				</Flex>
			}
		>
			{!phone && (
				<Button
					type="text"
					size="small"
					className={styles.turn ?? ""}
					icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
					aria-label={full ? t("退出全屏 | Leave full screen") : t("全屏 | Full screen")}
					title={full ? t("退出全屏 | Leave full screen") : t("全屏 | Full screen")}
					onClick={() => setFull(!full)}
				/>
			)}
			{children}
		</Modal>
	);
}
