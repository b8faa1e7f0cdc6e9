/** Which column's menu is open, from its head or by key, and what it does. */
import { Emitter } from "./emitter";

export class Menu {
	private key: string | null = null;
	readonly changed = new Emitter();
	/** Holds a column at the left, or lets it go; set by what is on screen. */
	freeze: (key: string, held: boolean) => void = () => undefined;

	get open(): string | null {
		return this.key;
	}

	show(key: string | null): void {
		if (this.key === key) return;
		this.key = key;
		this.changed.tell();
	}
}
