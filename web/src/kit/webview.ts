/** Knows the browser inside an enterprise chat, which signs in by the chat's own identity. */
export function isWebview(agent: string = navigator.userAgent): boolean {
	return /wxwork|dingtalk|lark|feishu/i.test(agent);
}
