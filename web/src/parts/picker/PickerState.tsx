/** What a picker shows instead of its choices: that they are read, that they could not be, or that the right is missing. */
import Button from "antd/es/button";
import type { ReactNode } from "react";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { EmptyBox } from "../EmptyBox";
import { Waiting } from "../Waiting";

interface Props {
	error: Error | null;
	retry?: (() => void) | undefined;
	waiting: boolean;
	children: ReactNode;
}

export const isRefused = (error: Error | null): error is Failure =>
	error instanceof Failure && error.status === 403;

export function PickerState({ error, retry, waiting, children }: Props) {
	if (isRefused(error)) return <Refused failure={error} />;
	if (error)
		return (
			<EmptyBox alarm title={t("没有读到 | This could not be read")} text={localize(error.message)}>
				{retry && (
					<Button type="primary" onClick={retry}>
						{t("重试 | Retry")}
					</Button>
				)}
			</EmptyBox>
		);
	return waiting ? <Waiting /> : children;
}

function Refused({ failure }: { failure: Failure }) {
	const needs = (failure.result as { needs?: string } | null)?.needs;
	return (
		<EmptyBox
			alarm
			title={t("您没有权限从这里选择 | You have no right to choose from here")}
			text={
				needs
					? t("缺少权限 {needs}，请联系管理员。 | The right {needs} is missing; ask an administrator.", {
							needs,
						})
					: localize(failure.message)
			}
		/>
	);
}
