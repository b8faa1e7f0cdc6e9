/** A public address: to be scanned from the screen, copied, or sent. */
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import type { ReactNode } from "react";
import { QrCode } from "./QrCode";

interface Props {
	/** As the server gives it; nothing while it is made. */
	link: { url: string; svg: string } | null | undefined;
	/** What the code is, for who does not see it. */
	alt: string;
	failed?: boolean;
	onRenew?: () => void;
	/** Above the code. */
	head?: ReactNode;
	/** Below the address. */
	children?: ReactNode;
}

export function LinkCode({ link, alt, failed = false, onRenew, head, children }: Props) {
	return (
		<Flex vertical align="center" gap="middle">
			{head}
			<QrCode
				svg={link?.svg}
				state={link ? "ready" : failed ? "failed" : "loading"}
				alt={alt}
				{...(onRenew && { onRenew })}
			/>
			{link && (
				<Typography.Text copyable={{ text: link.url }} style={{ overflowWrap: "anywhere" }} data-link>
					{link.url}
				</Typography.Text>
			)}
			{children}
		</Flex>
	);
}
