/** Starts the phone page, which must load little, or the desktop client; each is a graph of chunks of its own. */
const root = document.getElementById("root");
if (root && location.pathname.startsWith("/m/")) {
	void import("./phone").then(({ startPhone }) => startPhone(root));
} else if (root) {
	void import("./desktop").then(({ startDesktop }) => startDesktop(root));
	// What surely comes next loads beside the first chunk instead of after it.
	if (location.pathname === "/user/login")
		void import("@/domains/account/login/Login").catch(() => undefined);
	else if ("pro__Access-Token" in localStorage) {
		void import("./Inside").catch(() => undefined);
		void import("./actions").catch(() => undefined);
		void import("./first-page")
			.then(({ beginFirstPage }) => beginFirstPage(location.pathname))
			.catch(() => undefined);
	}
}
