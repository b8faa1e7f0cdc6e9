/** Hands what the microphone hears to the page. */
registerProcessor(
	"gj-tap",
	class extends AudioWorkletProcessor {
		process([input]) {
			const heard = input?.[0];
			if (heard) this.port.postMessage(heard.slice());
			return true;
		}
	},
);
