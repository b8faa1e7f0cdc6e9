/** What a page is about, asked where its address names no row: searched for, or one of those offered; the choice goes into the address. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { LATELY } from "@/parts/picker/recent";
import { SearchSelect } from "@/parts/picker/SearchSelect";
import { noteChosen, useRecalled } from "@/parts/picker/useRecalled";
import { Waiting } from "@/parts/Waiting";
import { useDescribe } from "../describe";
import { ask, type RefOption, useSource } from "./options";

interface Props {
	/** Of which resource the rows are. */
	path: string;
	/** Under which name the address holds the row. */
	name?: string;
	/** Narrows what is offered, as a field that refers to the resource would. */
	condition?: string;
	/** "Choose a house". */
	title: string;
	/** Ways to other pages where rows are found. */
	children?: ReactNode;
}

const OFFERED = 8;
const WIDTH_PX = 420;

export function RowChoice(props: Props) {
	const describe = useDescribe(props.path);
	if (describe === undefined) return <Waiting />;
	return (
		<EmptyBox title={props.title}>
			{describe && <Choices {...props} />}
			{props.children}
		</EmptyBox>
	);
}

function Choices({ path, name = "id", condition = "", title }: Props) {
	const [, setParams] = useSearchParams();
	const source = useSource({ path, store: "" }, condition);
	const recent = useRecalled(source, 1);
	const first = useFirst(path, condition);
	const choose = (id: string | undefined) => {
		if (!id) return;
		setParams((before) => {
			const params = new URLSearchParams(before);
			params.set(name, id);
			return params;
		});
	};
	const take = ({ value, text }: Offered) => {
		noteChosen(source, [{ id: value, name: text }]);
		choose(value);
	};
	return (
		<Flex vertical gap="middle" style={{ width: WIDTH_PX, maxWidth: "100%" }} data-row-choice={path}>
			<SearchSelect source={source} label={title} value={[]} onChange={([id]) => choose(id)} />
			<Offers title={t(LATELY)} rows={recent} take={take} />
			{recent.length === 0 && <Offers title={t("可选 | To choose from")} rows={first} take={take} />}
		</Flex>
	);
}

type Offered = Pick<RefOption, "value" | "text">;

interface OffersProps {
	title: string;
	rows: readonly Offered[];
	take: (row: Offered) => void;
}

function Offers({ title, rows, take }: OffersProps) {
	if (rows.length === 0) return null;
	return (
		<Flex component="section" vertical gap="small" aria-label={title}>
			<Typography.Text type="secondary">{title}</Typography.Text>
			<Flex wrap justify="center" gap="small">
				{rows.map((row) => (
					<Button key={row.value} onClick={() => take(row)}>
						{row.text}
					</Button>
				))}
			</Flex>
		</Flex>
	);
}

const NONE: RefOption[] = [];

function useFirst(path: string, condition: string): RefOption[] {
	const { data } = useQuery({
		queryKey: ["options", "first", path, condition],
		queryFn: ({ signal }) =>
			ask({ path, ...(condition ? { condition } : {}), keyword: "", pageSize: OFFERED }, signal),
	});
	return data ?? NONE;
}
