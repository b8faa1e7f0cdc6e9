/** The questions of a public form with the lines of its sub-tables, sent as one answer. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Form from "antd/es/form";
import { useRef, useState } from "react";
import type { Shapes } from "@/gen/api";
import { post } from "@/kit/http";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useProvenSending } from "@/parts/human/useProvenSending";
import { UPLOAD } from "@/parts/upload/words";
import { askedOf, beginWith, bodyOf, isSending, type Values } from "./asked";
import { Question } from "./Entry";
import { type Line, Lines } from "./Lines";
import { deviceId } from "./wire";

type PublicForm = Shapes["PublicForm"];
type LinesOf = Record<string, Line[]>;

export function Questions({ form, token, onSent }: { form: PublicForm; token: string; onSent: () => void }) {
	const [values, setValues] = useState<Values>(() => beginWith(form.fields));
	const [lines, setLines] = useState<LinesOf>({});
	/** The lines as they were sent: what is said of the second stays with it when the first is removed. */
	const given = useRef<LinesOf>({});
	const sending = useProvenSending();
	const send = () =>
		sending.run(async (proof) => {
			given.current = lines;
			const told = form.tables.map(({ key, fields }) => [
				key,
				(lines[key] ?? []).map((line) => bodyOf(fields, line.values)),
			]);
			await post(
				"/online/public/answer",
				{
					token,
					device: deviceId(),
					values: bodyOf(form.fields, values),
					lines: Object.fromEntries(told),
					...proof,
				},
				{ quiet: true },
			);
			onSent();
		});
	const problemOf = (table: string, line?: string, key?: string) => {
		if (line === undefined) return sending.errors[`lines.${table}`];
		const place = (given.current[table] ?? []).findIndex(({ id }) => id === line);
		return sending.errors[`lines.${table}.${place}.${key}`];
	};
	const underWay = [values, ...Object.values(lines).flatMap((all) => all.map((line) => line.values))].some(
		isSending,
	);
	return (
		<Form layout="vertical" onFinish={() => void send()}>
			{askedOf(form.fields, values).map((field) => (
				<Question
					key={field.key}
					id={field.key}
					field={field}
					token={token}
					place={field.key}
					value={values[field.key]}
					problem={sending.errors[field.key]}
					onChange={(change) => setValues((all) => ({ ...all, [field.key]: change(all[field.key]) }))}
				/>
			))}
			<Flex vertical gap="middle">
				{form.tables.map((table) => (
					<Lines
						key={table.key}
						table={table}
						token={token}
						lines={lines[table.key] ?? []}
						onLines={(change) => setLines((all) => ({ ...all, [table.key]: change(all[table.key] ?? []) }))}
						problemOf={(line, key) => problemOf(table.key, line, key)}
					/>
				))}
				{sending.check}
				<Problem text={sending.problem ?? sending.errors.device} />
				{underWay && <Problem text={t(UPLOAD.underWay)} />}
				<Button
					type="primary"
					size="large"
					block
					htmlType="submit"
					loading={sending.busy}
					disabled={sending.waits || underWay}
				>
					{t("提交 | Send")}
				</Button>
			</Flex>
		</Form>
	);
}
