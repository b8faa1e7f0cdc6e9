/** What stands above the grid: the way back to the list, whether all is saved, who else is here. */

import UnorderedListOutlined from "@ant-design/icons/es/icons/UnorderedListOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { localize, t } from "@/kit/text";
import type { GridPeer } from "@/parts/grid";
import look from "@/parts/look.module.css";
import type { Describe } from "../describe";
import type { ListControl } from "../list/useListState";
import styles from "./grid.module.css";
import type { LinkState } from "./link-state";

interface Props {
	describe: Describe;
	control: ListControl;
	state: LinkState;
	peers: readonly GridPeer[];
}

export function GridHead({ describe, control, state, peers }: Props) {
	return (
		<Flex component="header" wrap align="center" gap="small" className={look.bar}>
			<h1>{localize(describe.title)}</h1>
			<span className={look.quiet}>{state.rows && state.total}</span>
			<Button icon={<UnorderedListOutlined />} onClick={() => control.change({ grid: false })}>
				{t("返回列表 | Back to list")}
			</Button>
			<span className={look.fill} />
			<Flex
				component="ul"
				wrap
				gap="var(--ant-margin-xxs)"
				className={styles.peers}
				aria-label={t("同在此表的人 | Others in this table")}
			>
				{peers.map((peer) => (
					<li key={peer.clientId} className={look.cut} style={{ borderColor: peer.colour }} title={peer.name}>
						{peer.name}
					</li>
				))}
			</Flex>
			<span role="status" className={styles.state} data-phase={state.phase}>
				{wordsOf(state)}
			</span>
		</Flex>
	);
}

function wordsOf({ phase, waiting, clashes }: LinkState): string {
	if (clashes.length > 0) return t("{n} 个单元格与他人冲突 | Cells in clash: {n}", { n: clashes.length });
	if (phase === "away") return t("离线，{n} 处修改待保存 | Offline, changes waiting: {n}", { n: waiting });
	if (phase === "saving") return t("保存中… | Saving…");
	if (waiting > 0) return t("{n} 处修改未保存 | Not saved: {n}", { n: waiting });
	return t("已保存 | Saved");
}

export function RetryButton({ onClick }: { onClick(): void }) {
	return (
		<Button type="primary" onClick={onClick}>
			{t("重试 | Retry")}
		</Button>
	);
}
