/** Shows what modules say, with antd's message, notification and modal. */
import Button from "antd/es/button";
import useMessage from "antd/es/message/useMessage";
import useModal from "antd/es/modal/useModal";
import useNotification from "antd/es/notification/useNotification";
import { useEffect } from "react";
import { type Ask, type NoticeSink, type Offer, registerNotices } from "@/kit/notice";
import { t } from "@/kit/text";

export default function Notices() {
	const [message, messageHolder] = useMessage({ maxCount: 3 });
	const [notification, notificationHolder] = useNotification({ placement: "topRight" });
	const [modal, modalHolder] = useModal();

	useEffect(() => {
		const sink: NoticeSink = {
			toast: (tone, text) => void message[tone](text),
			offer: (offered) => void offerWith(message, offered),
			during: (text, work) => {
				const done = message.loading(text, 0);
				void work.then(done, done);
			},
			notify: (tone, title, text, seconds) =>
				notification[tone]({ title, description: <span style={LINES}>{text}</span>, duration: seconds }),
			ask: (question) => askWith(modal, question),
		};
		registerNotices(sink);
	}, [message, notification, modal]);

	return (
		<>
			{messageHolder}
			{notificationHolder}
			{modalHolder}
		</>
	);
}

const LINES = { whiteSpace: "pre-line" } as const;

type MessageApi = ReturnType<typeof useMessage>[0];

function offerWith(message: MessageApi, { text, label, seconds, run }: Offer): void {
	const key = `offer ${Date.now()}`;
	const taken = () => {
		message.destroy(key);
		run();
	};
	void message.open({
		key,
		type: "success",
		duration: seconds,
		content: (
			<span data-offer>
				{text}{" "}
				<Button type="link" size="small" onClick={taken}>
					{label}
				</Button>
			</span>
		),
	});
}

type ModalApi = ReturnType<typeof useModal>[0];

function askWith(modal: ModalApi, question: Ask): Promise<boolean> {
	const words = {
		title: question.title,
		content: <div style={LINES}>{question.content}</div>,
		okText: question.okText ?? t("确定 | OK"),
		cancelText: t("取消 | Cancel"),
		okButtonProps: { danger: question.danger ?? false },
		centered: true,
	};
	return new Promise((resolve) => {
		const answers = { onOk: () => resolve(true), onCancel: () => resolve(false) };
		if (question.only) modal.warning({ ...words, ...answers, keyboard: false });
		else modal.confirm({ ...words, ...answers });
	});
}
