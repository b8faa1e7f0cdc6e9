/** A dialog that shows a sheet of paper and prints it alone. */
import Button from "antd/es/button";
import type { ReactNode } from "react";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { printPage } from "./PrintView";

interface Props {
	title: string;
	width?: number;
	close: () => void;
	children: ReactNode;
}

export function PrintDialog({ title, width = 820, close, children }: Props) {
	return (
		<Dialog
			width={width}
			title={title}
			onClose={close}
			footer={[
				<Button key="close" onClick={close}>
					{t("关闭 | Close")}
				</Button>,
				<Button key="print" type="primary" onClick={printPage}>
					{t("打印 | Print")}
				</Button>,
			]}
		>
			{children}
		</Dialog>
	);
}
