"""What the people of the first demo organisation lately wrote to each other.

In braces stands what the demo made: {guest}, {unit} and {order} of an arrival, {link} the address of its order, {room1} to
{room4} ordinary rooms.
"""

from typing import NamedTuple

from schema.chat.conversation import GROUP, RECORD, SINGLE

ORDERS = "rental/order"


class Line(NamedTuple):
    """`ago`: days; `answers`: the number of the line that it quotes; `calls`: who is named in it.

    `signs`: reactions as "sign who who", parted by commas.
    """

    ago: int
    at: str
    who: str
    text: str
    answers: int | None = None
    calls: str = ""
    signs: str = ""
    edited: bool = False


class TalkPlan(NamedTuple):
    """The first of `people` begins it and owns a group; `unread`: who has not read how many of the last lines."""

    kind: str
    people: str
    lines: tuple[Line, ...]
    name: str = ""
    unread: tuple[tuple[str, int], ...] = ()
    pinned: str = ""


FRONT_DESK = TalkPlan(
    GROUP,
    "clerk5 manager admin clerk1 clerk2 clerk3 clerk4 clerk6 clerk7 clerk8 clerk9",
    (
        Line(
            4, "08:02", "clerk5", "大家早，从这周起交接写在这个群里，口头的容易漏。", signs="👍 manager clerk1 clerk2"
        ),
        Line(4, "08:05", "clerk1", "收到"),
        Line(4, "08:06", "clerk4", "收到"),
        Line(4, "20:11", "clerk2", "晚班交接：{room1}客人要加一床被子，已经通知保洁。押金单都锁在二号抽屉。"),
        Line(4, "20:13", "clerk3", "接班了，现金清点无误。"),
        Line(3, "09:20", "clerk1", "携程那边有个单子重复推送，第二条我已经作废，大家别再录一遍。"),
        Line(3, "09:24", "clerk5", "好，渠道后台我去反馈。", answers=6),
        Line(3, "14:36", "clerk6", "{room2}门锁提示电量低，能先给客人换一间吗？"),
        Line(3, "14:40", "clerk5", "先不用换，工程十分钟内上来换电池。"),
        Line(3, "14:58", "clerk6", "电池换好了，客人没意见。", answers=9, signs="👌 clerk5"),
        Line(2, "10:15", "manager", "本周末有马拉松，湖滨那边周五、周六的房态一天看三次，别接超了。"),
        Line(2, "10:16", "manager", "临时调价等我消息，前台先不要自己改价。", signs="👍 clerk5 clerk1 clerk3 clerk7"),
        Line(2, "10:18", "clerk7", "明白"),
        Line(2, "17:45", "clerk3", "有位客人问能不能开两张发票，一张公司一张个人，可以分开开吗？"),
        Line(2, "17:52", "clerk5", "可以，按实际付款人分开，别超过订单总额就行。", answers=14),
        Line(1, "08:30", "clerk5", "排班表更新了，下周二和周三的早班对调，有问题今天之内说。"),
        Line(1, "08:41", "clerk8", "周三我要带孩子打疫苗，能不能和@罗嘉诚 换一下？", calls="clerk6"),
        Line(1, "08:44", "clerk6", "可以，周三早班我来。", answers=17, signs="🙏 clerk8"),
        Line(1, "19:05", "clerk2", "{guest}的单子，客人说要晚到，大概夜里十一点，房间留好。\n{link}"),
        Line(1, "19:08", "clerk3", "好的，夜班我盯着，会提前开好空调。", answers=19),
        Line(0, "07:50", "clerk3", "夜班交接：一位客人自己带了加湿器，晚上跳过一次闸，已经提醒。其余正常。"),
        Line(0, "08:03", "clerk1", "早班到岗，备用金两千，票据本剩十二张。"),
        Line(0, "08:20", "clerk5", "@沈知秋 票据本快用完了，麻烦财务今天给一本新的。", calls="manager"),
        Line(0, "08:26", "clerk1", "昨天退房的还有三位没退押金，上午我一个个处理。", edited=True),
    ),
    name="前台交接群",
    unread=(("admin", 2), ("manager", 2)),
    pinned="clerk5",
)
HOUSEKEEPING = TalkPlan(
    GROUP,
    "dispatcher dispatcher2 manager admin hk1 hk2 hk3 hk4 hk5 hk6 hk7 hk8",
    (
        Line(3, "07:40", "dispatcher", "今天退房多，先做下午有客人的房，续住的往后放。"),
        Line(3, "07:43", "hk1", "好的"),
        Line(3, "07:44", "hk3", "知道了，韩师傅"),
        Line(3, "11:12", "hk2", "{room3}卫生间地漏返味，倒了水还是有。"),
        Line(3, "11:15", "dispatcher", "我叫工程来看，你先关门开窗，做下一间。", answers=4),
        Line(3, "13:30", "hk5", "大号床单只剩六条，布草车什么时候到？"),
        Line(3, "13:34", "dispatcher2", "两点左右到，先从4号楼布草间拿。", answers=6, signs="👌 hk5"),
        Line(2, "08:05", "dispatcher2", "查房发现两间的水壶里有水没倒，收尾时请都看一眼。"),
        Line(2, "08:09", "hk4", "收到，下次注意"),
        Line(2, "15:50", "hk6", "{room1}有客人落了充电器和一件外套，已经放前台登记。", signs="👍 dispatcher manager"),
        Line(2, "16:02", "manager", "谢谢杨师傅，前台已经联系客人了。", answers=10),
        Line(1, "07:38", "dispatcher", "@陈美玲 今天你那边多两间，忙不过来就说一声，我让赵姐过去帮忙。", calls="hk4"),
        Line(1, "07:45", "hk4", "应该可以，下午要是晚了我再说"),
        Line(1, "14:20", "hk4", "做完了，不用过来啦", signs="👏 dispatcher hk8"),
        Line(1, "16:30", "hk7", "{room4}空调遥控器没电，换过电池了。"),
        Line(0, "07:36", "dispatcher2", "今天有客人要提前入住，{unit}请先做，做完在单子上点完成。"),
        Line(0, "07:41", "hk1", "我先去这间", answers=16),
        Line(0, "08:32", "hk1", "做好了，浴巾补了两条"),
        Line(0, "08:35", "dispatcher2", "好，我去查房。", answers=18),
    ),
    name="保洁调度群",
    unread=(("manager", 4),),
)
REPAIR = TalkPlan(
    SINGLE,
    "dispatcher works1",
    (
        Line(3, "11:16", "dispatcher", "石师傅，{room3}地漏返味，方便上来看看吗？"),
        Line(3, "11:20", "works1", "在配电房，二十分钟后到。"),
        Line(3, "11:52", "works1", "水封坏了，换了个新的，试了没味了。"),
        Line(3, "11:53", "dispatcher", "太快了，谢谢！", answers=3, signs="🙏 works1"),
        Line(1, "09:10", "works1", "下周一4号楼要清洗水箱，上午停水两小时，你那边排班避开一下。"),
        Line(1, "09:14", "dispatcher", "好，我把那边的单子都排到下午。", answers=5),
    ),
)
REPORT = TalkPlan(
    SINGLE,
    "manager admin",
    (
        Line(2, "09:30", "manager", "顾总，本周入住率七成左右，周末因为马拉松会再高一些。"),
        Line(2, "09:42", "admin", "好，周末前台多排一个人，别让客人排队。"),
        Line(2, "09:44", "manager", "已经让孟若曦调整了。", answers=2, signs="👍 admin"),
        Line(1, "17:20", "manager", "有两份长租合同月底到期，租客都想续，我明天把方案发您。"),
        Line(1, "17:35", "admin", "续租可以让一点价，别空着。"),
        Line(0, "08:18", "manager", "方案写好了，续两年的话，每月让一百五，您看行不行？"),
    ),
    unread=(("admin", 1),),
)
FINANCE = TalkPlan(
    SINGLE,
    "finance1 manager",
    (
        Line(2, "16:40", "finance1", "沈经理，本周的日结有两笔微信收款对不上，差一百八十块。"),
        Line(2, "16:47", "manager", "是不是周二那笔改期补的差价？你看看备注。"),
        Line(2, "16:55", "finance1", "对上了，是补差价，前台备注写在订单里了。", answers=2),
        Line(0, "08:12", "manager", "票据本还有新的吗？前台快用完了，今天要一本。"),
        Line(0, "08:15", "manager", "另外月底的押金余额表，周四前发我一份。"),
    ),
    unread=(("finance1", 2),),
)
LATE_GUEST = TalkPlan(
    RECORD,
    "clerk2 clerk3 clerk5 admin",
    (
        Line(1, "18:58", "clerk2", "{guest}来电，航班延误，夜里十一点左右才到，请留房。"),
        Line(1, "19:02", "clerk3", "已在备注里写上，到店会先打电话。"),
        Line(1, "19:30", "clerk5", "@宋佳琪 客人问能不能加一张小床，有空床就给加，不收费。", calls="clerk3"),
        Line(1, "19:41", "clerk3", "加床已经安排，保洁说今晚放进去。", answers=3, signs="👍 clerk5"),
    ),
)
TALK: tuple[TalkPlan, ...] = (FRONT_DESK, HOUSEKEEPING, REPORT, REPAIR, FINANCE, LATE_GUEST)
