/** What the public page of a survey asks the server, and what this browser calls itself there. */
import type { Shapes } from "@/gen/api";
import { type Answer, get, post } from "@/kit/http";
import { apiUrl } from "@/kit/transport";
import type { Proof } from "@/parts/human/HumanCheck";

export type PublicSurvey = Answer<"GET /svy/public/open">;
export type Question = Shapes["PublicQuestion"];
export type Option = Shapes["PublicOption"];
/** As it is sent: several choices as a list, a matrix as row -> column, all else as text. */
export type Given = string | string[] | Record<string, string>;
export type GivenById = Readonly<Record<string, Given | undefined>>;

const quiet = { quiet: true };
const KEPT = "gj-survey-device";

/** Made up once and kept: it tells answers of one browser from another's and nothing else. */
export function deviceId(): string {
	const kept = localStorage.getItem(KEPT);
	if (kept) return kept;
	const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
	localStorage.setItem(KEPT, made);
	return made;
}

export const openSurvey = (token: string) => get("/svy/public/open", { token, device: deviceId() }, quiet);
export const readRegions = (token: string, parent: string) =>
	get("/svy/public/regions", { token, parent }, quiet);
export const sendAnswers = (token: string, answers: Record<string, Given>, proof: Proof | null) =>
	post("/svy/public/answer", { token, device: deviceId(), answers, ...proof }, quiet);
export const castVotes = (token: string, options: string[], proof: Proof | null) =>
	post("/svy/public/vote", { token, device: deviceId(), options, ...proof }, quiet);
export const handIn = async (token: string, questionId: string, file: File) =>
	(
		await post(
			"/svy/public/file",
			{
				token,
				device: deviceId(),
				questionId,
				name: file.name || "signature.png",
				data: await base64Of(file),
			},
			quiet,
		)
	).path;

export const imageOf = (option: Option) => (option.image ? apiUrl(option.image) : null);

const base64Of = (file: File): Promise<string> =>
	new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
