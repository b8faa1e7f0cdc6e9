/** Every kind, once: a kind without both views does not compile. */
import type { Kind } from "../describe";
import { EditCron } from "./cron";
import { EditChosen, EditRef, EditRefs } from "./EditRefs";
import {
	EditBool,
	EditColour,
	EditDate,
	EditDateTime,
	EditDecimal,
	EditDict,
	EditDicts,
	EditInt,
	EditJson,
	EditLong,
	EditMoney,
	EditPassword,
	EditText,
	EditTime,
} from "./edit";
import { EditFiles, EditImages, EditVideo, readFiles, readImages, readVideo } from "./files";
import { EditHtml, readHtml } from "./html";
import { EditSignature, EditVoice, readVoice } from "./media";
import { EditPopup } from "./popup";
import {
	readBool,
	readColour,
	readDict,
	readDicts,
	readJson,
	readLabel,
	readLabels,
	readLong,
	readMoney,
	readNumber,
	readSecret,
	readText,
	readTime,
} from "./read";
import { TreeChoice } from "./TreeChoice";
import { EditMarkdown, EditMemo, EditTags, readMarkdown, readTags } from "./texts";
import type { KindView } from "./types";

export const KINDS: Readonly<Record<Kind, KindView>> = {
	text: { read: readText, Edit: EditText, width: 150 },
	textarea: { read: readLong, Edit: EditLong, width: 220, wide: true },
	markdown: { read: readMarkdown, Edit: EditMarkdown, width: 260, wide: true },
	tags: { read: readTags, Edit: EditTags, width: 160 },
	memo: { read: readLong, Edit: EditMemo, width: 220 },
	signature: { read: readImages, Edit: EditSignature, width: 140, wide: true },
	voice: { read: readVoice, Edit: EditVoice, width: 260, wide: true },
	html: { read: readHtml, Edit: EditHtml, width: 260, wide: true },
	int: { read: readNumber, Edit: EditInt, width: 100, end: true },
	decimal: { read: readNumber, Edit: EditDecimal, width: 110, end: true },
	money: { read: readMoney, Edit: EditMoney, width: 130, end: true },
	bool: { read: readBool, Edit: EditBool, width: 90 },
	date: { read: readText, Edit: EditDate, width: 120 },
	datetime: { read: readText, Edit: EditDateTime, width: 175 },
	time: { read: readTime, Edit: EditTime, width: 100 },
	dict: { read: readDict, Edit: EditDict, width: 120 },
	dicts: { read: readDicts, Edit: EditDicts, width: 200 },
	ref: { read: readLabel, Edit: EditRef, width: 160 },
	refs: { read: readLabels, Edit: EditRefs, width: 200 },
	file: { read: readFiles, Edit: EditFiles, width: 180, wide: true },
	image: { read: readImages, Edit: EditImages, width: 120, wide: true },
	video: { read: readVideo, Edit: EditVideo, width: 120, wide: true },
	password: { read: readSecret, Edit: EditPassword, width: 100 },
	json: { read: readJson, Edit: EditJson, width: 220, wide: true },
	tree: { read: readLabel, Edit: TreeChoice, width: 160 },
	colour: { read: readColour, Edit: EditColour, width: 110 },
	chosen: { read: readLabels, Edit: EditChosen, width: 180 },
	popup: { read: readText, Edit: EditPopup, width: 160 },
	cron: { read: readText, Edit: EditCron, width: 170 },
};
