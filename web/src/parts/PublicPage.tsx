/** The ground of a page that people without an account open by a link: one card, made for a phone first. */
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import type { ReactNode } from "react";

const PAGE = {
	minHeight: "100dvh",
	padding: "var(--ant-padding-sm)",
	background: "var(--ant-color-bg-layout)",
} as const;
const CARD = { width: "min(40rem, 100%)", overflowWrap: "anywhere" } as const;

export function PublicPage({ children }: { children: ReactNode }) {
	return (
		<Flex component="main" vertical align="center" style={PAGE}>
			<Card style={CARD}>{children}</Card>
		</Flex>
	);
}

/** What is said in the middle instead of a form: a broken link, thanks. */
export function PublicWord({ children }: { children: ReactNode }) {
	return (
		<Flex component="main" vertical align="center" justify="center" style={PAGE}>
			{children}
		</Flex>
	);
}
