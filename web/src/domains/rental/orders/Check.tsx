/** A line of what must be true before a step: whether it is, in a mark and in words, and how it can be mended. */
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import type { ReactNode } from "react";

const MARKS = { true: "✓", false: "✕" } as const;

/** Without `ok` it only tells a fact. */
export function Check({ ok, children }: { ok?: boolean; children: ReactNode }) {
	return (
		<Flex component="li" wrap align="baseline" gap="small" data-ok={ok}>
			<Typography.Text aria-hidden strong {...(ok !== undefined && { type: ok ? "success" : "danger" })}>
				{ok === undefined ? "·" : MARKS[`${ok}`]}
			</Typography.Text>
			{children}
		</Flex>
	);
}
