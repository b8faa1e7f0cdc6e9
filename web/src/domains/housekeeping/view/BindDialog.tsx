/** The QR code that binds a housekeeper's phone: ten minutes, then a new one; says at once when the phone is bound. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Result from "antd/es/result";
import Typography from "antd/es/typography";
import { useEffect, useRef, useState } from "react";
import { fetchRows } from "@/engine/wire";
import { localize, t } from "@/kit/text";
import { readTime } from "@/kit/time";
import { useTopic } from "@/live/useTopic";
import { Dialog } from "@/parts/dialog/Dialog";
import { QrCode } from "@/parts/qr/QrCode";
import { makeBindCode } from "../api";
import type { HkStaff } from "../order";

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
		<Dialog
			title={t("绑定手机：{name} | Bind a phone: {name}", { name: staff.name })}
			onClose={close}
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
				<Flex vertical align="center" gap="var(--ant-margin-sm)">
					{code.error && <Alert type="error" showIcon title={localize(code.error.message)} />}
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
				</Flex>
			)}
		</Dialog>
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

/** Tells the moment a phone is bound for a housekeeper: her row changes, or her phone speaks, after the code was shown. */
function useBound(staffId: string): boolean {
	const shownAt = useRef<string | null>(null);
	const row = useQuery({
		queryKey: ["hk-bound", staffId],
		queryFn: async () => (await fetchRows("housekeeping/staff", [staffId]))[0] ?? null,
		gcTime: 0,
	});
	const reread = () => void row.refetch();
	useTopic("list/housekeeping/staff", { onEvent: reread, onResync: reread });
	const boundAt = row.data ? String(row.data.boundAt ?? "") : null;
	if (boundAt !== null && shownAt.current === null) shownAt.current = boundAt;
	return boundAt !== null && boundAt !== "" && boundAt !== shownAt.current;
}
