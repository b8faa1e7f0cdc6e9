/** Starts the phone page, which must load little, or the desktop client; each is a graph of chunks of its own. */
const root = document.getElementById("root");
if (root && location.pathname.startsWith("/m/")) {
	void import("@/domains/phone/main").then(({ startPhone }) => startPhone(root));
} else if (root) {
	void import("./desktop").then(({ startDesktop }) => startDesktop(root));
}
