/** The words of the request and session failures, each in both languages, in one place. */
import type { Pair } from "./text";

export const WORDS = {
	prompt: "系统提示 | System prompt",
	noAccess: "拒绝访问 | no access",
	tokenFailure: "Token失效，请重新登录 | token failure",
	expired: "登录已过期 | Login has expired",
	expiredText: "很抱歉，登录已过期，请重新登录 | Sorry, your login has expired, please log in again",
	relogin: "重新登录 | Log in again",
	loggingIn: "登录已过期，正在重新登录 | Login has expired, logging in again",
	notFound: "很抱歉，资源未找到! | Sorry, the resource was not found!",
	timeout: "网络超时 | Network Timeout",
	network: "网络异常，请检查连接 | Network error, please check the connection",
	repeating: "网络不稳，正在重新提交… | The connection is weak; sending again…",
	noMenu:
		"您的账号还没有任何菜单权限，请联系管理员 (permissions must be a non-null array) | permissions must be a non-null array",
	noFile: "文件下载失败 | Download failed",
	unshownFile: "无法预览该文件 | This file cannot be shown",
	unknownFile: "未知的文件 | Unknown file",
	tooFast: "您点击得太快了，请慢一点 | you clicked too fast, please slow down",
	noListUrl: "请设置url.list属性! | 请设置url.list属性!: this page says no list",
	noListUrlHelp:
		"菜单里这个页面没有写明它列出什么，请在菜单管理中填写资源。 | The menu does not say what this page lists; name its resource in the menu.",
	noDeleteUrl: "请设置url.delete属性! | 请设置url.delete属性!: this list declares no deletion",
	noDeleteBatchUrl:
		"请设置url.deleteBatch属性! | 请设置url.deleteBatch属性!: this list declares no deletion of several",
	selectRows: "请选择一条记录 | select record",
	importErrors: "导入成功，但有错误数据 | import succeeded but with error data",
	importFailed: "{file} {message}. | {file} {message}.",
	viewMore: "查看更多 | view more",
	dragToVerify: "请按住滑块，拖动到最右边 | drag to verify",
	verificationPassed: "验证通过 | verification passed",
	uploadError: "上传错误 | upload error",
	uploadFailed: "{file} 上传失败. | {file} could not be uploaded.",
	unknownError: "未知错误 | unknown error",
	noDataFound: "未找到数据 | no data found",
	enterSearch: "请输入搜索内容 | enter search content",
	notRecognised: "返回数据类型不识别 | return data type not recognised",
	subTableFailed: "打开子表失败 | failed to open sub-table",
	popupFailed: "弹出框初始化失败，请检查配置 | Popup initialization failed, check config",
	popupConfig: "popup参数未正确配置 | popup参数未正确配置: the popup is not set up properly",
	selectRecord: "请选择一条记录 | please select a record",
	badCondition:
		"组件{component}-condition传值有误，需要一个json字符串! | Component {component}: its condition is wrong, a JSON string is expected!",
	unknownAct: "未知的操作 | Unknown act",
	atEnd: "已到最后~ | This is the last one",
	emptyDictCode: "字典编码不能为空 | dictionary code cannot be empty",
} as const satisfies Record<string, Pair>;

/** What a refusal says when the server said nothing. */
export function wordsOf(status: number): Pair {
	return BY_STATUS[status] ?? (`请求失败（${status}） | Request failed (${status})` as Pair);
}

const BY_STATUS: Readonly<Record<number, Pair>> = {
	401: WORDS.tokenFailure,
	403: WORDS.noAccess,
	404: WORDS.notFound,
	504: WORDS.timeout,
};
