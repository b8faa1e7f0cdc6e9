/** What happens next after registering: log in, or wait until an administrator approves. */
import Button from "antd/es/button";
import Result from "antd/es/result";
import { Navigate, useLocation, useNavigate } from "react-router";
import type { Shapes } from "@/gen/api";
import { t } from "@/kit/text";
import { LoginFrame } from "./LoginFrame";
import { useLoginMethods } from "./useLoginMethods";

type Made = Shapes["Registered"];

export default function RegisterResult() {
	const [ways] = useLoginMethods();
	const { search, state } = useLocation();
	const navigate = useNavigate();
	const made = state as Made | null;
	if (!made) return <Navigate to={`/user/register${search}`} replace />;
	const waits = made.state === "waiting";
	return (
		<LoginFrame title={t("注册结果 | Registered")} ways={ways}>
			<Result
				status={waits ? "info" : "success"}
				title={
					waits ? t("注册成功，等待审核 | Registered, waiting for approval") : t("注册成功 | Registered")
				}
				subTitle={
					waits
						? t(
								"账号 {name} 已提交管理员审核，通过后会短信通知您。 | An administrator reviews the account {name}; a text message will tell you.",
								{ name: made.username },
							)
						: t("账号 {name} 可以登录了。 | The account {name} may log in now.", { name: made.username })
				}
				extra={
					<Button type="primary" size="large" onClick={() => navigate(`/user/login${search}`)}>
						{t("返回登录 | To the login")}
					</Button>
				}
			/>
		</LoginFrame>
	);
}
