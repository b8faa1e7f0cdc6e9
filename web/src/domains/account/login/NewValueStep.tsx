/** The last step of an alteration: a new password, or a new e-mail, which proves itself by a code of its own. */
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { post } from "@/kit/http";
import { t } from "@/kit/text";
import { NewValueForm } from "@/parts/change/NewValueForm";
import type { LoginMethods } from "./useLoginMethods";

export type What = "password" | "email";

interface Props {
	begun: { key: string };
	ways: LoginMethods;
	onDone: (what: What, username: string) => void;
	onBack: () => void;
	/** The one value that is to be set, where there is no choice. */
	only?: What;
}

export function NewValueStep({ begun, ways, onDone, onBack, only }: Props) {
	const [what, setWhat] = useState<What>(only ?? "password");
	const sendCode = (email: string) =>
		post("/sys/alteration/sendNewCode", { key: begun.key, email }, { quiet: true });
	const finish = async (values: Record<string, string>) => {
		const body = { key: begun.key, ...values };
		const { username } = await post("/sys/alteration/finish", body, { quiet: true });
		onDone(what, username);
	};
	return (
		<Flex vertical gap="middle">
			{!only && (
				<Segmented<What>
					block
					value={what}
					onChange={setWhat}
					options={[
						{ value: "password", label: t("新密码 | New password") },
						{ value: "email", label: t("新邮箱 | New e-mail") },
					]}
				/>
			)}
			<NewValueForm
				key={what}
				field={what}
				rule={ways.rules[what]}
				submit="完成 | Finish"
				{...(what === "email" ? { sendCode } : {})}
				finish={finish}
				isOver={({ id }) => id === "alteration.over"}
				onOver={onBack}
			/>
		</Flex>
	);
}
