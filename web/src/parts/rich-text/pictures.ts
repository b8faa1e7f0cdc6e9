/** Pictures that come by paste or drop: files are uploaded, addresses of other hosts are left behind. */
const OWN = /^\/(?![/\\])/;

export function picturesOf(carried: DataTransfer | null): File[] {
	return [...(carried?.files ?? [])].filter((file) => file.type.startsWith("image/"));
}

export function ownPicturesOnly(html: string): string {
	const page = new DOMParser().parseFromString(html, "text/html");
	for (const picture of page.querySelectorAll("img")) {
		if (!OWN.test(picture.getAttribute("src") ?? "")) picture.remove();
	}
	return page.body.innerHTML;
}
