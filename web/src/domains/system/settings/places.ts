/** What is set up where: the pages of the settings area in their groups, each with a word on what it holds. */
import type { Pair } from "@/kit/text";

export interface Place {
	path: string;
	holds: Pair;
}

export interface Part {
	title: Pair;
	places: readonly Place[];
}

export const PARTS: readonly Part[] = [
	{
		title: "字典与基础数据 | Dictionaries and base data",
		places: [
			{
				path: "/isystem/dict",
				holds: "下拉选项与状态的文字和颜色 | Words and colours of choices and states",
			},
			{ path: "/isystem/category", holds: "树形分类 | Trees of categories" },
			{
				path: "/crm/customerDict",
				holds: "客户来源、分类与标签 | Sources, categories and tags of customers",
			},
			{ path: "/goose/gooseHouseDict", holds: "房源字典 | The dictionary of houses" },
			{ path: "/isystem/region", holds: "省市区 | Provinces, cities and districts" },
			{ path: "/isystem/festival", holds: "节假日与登录背景 | Holidays and backgrounds of the login" },
		],
	},
	{
		title: "合同与协议 | Contracts and agreements",
		places: [
			{ path: "/signing/template", holds: "合同模板与版本 | Contract templates and their versions" },
			{ path: "/signing/clause", holds: "可选条款 | Clauses to choose from" },
			{ path: "/vip/agreement", holds: "会员协议 | Agreements of members" },
			{ path: "/isystem/userAgreement", holds: "用户协议与隐私政策 | User agreement and privacy policy" },
		],
	},
	{
		title: "会员与活动 | Members and activities",
		places: [
			{ path: "/vip/level", holds: "会员等级、会费与权益 | Member levels, dues and rights" },
			{ path: "/vip/org", holds: "商会组织与分会 | The chamber's organisation and chapters" },
			{ path: "/vip/scoreRule", holds: "积分规则 | Rules of points" },
			{ path: "/act/category", holds: "活动分类 | Categories of activities" },
		],
	},
	{
		title: "收款与价格 | Payment and prices",
		places: [
			{ path: "/fin/payMethod", holds: "收款方式、手续费与审核 | Payment methods, charges and reviews" },
			{ path: "/rental/pricePlan", holds: "价格方案 | Price plans" },
			{ path: "/rental/tariff", holds: "水电单价 | Prices of water and power" },
		],
	},
	{
		title: "组织、人员与联系人 | Organisation, people and contacts",
		places: [
			{ path: "/isystem/depart", holds: "机构与部门 | The organisation and its departments" },
			{ path: "/isystem/user", holds: "账号、角色与部门 | Accounts, roles and departments" },
			{ path: "/isystem/role", holds: "角色与权限 | Roles and rights" },
			{ path: "/isystem/position", holds: "职务 | Positions" },
			{ path: "/isystem/realName", holds: "实名认证审核 | Reviews of real names" },
			{ path: "/crm/contact", holds: "客户联系人 | Contacts of customers" },
			{ path: "/isystem/address", holds: "通讯录 | The address book" },
		],
	},
	{
		title: "系统 | System",
		places: [
			{ path: "/isystem/sysParam", holds: "系统参数 | Parameters" },
			{ path: "/isystem/service", holds: "服务与开关 | Services and switches" },
			{ path: "/isystem/permission", holds: "菜单与按钮权限 | Menus and rights of buttons" },
			{ path: "/isystem/fillRule", holds: "编号规则 | Rules of numbers" },
			{ path: "/isystem/checkRule", holds: "编码校验规则 | Rules of codes" },
			{ path: "/isystem/sysMessageTemplate", holds: "消息模板 | Templates of messages" },
		],
	},
];
