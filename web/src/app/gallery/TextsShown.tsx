/** Texts and how they are written, shown, cut and checked. */
import Flex from "antd/es/flex";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { lazy, useState } from "react";
import { useRules } from "@/engine/describe";
import { clockText, grouped, momentText } from "@/kit/format";
import { accepts } from "@/kit/rules";
import { localize } from "@/kit/text";
import { FILE_NAME_LENGTH } from "@/parts/ellipsis/cut";
import { Ellipsis } from "@/parts/ellipsis/Ellipsis";
import { InputPop } from "@/parts/input-pop/InputPop";
import { readCondition } from "@/parts/json-input/condition";
import { JsonInput } from "@/parts/json-input/JsonInput";
import { TagInput, Tags } from "@/parts/tag-input/TagInput";
import styles from "./Gallery.module.css";
import { Shown } from "./Shown";

const MarkdownEditor = lazy(() => import("@/parts/markdown/MarkdownEditor"));
const MarkdownView = lazy(() => import("@/parts/markdown/MarkdownView"));
const RichEditor = lazy(() => import("@/parts/rich-text/RichEditor"));

const MARKDOWN = [
	"## 1.4.0 更新",
	"- [x] 房态图支持**小时房**",
	"- [ ] 导出更快",
	"",
	"> 升级前请备份。",
	"",
	"| 平台 | 版本 |",
	"| --- | --- |",
	"| 安卓 | `1.4.0` |",
	"",
	"![外部图片](https://example.com/a.png)",
].join("\n");
const LONG = "云栖花园三期一栋一单元一百零一室朝南带阳台精装修拎包入住长租优先";
const refuse = async () => null;

export function TextsShown() {
	return (
		<section>
			<h2>文字 Texts</h2>
			<div className={styles.parts}>
				<Markdown />
				<Shown name="rich text" wide>
					<Rich />
				</Shown>
				<Shown name="Ellipsis 25 · 5 · short">
					<p>
						<Ellipsis text={LONG} />
					</p>
					<p>
						<Ellipsis text="IMG_20261121_0830.png" length={FILE_NAME_LENGTH} />
					</p>
					<p>
						<Ellipsis text="短文字" />
					</p>
				</Shown>
				<Shown name="TagInput">
					<TagLines />
				</Shown>
				<Shown name="InputPop 150 × 200">
					<PopLines />
				</Shown>
				<Shown name="JsonInput">
					<JsonLines />
				</Shown>
				<Shown name="numbers and moments">
					<p>{grouped("1234567.50")}</p>
					<p>{momentText("2026-11-21T08:05:09")}</p>
					<p>{clockText("8:05")}</p>
				</Shown>
				<Shown name="rules">
					<Rules />
				</Shown>
			</div>
		</section>
	);
}

function Markdown() {
	const [text, setText] = useState<string | null>(MARKDOWN);
	const [empty, setEmpty] = useState<string | null>(null);
	return (
		<>
			<Shown name="MarkdownEditor" wide>
				<MarkdownEditor label="更新说明" value={text} onChange={setText} upload={refuse} />
			</Shown>
			<Shown name="MarkdownEditor 200 px, empty">
				<MarkdownEditor label="空的说明" value={empty} onChange={setEmpty} upload={refuse} height={200} />
			</Shown>
			<Shown name="MarkdownEditor disabled">
				<MarkdownEditor
					label="锁定的说明"
					value="不能修改"
					onChange={setEmpty}
					upload={refuse}
					height={200}
					disabled
				/>
			</Shown>
			<Shown name="MarkdownView">
				<MarkdownView text={text} />
			</Shown>
		</>
	);
}

function Rich() {
	const [html, setHtml] = useState<string | null>("<h2>通知</h2><p>下周一<strong>停水</strong>。</p>");
	return <RichEditor label="内容" value={html} onChange={setHtml} upload={refuse} />;
}

function TagLines() {
	const [text, setText] = useState("保洁;维修");
	return (
		<Flex vertical gap="small">
			<TagInput label="标签" value={text} onChange={setText} />
			<TagInput label="空标签" value="" onChange={setText} />
			<TagInput label="锁定的标签" value={text} onChange={setText} disabled />
			<Tags value={text} />
		</Flex>
	);
}

function PopLines() {
	const [text, setText] = useState("点右边展开\n第二行");
	return (
		<Flex vertical gap="small">
			<InputPop label="备注" value={text} onChange={setText} />
			<InputPop label="空备注" value="" onChange={setText} />
			<InputPop label="锁定的备注" value={text} onChange={setText} disabled />
		</Flex>
	);
}

function JsonLines() {
	const [right, setRight] = useState<string | null>('{"pid":"0"}');
	const [wrong, setWrong] = useState<string | null>('{"pid":');
	return (
		<Flex vertical gap="small">
			<JsonInput label="参数" value={right} onChange={setRight} tells />
			<JsonInput label="写错的参数" value={wrong} onChange={setWrong} tells />
			<JsonInput label="锁定的参数" value={{ a: 1 }} onChange={setRight} disabled />
			<Condition text="[1]" />
		</Flex>
	);
}

function Condition({ text }: { text: string }) {
	try {
		return <code>{JSON.stringify(readCondition(text, "JTreeSelect"))}</code>;
	} catch (error) {
		return <p role="alert">{(error as Error).message}</p>;
	}
}

function Rules() {
	const rules = useRules();
	return (
		<Form layout="vertical">
			{Object.entries(rules).map(([name, rule]) => (
				<Form.Item
					key={name}
					name={name}
					label={name}
					validateTrigger="onBlur"
					rules={[
						{
							validator: (_, text?: string) =>
								!text || accepts(rule, text)
									? Promise.resolve()
									: Promise.reject(new Error(localize(rule.message))),
						},
					]}
				>
					<Input />
				</Form.Item>
			))}
		</Form>
	);
}
