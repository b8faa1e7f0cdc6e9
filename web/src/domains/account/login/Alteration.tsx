/** A new password or e-mail before login, in three steps: which account, the code sent to it, the new value. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Result from "antd/es/result";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { post } from "@/kit/http";
import { t } from "@/kit/text";
import { ChangeFlow } from "@/parts/change/ChangeFlow";
import { NewValueForm } from "@/parts/change/NewValueForm";
import { CodeStep, IdentifyStep } from "./AlterationSteps";
import { LoginFrame } from "./LoginFrame";
import { type LoginMethods, useLoginMethods } from "./useLoginMethods";

type At =
	| { step: 0; account?: string }
	| { step: 1; key: string; account: string }
	| { step: 2; key: string }
	| { step: 3; what: What; username: string };

export default function Alteration() {
	const [ways] = useLoginMethods();
	const { search } = useLocation();
	const opening = new URLSearchParams(search).get("code");
	const [at, setAt] = useState<At>(opening ? { step: 2, key: opening } : { step: 0 });
	if (opening && at.step === 2) return <OpenAccount opening={opening} onDone={setAt} />;
	return (
		<LoginFrame title={t("修改密码或邮箱 | Change password or e-mail")} ways={ways}>
			<h2>{t("修改密码或邮箱 | Change password or e-mail")}</h2>
			<ChangeFlow
				steps={[t("确认账号 | Account"), t("验证码 | Code"), t("新密码或邮箱 | New value")]}
				at={at.step}
				done={at.step === 3 && <Done what={at.what} username={at.username} />}
			>
				{at.step === 0 && (
					<IdentifyStep
						account={at.account ?? ""}
						onDone={(key, account) => setAt({ step: 1, key, account })}
					/>
				)}
				{at.step === 1 && (
					<CodeStep
						begun={at}
						onDone={(key) => setAt({ step: 2, key })}
						onBack={() => setAt({ step: 0, account: at.account })}
					/>
				)}
				{at.step === 2 && (
					<NewValueStep
						begun={at}
						ways={ways}
						onDone={(what, username) => setAt({ step: 3, what, username })}
						onBack={() => setAt({ step: 0 })}
					/>
				)}
			</ChangeFlow>
			{at.step < 3 && (
				<Flex component="nav" justify="space-between" aria-label={t("账号 | Account")}>
					<Link to={`/user/login${search}`}>{t("返回登录 | To the login")}</Link>
				</Flex>
			)}
		</LoginFrame>
	);
}

/** The owner of a new account sets its first password; the link stands for the first two steps. */
function OpenAccount({ opening, onDone }: { opening: string; onDone: (at: At) => void }) {
	const [ways] = useLoginMethods();
	return (
		<LoginFrame title={t("开通账号 | Open your account")} ways={ways}>
			<h2>{t("设置首个密码 | Set your first password")}</h2>
			<NewValueStep
				begun={{ key: opening }}
				ways={ways}
				only="password"
				onDone={(what, username) => onDone({ step: 3, what, username })}
				onBack={() => onDone({ step: 0 })}
			/>
		</LoginFrame>
	);
}

function Done({ what, username }: { what: What; username: string }) {
	const navigate = useNavigate();
	const { search } = useLocation();
	return (
		<Result
			status="success"
			title={what === "password" ? t("密码已修改 | Password changed") : t("邮箱已修改 | E-mail changed")}
			subTitle={t(
				"账号 {name} 的所有登录都已结束，请重新登录。 | All sign-ins of {name} have ended; please log in again.",
				{ name: username },
			)}
			extra={
				<Button type="primary" size="large" onClick={() => navigate(`/user/login${search}`)}>
					{t("返回登录 | To the login")}
				</Button>
			}
		/>
	);
}

type What = "password" | "email";

interface Props {
	begun: { key: string };
	ways: LoginMethods;
	onDone: (what: What, username: string) => void;
	onBack: () => void;
	/** The one value that is to be set, where there is no choice. */
	only?: What;
}

/** The last step of an alteration: a new password, or a new e-mail, which proves itself by a code of its own. */
function NewValueStep({ begun, ways, onDone, onBack, only }: Props) {
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
