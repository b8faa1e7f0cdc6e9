/** Sends a message made from a template, as a test: to whom, with which values, and how it will read. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Select from "antd/es/select";
import Space from "antd/es/space";
import { lazy, Suspense, useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import type { Row } from "@/engine/describe";
import { useRow } from "@/engine/detail/useRow";
import { useDict } from "@/kit/dict";
import { post } from "@/kit/http";
import { toast } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { Waiting } from "@/parts/Waiting";
import { fetchUsers } from "../../user/api";
import styles from "../message.module.css";
import { filled, placesOf, testValues } from "../template";

const PATH = "sys/message/sysMessageTemplate";
const SYSTEM = "4";
const MOST = 50;
const AddressBook = lazy(() => import("../../picker/AddressBook"));

export default function SendDialog({ rows, onClose }: ActionDialogProps) {
	const { row } = useRow(PATH, rows[0]?.id ?? "", undefined);
	if (row) return <SendForm template={row} onClose={onClose} />;
	return (
		<Dialog onClose={() => onClose(false)}>
			<Waiting />
		</Dialog>
	);
}

function SendForm({ template, onClose }: { template: Row; onClose: ActionDialogProps["onClose"] }) {
	const text = String(template.templateContent ?? "");
	const kind = String(template.templateType);
	const kinds = useDict("msg_template_type");
	const sending = useSending();
	const [receivers, setReceivers] = useState<string[]>([]);
	const [values, setValues] = useState(() => testValues(template.templateTestJson));
	const places = placesOf(text);
	const ready = receivers.length > 0 && places.every((name) => values[name]);
	const send = () =>
		sending.run(async () => {
			await post("/sys/message/sysMessageTemplate/sendMsg", bodyOf(template, receivers, places, values), {
				quiet: true,
			});
			toast("success", "发送消息成功！ | Sent");
			onClose(false);
		});
	return (
		<Dialog
			width={560}
			title={t("发送测试：{name} | Send a test: {name}", { name: String(template.templateName) })}
			onClose={() => onClose(false)}
			onSubmit={() => void send()}
			submitText={t("发送 | Send")}
			disabled={!ready}
			busy={sending.busy}
		>
			<Problem text={sending.problem ?? sending.errors.testData ?? null} />
			<Flex vertical gap="var(--ant-margin-sm)">
				<Field
					label={t("接收人（{kind}） | To ({kind})", {
						kind: localize(kinds.find((one) => one.value === kind)?.text),
					})}
					required
					error={sending.errors.receiver ?? null}
					hint={hintOf(kind)}
				>
					<Receivers system={kind === SYSTEM} value={receivers} onChange={setReceivers} />
				</Field>
				{places.map((name) => (
					<Field key={name} label={name} required>
						<Input
							aria-label={name}
							maxLength={200}
							value={values[name] ?? ""}
							onChange={(event) => setValues({ ...values, [name]: event.target.value })}
						/>
					</Field>
				))}
				<Field label={t("内容预览 | As it will read")}>
					<output className={styles.preview}>{filled(text, values)}</output>
				</Field>
			</Flex>
		</Dialog>
	);
}

const bodyOf = (template: Row, receivers: string[], places: string[], values: Record<string, string>) => ({
	templateCode: String(template.templateCode),
	receiver: receivers.join(","),
	testData: JSON.stringify(Object.fromEntries(places.map((name) => [name, values[name] ?? ""]))),
});

function hintOf(kind: string): string {
	if (kind === SYSTEM) return t("账号，最多50个 | Accounts, at most 50");
	if (kind === "1") return t("手机号，最多50个 | Phone numbers, at most 50");
	return t("邮箱，最多50个 | Mail addresses, at most 50");
}

interface ReceiversProps {
	system: boolean;
	value: string[];
	onChange: (value: string[]) => void;
}

/** System messages go to accounts, which are found by name; phones and addresses are typed. */
function Receivers({ system, value, onChange }: ReceiversProps) {
	const [word, setWord] = useState("");
	const [open, setOpen] = useState(false);
	const [book, setBook] = useState(false);
	const settled = useSettled(word);
	const maySearch = useMay()("sys:user:list");
	const found = useQuery({
		queryKey: ["people", "receivers", settled],
		queryFn: ({ signal }) =>
			fetchUsers({ pageSize: 20, ...(settled ? { realname: `*${settled}*` } : {}) }, signal),
		enabled: system && maySearch,
	});
	const box = (
		<Select
			mode="tags"
			aria-label={t("接收人 | To")}
			tokenSeparators={[",", "，", " "]}
			maxCount={MOST}
			open={system && maySearch && open}
			onOpenChange={setOpen}
			onSelect={() => setOpen(false)}
			showSearch={{ filterOption: false, onSearch: setWord }}
			value={value}
			onChange={(chosen: string[]) => {
				setWord("");
				onChange(chosen);
			}}
			options={(found.data?.records ?? []).map((row) => ({
				value: String(row.username),
				label: `${row.realname} (${row.username})`,
			}))}
			style={{ width: "100%" }}
		/>
	);
	if (!system || !maySearch) return box;
	return (
		<Space.Compact block>
			{box}
			<Button onClick={() => setBook(true)}>{t("通讯录 | Address book")}</Button>
			{book && (
				<Suspense fallback={null}>
					<AddressBook
						close={() => setBook(false)}
						choose={(_, people) => {
							setBook(false);
							const names = people.map((row) => String(row.username));
							const all = [...new Set([...value, ...names])];
							if (all.length > MOST) toast("warning", "最多50个接收人 | At most 50 people");
							onChange(all.slice(0, MOST));
						}}
					/>
				</Suspense>
			)}
		</Space.Compact>
	);
}
