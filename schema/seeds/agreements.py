"""The agreements that a new organisation starts with; it puts its own versions in their place."""

from datetime import UTC, datetime
from typing import NamedTuple

FIRST_VERSION = "1.0"
SINCE = datetime(2026, 1, 1, tzinfo=UTC)


class AgreementText(NamedTuple):
    kind: str
    title: str
    title_en: str
    content: str
    content_en: str


AGREEMENTS: tuple[AgreementText, ...] = (
    AgreementText(
        "user",
        "用户协议",
        "User Agreement",
        """\
一、适用范围
本协议适用于您使用“管家”工作台（网页端与手机端）的全部功能。登录即表示您已阅读并同意本协议。

二、账号
账号由所在机构开通或由您自行注册后经机构审核，仅限本人使用，不得转借。请妥善保管密码与手机，
发现异常登录请立即修改密码并告知管理员。离职或岗位变动后，机构可随时停用账号。

三、使用规则
请如实录入房源、住客、合同与收款信息，不得伪造、篡改或删除业务记录。您在工作中接触到的住客和业主信息
只能用于履行职责，不得复制、外传或用于其他目的。

四、记录与责任
系统会记录登录与操作，用于安全审计和纠错。因账号出借、密码泄露造成的后果由账号持有人承担。

五、变更
协议更新后会在登录页公布；涉及重要事项的，将请您重新确认后继续使用。
""",
        """\
1. Scope
This agreement covers all use of the Guanjia workplace, on the web and on phones. By logging in you agree to it.

2. Accounts
An account is opened by your organisation, or registered by yourself and approved by it. It is yours alone. Keep
password and phone safe; if you notice a strange sign-in, change the password at once and tell an administrator.
The organisation may close the account when your work there ends or changes.

3. Rules
Enter property, guests, contracts and payments truthfully; never forge, alter or remove business records. What you
learn about guests and owners serves your work only; it is not copied, passed on or used for anything else.

4. Records and responsibility
Sign-ins and operations are recorded for security and correction. Who lends an account or lets a password slip
answers for what follows.

5. Changes
A new version is published on the login page; where it matters you are asked to accept it before going on.
""",
    ),
    AgreementText(
        "privacy",
        "隐私政策",
        "Privacy Policy",
        """\
一、我们收集什么
为提供服务，系统保存您的姓名、账号、手机号、邮箱、部门与岗位，以及登录时间、网络地址、设备类型和操作记录。

二、用来做什么
用于登录验证、分派工作、发送通知、统计与安全审计。我们不出售个人信息，也不用于广告。

三、谁能看到
仅您所在机构内有相应权限的人员可以查看。短信验证码经机构配置的短信服务商发送，服务商只得到手机号与短信内容。

四、保存多久
登录与操作日志保存 180 天，验证码 10 分钟后失效，会话 7 天未使用即失效。账号注销后，业务记录按法规要求保存。

五、您的权利
您可以在个人中心查看和更正自己的资料，查看并结束自己的登录；需要注销账号或对本政策有疑问，请联系所在机构管理员。
""",
        """\
1. What is collected
To provide the service the system keeps your name, account, phone, e-mail, department and position, and the time,
network address and kind of device of sign-ins, with a record of operations.

2. What for
For signing in, handing out work, notices, figures and security audits. Personal data is not sold, nor used for
advertising.

3. Who sees it
People of your organisation with the right to do so. Codes are sent through the text message service that your
organisation chose, which learns the phone number and the text only.

4. For how long
Logs are kept 180 days; a code is valid 10 minutes; a session ends after 7 days without use. After an account is
closed business records stay as long as the law demands.

5. Your rights
In the personal centre you see and correct your data, and see and end your sign-ins. To close the account, or with
questions about this policy, turn to your organisation's administrator.
""",
    ),
)
