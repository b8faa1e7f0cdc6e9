/** What somebody wrote by their link beside what is known; staff take it over field by field. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Checkbox from "antd/es/checkbox";
import Skeleton from "antd/es/skeleton";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { get, post } from "@/kit/http";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import styles from "./review.module.css";

interface Props extends ActionDialogProps {
	/** The resource of the links. */
	links: "portal/improve" | "vip/improve";
}

export function ReviewLink({ rows, onClose, links }: Props) {
	const id = rows[0]?.id ?? "";
	const { data, error } = useQuery({
		queryKey: ["improve-review", links, id],
		queryFn: () => get(`/${links}/review`, { id }, { quiet: true }),
		gcTime: 0,
		retry: false,
	});
	const written = data?.fields.filter((field) => field.new !== null) ?? [];
	const [left, setLeft] = useState<readonly string[]>([]);
	const [busy, setBusy] = useState(false);
	const take = written.filter((field) => !left.includes(field.key)).map((field) => field.key);
	const save = async () => {
		setBusy(true);
		try {
			await post(`/${links}/take`, { id, version: data?.version, take }, { quiet: true });
			toast("success", "审核完成 | Reviewed");
			onClose(true);
		} catch (refusal) {
			if (!(refusal instanceof Failure)) throw refusal;
			toast("warning", refusal.message);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			width={640}
			title={t("审核资料：{name} | Review: {name}", { name: data?.name ?? "" })}
			submitText={
				take.length > 0
					? t("采纳 {n} 项 | Take over {n}", { n: take.length })
					: t("全部不采纳 | Take nothing over")
			}
			danger={take.length === 0 && data !== undefined}
			disabled={data?.state !== "filled"}
			busy={busy}
			onSubmit={() => void save()}
			onClose={() => onClose(false)}
		>
			{error && <Alert type="error" showIcon title={localize(error.message)} />}
			{!data && !error && <Skeleton active />}
			{data && (
				<table className={styles.review}>
					<thead>
						<tr>
							<th scope="col">{t("资料 | Field")}</th>
							<th scope="col">{t("现在 | Now")}</th>
							<th scope="col">{t("本人填写 | As written")}</th>
							<th scope="col">{t("采纳 | Take over")}</th>
						</tr>
					</thead>
					<tbody>
						{written.map((field) => (
							<tr key={field.key} data-same={field.now === field.new}>
								<th scope="row">{localize(field.label)}</th>
								<td>{field.now || "—"}</td>
								<td>{field.new}</td>
								<td>
									<Checkbox
										aria-label={t("采纳{field} | Take over {field}", { field: localize(field.label) })}
										checked={take.includes(field.key)}
										disabled={data.state !== "filled"}
										onChange={({ target }) =>
											setLeft(target.checked ? left.filter((key) => key !== field.key) : [...left, field.key])
										}
									/>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</Dialog>
	);
}
