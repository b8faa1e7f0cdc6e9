/** Where I am signed in; every other device can be signed out from here. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Tag from "antd/es/tag";
import { t } from "@/kit/text";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { type Device, devicesQuery, endDevice } from "./api";

export function Devices() {
	const devices = useQuery(devicesQuery);
	const client = useQueryClient();
	const act = useSending({ loud: true });
	const end = async (device: Device) => {
		await act.run(() => endDevice(device.token), "已退出该设备 | The device is signed out");
		void client.invalidateQueries({ queryKey: devicesQuery.queryKey });
	};
	return (
		<ul className={look.rows}>
			{devices.data?.map((device) => (
				<li key={device.token} data-device={device.token}>
					<div>
						{device.browser || device.device} {device.own && <Tag>{t("本机 | This one")}</Tag>}
						<small>
							{device.ip} · {t("最近活动 | Last seen")} {device.lastSeen}
						</small>
					</div>
					{!device.own && (
						<Button size="small" danger disabled={act.busy} onClick={() => void end(device)}>
							{t("退出 | Sign out")}
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}
