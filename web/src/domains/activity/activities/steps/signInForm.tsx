/** The sign-in form of an activity on paper: who is to come, with the code of each ticket and room for a signature. */
import { useQuery } from "@tanstack/react-query";
import type { ActionDialogProps } from "@/engine/actions";
import { type Answer, get } from "@/kit/http";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { PrintDialog } from "@/parts/print/PrintDialog";
import { PrintView } from "@/parts/print/PrintView";
import paper from "@/parts/print/paper.module.css";
import { svgUrl } from "@/parts/qr/svg-url";
import { Waiting } from "@/parts/Waiting";

export default function SignInForm({ rows: [row], onClose }: ActionDialogProps<"act/activity">) {
	const id = row?.id ?? "";
	const { data, error, refetch } = useQuery({
		queryKey: ["row", "act/activity", id, "signInForm"],
		queryFn: ({ signal }) => get("/act/activity/signInForm", { id }, { quiet: true, signal }),
	});
	return (
		<PrintDialog title={t("签到表 | Sign-in form")} close={() => onClose(false)}>
			{error ? (
				<Broken error={error} retry={() => void refetch()} />
			) : data ? (
				<PrintView numbered>
					<Sheet form={data} />
				</PrintView>
			) : (
				<Waiting />
			)}
		</PrintDialog>
	);
}

const CODE_SIZE = 64;
const SHEET_CODE_SIZE = 96;

function Sheet({ form }: { form: Answer<"GET /act/activity/signInForm"> }) {
	const sessions = form.people.some((one) => one.session);
	return (
		<article className={paper.paper}>
			<header>
				<h2>{form.title}</h2>
				<span>
					{form.beginAt.slice(0, 16)} – {form.endAt.slice(0, 16)} {form.place}
				</span>
				<figure>
					<img
						src={svgUrl(form.svg)}
						width={SHEET_CODE_SIZE}
						height={SHEET_CODE_SIZE}
						alt={t("核销页二维码 | Code of the page for checking tickets")}
					/>
					<figcaption>{t("工作人员扫码核销 | Staff: scan to check tickets")}</figcaption>
				</figure>
			</header>
			<table>
				<thead>
					<tr>
						<th>{t("序号 | No.")}</th>
						<th>{t("姓名 | Name")}</th>
						<th>{t("手机尾号 | Mobile ends")}</th>
						{sessions && <th>{t("场次 | Session")}</th>}
						<th>{t("人数 | People")}</th>
						<th>{t("票号 | Ticket")}</th>
						<th style={{ width: "30%" }}>{t("签名 | Signature")}</th>
					</tr>
				</thead>
				<tbody>
					{form.people.map((one, at) => (
						<tr key={one.id}>
							<td>{at + 1}</td>
							<td>{one.name}</td>
							<td>{one.phone}</td>
							{sessions && <td>{one.session}</td>}
							<td>{one.seats}</td>
							<td>
								{one.svg && (
									<img
										src={svgUrl(one.svg)}
										width={CODE_SIZE}
										height={CODE_SIZE}
										alt={t("{name} 的入场码 | Code of {name}'s ticket", { name: one.name })}
									/>
								)}
								<div>{one.ticketNo.match(/.{1,4}/g)?.join(" ")}</div>
							</td>
							<td>{one.came && t("已签到 | Checked in")}</td>
						</tr>
					))}
				</tbody>
			</table>
		</article>
	);
}
