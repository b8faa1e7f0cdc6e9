/** A person's picture, or the first character of the name. */
import Avatar from "antd/es/avatar";
import { fileUrl } from "@/kit/transport";

export function Face({ name, avatar, size }: { name: string; avatar?: string | null; size: number }) {
	return (
		<Avatar
			aria-hidden
			size={size}
			src={avatar ? fileUrl(avatar) : undefined}
			style={
				avatar
					? {}
					: {
							background: "var(--ant-color-primary)",
							color: "var(--ant-color-bg-container)",
							fontSize: size / 2.4,
						}
			}
		>
			{name.slice(0, 1)}
		</Avatar>
	);
}
