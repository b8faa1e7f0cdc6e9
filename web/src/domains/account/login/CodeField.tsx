/** A code sent to the phone that another field holds: a slider first, then the code, then a wait until another may be asked for. */
import Form from "antd/es/form";
import { useState } from "react";
import { post } from "@/kit/http";
import type { Failure } from "@/kit/transport";
import { SentCode } from "@/parts/change/SentCode";
import HumanCheck, { type Proof } from "@/parts/human/HumanCheck";

interface Props {
	/** 0 sign in, 1 register, 2 reset. */
	mode: "0" | "1" | "2";
	mobile?: string;
	name?: string;
}

interface Asked {
	sent: () => void;
	refused: (failure: Failure) => void;
}

export function CodeField({ mode, mobile = "mobile", name = "captcha" }: Props) {
	const form = Form.useFormInstance();
	const [asked, setAsked] = useState<Asked | null>(null);
	const check = async () => {
		await form.validateFields([mobile]);
		await new Promise<void>((sent, refused) => setAsked({ sent, refused }));
	};
	const send = (proof: Proof | null) => {
		if (!proof || !asked) return;
		const body = { mobile: form.getFieldValue(mobile), smsmode: mode, ...proof };
		void post("/sys/sms", body, { quiet: true })
			.then(asked.sent, asked.refused)
			.finally(() => setAsked(null));
	};
	return (
		<>
			{asked && <HumanCheck onProof={send} />}
			<SentCode name={name} send={check} />
		</>
	);
}
