/** The QR code that binds a housekeeper's phone: ten minutes, then a new one; says at once when the phone is bound. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Modal from "antd/es/modal";
import Result from "antd/es/result";
import Typography from "antd/es/typography";
import { useEffect, useState } from "react";
import { t, tell } from "@/kit/text";
import { QrCode } from "@/parts/qr/QrCode";
import { makeBindCode } from "../api";
import { type HkStaff, readTime } from "../order";
import styles from "./Dispatch.module.css";
import { useBound } from "./useBound";

interface BindProps {
	staff: Pick<HkStaff, "id" | "name" | "bound" | "seenAt">;
	close: () => void;
}

export function BindDialog({ staff, close }: BindProps) {
	const code = useQuery({
		queryKey: ["hk-bind", staff.id],
		queryFn: () => makeBindCode(staff.id),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
	const left = useSecondsUntil(code.data?.expires ?? null);
	const bound = useBound(staff.id);
	const over = code.data !== undefined && left <= 0;
	return (
		<Modal
			open
			title={t("绑定手机：{name} | Bind a phone: {name}", { name: staff.name })}
			footer={null}
			onCancel={close}
			width={420}
		>
			{bound ? (
				<Result
					status="success"
					title={t("绑定成功 | The phone is bound")}
					subTitle={staff.name}
					extra={
						<Button type="primary" onClick={close}>
							{t("完成 | Done")}
						</Button>
					}
				/>
			) : (
				<div className={styles.qr}>
					{code.error && <Alert type="error" showIcon title={tell(code.error.message)} />}
					<QrCode
						svg={code.data?.svg}
						state={code.isFetching ? "loading" : code.data ? (over ? "expired" : "ready") : "failed"}
						alt={t("绑定二维码 | Binding QR code")}
						size={260}
					/>
					{code.data && !code.isFetching && (
						<>
							<p role="timer" data-left={left} aria-live="off">
								{over
									? t("请重新生成 | Make a new code")
									: t("请用手机相机扫码，{left} 后失效 | Scan with the phone's camera; valid for {left}", {
											left: clock(left),
										})}
							</p>
							<Typography.Paragraph copyable={{ text: code.data.url, tooltips: false }}>
								{t("或复制链接发给她 | Or copy the link")}
							</Typography.Paragraph>
						</>
					)}
					<Button onClick={() => void code.refetch()} type={over ? "primary" : "default"}>
						{t("重新生成 | New code")}
					</Button>
				</div>
			)}
		</Modal>
	);
}

function clock(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function useSecondsUntil(moment: string | null): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, []);
	return moment ? Math.max(0, Math.ceil((readTime(moment).getTime() - now) / 1000)) : 0;
}
