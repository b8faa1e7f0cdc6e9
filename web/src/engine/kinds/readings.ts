/** How a value of every kind is shown, without what edits it: a dialog that an editor opens shows rows too. */
import type { Kind } from "../describe";
import { readFiles, readImages, readVideo } from "./files";
import { readHtml } from "./html";
import { readList } from "./lists";
import { readVoice } from "./media";
import {
	readBool,
	readBytes,
	readColour,
	readDay,
	readDict,
	readDicts,
	readJson,
	readLabel,
	readLabels,
	readLong,
	readMoment,
	readMoney,
	readNumber,
	readSecret,
	readText,
	readTime,
} from "./read";
import { readMarkdown, readTags } from "./texts";
import type { KindReading } from "./types";

export const READINGS: Readonly<Record<Kind, KindReading>> = {
	text: { read: readText, width: 150 },
	textarea: { read: readLong, width: 220, wide: true },
	markdown: { read: readMarkdown, width: 260, wide: true },
	tags: { read: readTags, width: 160 },
	memo: { read: readLong, width: 220 },
	signature: { read: readImages, width: 140, wide: true },
	voice: { read: readVoice, width: 260, wide: true },
	html: { read: readHtml, width: 260, wide: true },
	int: { read: readNumber, width: 100, end: true },
	bytes: { read: readBytes, width: 100, end: true },
	decimal: { read: readNumber, width: 110, end: true },
	money: { read: readMoney, width: 130, end: true },
	bool: { read: readBool, width: 90 },
	date: { read: readDay, width: 120 },
	datetime: { read: readMoment, width: 175 },
	time: { read: readTime, width: 100 },
	dict: { read: readDict, width: 120 },
	dicts: { read: readDicts, width: 200 },
	ref: { read: readLabel, width: 160 },
	refs: { read: readLabels, width: 200 },
	file: { read: readFiles, width: 180, wide: true },
	image: { read: readImages, width: 120, wide: true },
	video: { read: readVideo, width: 120, wide: true },
	password: { read: readSecret, width: 100 },
	json: { read: readJson, width: 220, wide: true },
	tree: { read: readLabel, width: 160 },
	colour: { read: readColour, width: 110 },
	chosen: { read: readLabels, width: 180 },
	popup: { read: readText, width: 160 },
	cron: { read: readText, width: 170 },
	list: { read: readList, width: 160 },
};
