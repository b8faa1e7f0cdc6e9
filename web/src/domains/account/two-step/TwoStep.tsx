/** Whether my account asks for a second step, and what I may do about it. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { lazy, Suspense, useState } from "react";
import { useReadOnly } from "@/kit/rights";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { factorQuery } from "../api";
import type { Wish } from "./ProveDialog";

const ProveDialog = lazy(() => import("./ProveDialog"));
const SetUp = lazy(() => import("./SetUp").then((found) => ({ default: found.SetUp })));

export function TwoStep() {
	const { data, error, refetch } = useQuery(factorQuery);
	const client = useQueryClient();
	const readOnly = useReadOnly();
	const [asked, setAsked] = useState<Wish | "on" | null>(null);
	if (!data) return error ? <Broken error={error} retry={() => void refetch()} /> : <Waiting />;
	const close = () => {
		setAsked(null);
		void client.invalidateQueries({ queryKey: factorQuery.queryKey });
	};
	return (
		<>
			<ul className={look.rows}>
				<li data-two-step={data.on}>
					<div>
						{data.on ? t("已开启 | On") : t("未开启 | Off")}
						<small>{data.on ? detailOf(data) : t(OFF)}</small>
					</div>
					{!readOnly && <Acts on={data.on} disabled={!data.password} onAsk={setAsked} />}
				</li>
			</ul>
			<Suspense fallback={null}>
				{asked === "on" && (
					<Dialog
						width={480}
						title={t("设置两步验证 | Set up two-step verification")}
						onClose={close}
						guarded
					>
						<SetUp onDone={close} />
					</Dialog>
				)}
				{asked !== null && asked !== "on" && <ProveDialog wish={asked} onClose={close} />}
			</Suspense>
		</>
	);
}

const OFF =
	"登录时除密码外再输入手机上的验证码，密码泄露也无法登录 | Besides the password a code of your phone is asked for, so that a stolen password lets nobody in";

function detailOf({ since, left, demanded }: { since: string | null; left: number; demanded: boolean }) {
	return [
		t("{at} 开启 | On since {at}", { at: since ?? "" }),
		t("剩余 {n} 个恢复码 | {n} recovery codes left", { n: left }),
		...(demanded ? [t("您的角色要求 | Your role demands it")] : []),
	].join(" · ");
}

interface ActsProps {
	on: boolean;
	disabled: boolean;
	onAsk: (asked: Wish | "on") => void;
}

function Acts({ on, disabled, onAsk }: ActsProps) {
	if (!on) {
		return (
			<Button type="link" disabled={disabled} onClick={() => onAsk("on")}>
				{t("开启 | Turn on")}
			</Button>
		);
	}
	return (
		<Flex wrap justify="end">
			<Button type="link" onClick={() => onAsk("codes")}>
				{t("新恢复码 | New codes")}
			</Button>
			<Button type="link" danger onClick={() => onAsk("off")}>
				{t("关闭 | Turn off")}
			</Button>
		</Flex>
	);
}
