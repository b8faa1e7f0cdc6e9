/** A link is made for the days that were chosen, can be copied, and is taken back. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import * as http from "@/kit/http";
import { Failure } from "@/kit/transport";
import LinkDialog from "./LinkDialog";
import { StoredItem } from "./StoredItem";

const link = (id: string, more: object = {}) => ({
	id,
	url: `/boot/sys/common/static/out/${id}/1/s/a.pdf`,
	expiresAt: "2026-12-01 10:00:00",
	by: "李晓梅",
	note: null,
	opened: 3,
	...more,
});

beforeEach(() => {
	vi.spyOn(http, "get").mockResolvedValue([link("1", { note: "发给业主" })]);
});

it("shows the links that open, and takes one back", async () => {
	const removed = vi.spyOn(http, "remove").mockResolvedValue(null);
	render(<LinkDialog path="t1/a.pdf" name="合同.pdf" onClose={vi.fn()} />);
	const said = await screen.findByText(/前有效/);
	expect(said).toHaveTextContent("2026-12-01 10:00 前有效 · 发给业主 · 李晓梅 · 已打开 3 次");
	expect(screen.getByText(/static\/out\/1/)).toHaveTextContent(`${window.location.origin}/boot/`);
	await userEvent.click(screen.getByRole("button", { name: /收\s*回/ }));
	expect(removed).toHaveBeenCalledWith("/sys/common/link", { id: "1" }, { quiet: true });
	await waitFor(() => expect(screen.queryByText(/前有效/)).toBeNull());
});

it("makes one for a week, with what it is for", async () => {
	const made = vi.spyOn(http, "post").mockResolvedValue(link("2"));
	render(<LinkDialog path="t1/a.pdf" name="合同.pdf" onClose={vi.fn()} />);
	await screen.findByText(/前有效/);
	await userEvent.type(screen.getByLabelText("用途"), "给审计");
	await userEvent.click(screen.getByRole("button", { name: /生成链接/ }));
	const wish = { path: "t1/a.pdf", hours: 168, note: "给审计" };
	expect(made).toHaveBeenCalledWith("/sys/common/link", wish, { quiet: true });
	expect(await screen.findByText(/static\/out\/2/)).toBeVisible();
});

it("says why there is none", async () => {
	vi.spyOn(http, "get").mockRejectedValue(new Failure(404, "file.missing", "未知的文件"));
	render(<LinkDialog path="t1/a.pdf" name="合同.pdf" onClose={vi.fn()} />);
	expect(await screen.findByRole("alert")).toHaveTextContent("未知的文件");
});

it("is offered beside a file, not beside what lies elsewhere", () => {
	const item = (path: string) => (
		<StoredItem path={path} index={0} count={1} card={false} disabled onMove={vi.fn()} onRemove={vi.fn()}>
			x
		</StoredItem>
	);
	const { rerender } = render(item("t1/a.pdf"));
	expect(screen.getByRole("button", { name: "外发链接 a.pdf" })).toBeVisible();
	rerender(item("https://example.com/a.pdf"));
	expect(screen.queryByRole("button", { name: /外发链接/ })).toBeNull();
});

it("one of several pictures is marked as the cover, another can be", async () => {
	const onPin = vi.fn();
	render(
		<ul>
			{["t1/a.jpg", "t1/b.jpg"].map((path, index) => (
				<StoredItem
					key={path}
					path={path}
					index={index}
					count={2}
					card
					disabled={false}
					pin={{ path: "t1/a.jpg", onPin }}
					onMove={vi.fn()}
					onRemove={vi.fn()}
				>
					<i>{path}</i>
				</StoredItem>
			))}
		</ul>,
	);
	expect(screen.getByText("封面").closest("li")).toHaveTextContent("t1/a.jpg");
	expect(screen.getByRole("button", { name: "设为封面 a.jpg" })).toBeDisabled();
	await userEvent.click(screen.getByRole("button", { name: "设为封面 b.jpg" }));
	expect(onPin).toHaveBeenCalledWith("t1/b.jpg");
});
