"""Makes valid input for any resource from its declaration; rows it refers to are made first."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from itertools import count
from json import loads
from typing import Any

from schema.domains import registry
from schema.kit.clock import today
from schema.kit.field import Field
from schema.kit.kinds import FILE_KINDS
from schema.kit.resource import Resource
from schema.kit.rules import check_company_code, check_luhn, check_national_id
from server.engine import dictionaries
from tests.kit.client import Client

_numbers: defaultdict[str, Iterator[int]] = defaultdict(lambda: count(1))

_ID_SIGNS, _COMPANY_SIGNS = "0123456789X", "0123456789ABCDEFGHJKLMNPQRTUWXY"


def _checked(body: str, signs: str, accepts: Callable[[str], bool]) -> str:
    """With the check character that makes it right."""
    return next(text for sign in signs if accepts(text := body + sign))


_BY_RULE = {
    "mobile": lambda n: f"139{n:08d}",
    "phone": lambda n: f"138{n:08d}",
    "email": lambda n: f"person{n}@example.com",
    "username": lambda n: f"name_{n}",
    "landline": lambda n: f"0571-{n:07d}",
    "url": lambda n: f"https://example.com/{n}",
    "postal": lambda n: "310000",
    "name": lambda n: "张三",
    "certificate": lambda n: f"G{n:08d}",
    "bank_card": lambda n: next(card for last in range(10) if check_luhn(card := f"62{n:014d}{last}")),
    "natural": lambda n: str(n),
    "qq": lambda n: f"1{n:07d}",
    "letters": lambda n: "abc",
    "company_code": lambda n: _checked(f"91330106{n:09d}", _COMPANY_SIGNS, check_company_code),
}
# An agreement that is in force stops everybody until it is accepted.
_BY_KEY = {
    "cronExpression": lambda n: "0 0 3 * * ? *",
    "cron": lambda n: "0 0 3 * * ? *",
    "list": lambda n: "sys/position",
    "effective": lambda n: "2099-01-01 00:00:00",
}

# What counts the rows that name it says otherwise once there are some, so it is read anew.
_COUNTED = {"act/activity"}


# Where one field must fit another or all rows of one owner: the domain's rules say what the declaration cannot.
_FITTING: dict[str, Callable[[int], dict[str, Any]]] = {
    "vip/person": lambda n: {
        "idType": "id_card",
        "idNo": _checked(f"33010219800101{n:03d}", _ID_SIGNS, check_national_id),
    },
    "rental/longPrice": lambda n: {
        "communityId": "",
        "unitType": "",
        "validFrom": (date(2030, 1, 1) + timedelta(days=n)).isoformat(),
        "validUntil": (date(2030, 1, 1) + timedelta(days=n)).isoformat(),
    },
    "rental/pricePlan": lambda n: {"onAccount": False},
    "vip/segment": lambda n: {"of": "person"},
    "vip/work": lambda n: {"isMain": False},
    "vip/rating": lambda n: {"year": 2000 + n},
    "vip/firmIncome": lambda n: {"year": 2000 + n},
    "sd/post": lambda n: {"firmId": ""},
    "act/activity": lambda n: {"needReview": False},
    "rental/room": lambda n: {"kind": "bedroom", "lettable": True},
    "online/cgform": lambda n: {"code": f"form_{n}"},
    "online/cgformTable": lambda n: {"code": f"table_{n}"},
    "online/cgformState": lambda n: {"code": f"state{n}", "initial": False},
    "online/cgformStep": lambda n: {
        "code": f"step{n}",
        "sources": "",
        "target": "",
        "onlyField": "",
        "onlyOp": "",
        "onlyValues": "",
    },
    "online/cgformField": lambda n: {
        "name": f"field{n}",
        "tableCode": "",
        "length": 40,
        "rule": "",
        "least": "",
        "most": "",
    },
}


class Sampler:
    """Valid input for one signed-in client; references are added through the same calls a person uses."""

    def __init__(self, client: Client, tenant_id: int) -> None:
        self.client = client
        self.tenant_id = tenant_id
        self._made: dict[str, dict[str, Any]] = {}

    async def row_of(self, path: str) -> dict[str, Any]:
        """A row of a resource, made once."""
        if path not in self._made:
            resource = registry().require(path)
            if "add" not in resource.verbs:
                return await self._existing(path)
            self._made[path] = await self.client.result("POST", f"/{path}/add", json=await self.input(resource))
        if path in _COUNTED:
            self._made[path] = await self.client.result(
                "GET", f"/{path}/queryById", params={"id": self._made[path]["id"]}
            )
        return self._made[path]

    async def parent_of(self, path: str, child: str) -> dict[str, Any]:
        """A row of `path` that takes rows of `child`: options belong to votes, questions to questionnaires, a lock to what is let."""
        if (path, child) == ("rental/room", "rental/lock"):
            house = {**await self.input(registry().require("rental/house")), "rentalMethod": "sublease"}
            made = await self.client.result("POST", "/rental/house/add", json=house)
            room = {**await self.input(registry().require(path)), "houseId": made["id"]}
            return dict(await self.client.result("POST", f"/{path}/add", json=room))
        if child != "svy/voteOption":
            return await self.row_of(path)
        vote = {**await self.input(registry().require(path)), "kind": "vote"}
        return dict(await self.client.result("POST", f"/{path}/add", json=vote))

    async def _published_post(self) -> str:
        """Of a firm, since a person asks about it."""
        firm = await self.row_of("vip/firm")
        values = {**await self.input(registry().require("sd/post")), "personId": "", "firmId": firm["id"]}
        row = await self.client.result("POST", "/sd/post/add", json=values)
        step = {"id": row["id"], "version": row["rowVersion"]}
        contact = {"contactName": "张三", "contactPhone": "13900139000"}
        step = await self.client.result("POST", "/sd/post/submit", json={**step, **contact})
        await self.client.result("POST", "/sd/post/publish", json={"id": row["id"], "version": step["version"]})
        return str(row["id"])

    async def _existing(self, path: str) -> dict[str, Any]:
        """A row of a resource that only processes write: units come into being with a house, fees with a seat."""
        if path == "rental/unit":
            await self.row_of("rental/house")
        if path == "fin/activityFee":
            await self.row_of("act/registration")
        page = await self.client.result("GET", f"/{path}/list", params={"pageNo": 1})
        return dict(page["records"][0]) if page["records"] else {"id": None}

    async def input(self, resource: Resource) -> dict[str, Any]:
        """All fields that a client may set, filled; optional references only when they can be made."""
        n = next(_numbers[resource.path])
        values: dict[str, Any] = {}
        for item in resource.complete_fields:
            if item.read_only or item.kind in FILE_KINDS:
                continue
            value = await self._value(resource, item, n)
            if value is not None:
                values[item.key] = value
        return {**values, **await self._exceptions(resource, n)}

    async def _exceptions(self, resource: Resource, n: int) -> dict[str, Any]:
        """Where one field must fit another: the declaration cannot say it, the domain's rules do."""
        if resource.path in _FITTING:
            return _FITTING[resource.path](n)
        if resource.path == "rental/house":
            building = await self.row_of("rental/building")
            return {"communityId": building["communityId"], "floor": 1, "totalFloor": 6}
        if resource.path == "rental/meter":
            return {"archived": False}
        if resource.path == "rental/meterReading":
            return {"rolled": False}
        if resource.path == "rental/utilityShare":
            meter = registry().require("rental/meter")
            row = await self.client.result("POST", "/rental/meter/add", json=await self.input(meter))
            return {"meterId": row["id"]}
        if resource.path in ("rental/channelFeed", "rental/utilityMember"):
            return {"unitId": await self._fresh_unit()}
        if resource.path == "act/registration":
            activity = registry().require("act/activity")
            row = await self.client.result("POST", "/act/activity/add", json=await self.input(activity))
            return {"activityId": row["id"], "sessionId": ""}
        if resource.path == "svy/question":
            return {"seq": n}
        if resource.path == "sd/contactRequest":
            return {"postId": await self._published_post(), "firmId": ""}
        if resource.path == "svy/voteOption":
            return {"surveyId": (await self.parent_of("svy/survey", resource.path))["id"]}
        if resource.path == "sys/gatewayRoute":
            return {"uri": "https://example.com"}
        if resource.path == "sys/quartzJob":
            return {"jobClassName": "cleanFiles", "parameter": "{}"}
        if resource.path == "sys/scheduledReport":
            narrowed = {"weekday": "", "monthDay": "", "query": ""}
            return {"reportId": "", "resource": "sys/position", "rhythm": "daily", **narrowed}
        if resource.path == "sys/sysUserAgent":
            absent, agent = [await self.client.result("POST", "/sys/user/add", json=self._person()) for _ in "12"]
            times = {"startTime": f"{today()} 08:00:00", "endTime": f"{today()} 18:00:00"}
            return {"userName": absent["username"], "agentUserName": agent["username"], **times}
        if resource.path == "crm/expertSlot":
            expert = registry().require("crm/expert")
            return {
                "expertId": (await self.client.result("POST", "/crm/expert/add", json=await self.input(expert)))["id"]
            }
        if resource.path == "crm/resourceUse":
            return {"usedOn": (await self.row_of("crm/resource"))["beginOn"]}
        if resource.path == "housekeeping/defaultWorker":
            types = await dictionaries.items_of(self.tenant_id, "hk_type")
            return {"type": types[n % len(types)]["value"], "unitId": await self._fresh_unit()}
        if resource.path == "fin/due":
            person = await self._fresh("vip/person")
            return {"personId": person, "firmId": "", "discount": "0.50"}
        if resource.path == "fin/period":
            return {"month": f"{2000 + n // 12 % 20}-{n % 12 + 1:02d}"}
        if resource.path == "fin/payment":
            return {"dueId": await self._fresh("fin/due"), "amount": "1.00"}
        if resource.path == "online/cgreport/head":
            return {
                "dataSource": "",
                "resource": "fin/due",
                "columns": "no,name",
                "queryFields": "name",
                "condition": "",
                "sortBy": "",
            }
        return {}

    async def _fresh(self, path: str) -> str:
        """A row of its own, where one that is made once would be used up."""
        body = await self.input(registry().require(path))
        return str((await self.client.result("POST", f"/{path}/add", json=body))["id"])

    async def _fresh_unit(self) -> str:
        """Of a house of its own, so that nothing is taken there yet."""
        house = registry().require("rental/house")
        await self.client.result("POST", "/rental/house/add", json=await self.input(house))
        query = {"column": "createTime", "order": "desc", "pageSize": 1}
        return str((await self.client.result("GET", "/rental/unit/list", params=query))["records"][0]["id"])

    @staticmethod
    def _person() -> dict[str, str]:
        n = next(_numbers["sys/user"])
        return {"username": f"away_{n}", "realname": "张三", "password": "Guanjia@2026"}

    async def _value(self, resource: Resource, item: Field, n: int) -> Any:
        if item.example:
            return item.example
        if item.key in _BY_KEY:
            return _BY_KEY[item.key](n)
        if item.ref:
            return await self._reference(resource, item)
        if item.chosen:
            target = registry().chosen(item.chosen)
            return (await self.row_of(target.path))[target.by_key_of(item.chosen.store)]
        if item.dict:
            options = await dictionaries.items_of(self.tenant_id, item.dict)
            return options[0]["value"] if options else None
        if item.rule in _BY_RULE:
            return _BY_RULE[item.rule](n)
        return self._plain(item, n)

    async def _reference(self, resource: Resource, item: Field) -> str | None:
        if item.ref == resource.path or (not item.required and item.ref in {"sys/user", "sys/role"}):
            return None
        target = registry().require(item.ref or "")
        if "add" not in target.verbs and target.path != "rental/unit":
            return None
        if item.condition:
            return await self._fitting(target, item.condition)
        return str((await self.row_of(target.path))["id"])

    async def _fitting(self, target: Resource, condition: str) -> str:
        """A row that a field with this condition may choose, made once."""
        key = f"{target.path} {condition}"
        if key not in self._made:
            wanted = {name: one[0] if isinstance(one, list) else one for name, one in loads(condition).items()}
            body = {**await self.input(target), **wanted}
            self._made[key] = await self.client.result("POST", f"/{target.path}/add", json=body)
        return str(self._made[key]["id"])

    def _plain(self, item: Field, n: int) -> Any:
        low = item.min if item.min is not None else 1
        match item.kind:
            case "int":
                return max(low, 1) if item.max is None else min(max(low, 1), item.max)
            case "money" | "decimal":
                return f"{max(low, 1)}.50" if item.max is None or item.max > 2 else str(low)
            case "bool":
                return True
            case "date":
                return (today() + timedelta(days=n)).isoformat()
            case "datetime":
                return f"{today()} 08:30:00"
            case "time":
                return "08:30:00"
            case "json":
                return {}
            case "colour":
                return "#0156C6"
            case "password":
                return "Guanjia@2026"
            case _:
                text = f"T{n}"
                return text.ljust(item.min or 0, "x")[: item.max]
