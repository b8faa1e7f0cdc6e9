"""The group /order of the menu: orders."""

from schema.menu.entry import Action, Group, Page

ORDERS = Group(
    "/order",
    "订单 | Orders",
    "file-text",
    (
        Page("/rental/order", icon="file-text", resource="rental/order"),
        Page("/rental/viewing", icon="calendar", component="rental/Viewings", resource="rental/viewing"),
        Page(
            "/m/viewings",
            "手机带看 | Viewings by phone",
            "home",
            "phone/Viewings",
            code="rental:viewing:mine",
            hidden=True,
            route=False,
        ),
        Page("/rental/lease", icon="profile", resource="rental/lease"),
        Page("/contract", "合同专区 | Contract area", icon="profile", resource="rental/lease"),
        Page(
            "/rental/renewals",
            "续租跟进 | Renewals",
            "clock-circle",
            "rental/Renewals",
            code="rental:leaseChange:add",
        ),
        Page("/rental/leaseChange", icon="audit", resource="rental/leaseChange"),
        Page("/rental/leaseParty", icon="team", resource="rental/leaseParty", hidden=True),
        Page("/rental/bill", icon="wallet", resource="rental/bill"),
        Page("/rental/arrears", "欠款与收款 | Arrears", "bar-chart", "rental/Arrears", code="rental:arrears:list"),
        Page("/rental/dunning", icon="notification", resource="rental/dunning"),
        Page("/rental/turnFailure", icon="clock-circle", resource="rental/turnFailure", hidden=True),
        Page(
            "/rental/ledger",
            icon="bank",
            component="rental/Cashier",
            resource="rental/ledger",
            extra=(Action("rental:ledger:backdate", "补录更早的收款 | Enter older payments"),),
        ),
        Page(
            "/rental/shift",
            icon="clock-circle",
            resource="rental/shift",
            extra=(Action("rental:shift:others", "代为清点 | Count for somebody else"),),
        ),
        Page("/rental/settlement", icon="file-text", resource="rental/settlement"),
        Page("/rental/deposit", icon="safety", component="rental/Deposits", resource="rental/deposit"),
        Page("/rental/depositEntry", icon="table", resource="rental/depositEntry", hidden=True),
        Page("/rental/rentRoll", "租金总览 | Rent roll", "bar-chart", "rental/RentRoll", code="rental:rentRoll:list"),
        Page("/rental/analysis", "经营分析 | Analysis", "bar-chart", "rental/Analysis", code="rental:analysis:list"),
        Page("/rental/tenant", icon="contacts", resource="rental/tenant"),
        Page("/sign/flow", icon="safety", resource="sign/flow"),
        Page("/sign/party", icon="team", resource="sign/party", hidden=True),
        Page("/sign/root", icon="safety", resource="sign/root", hidden=True),
    ),
)
