/** Who listens to what: one cell changing wakes that row's listeners, and nobody else. */
type Listener = () => void;

export class Emitter {
	private readonly listeners = new Set<Listener>();

	readonly listen = (listener: Listener): (() => void) => {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	};

	tell(): void {
		for (const listener of [...this.listeners]) listener();
	}

	get quiet(): boolean {
		return this.listeners.size === 0;
	}
}

/** One emitter for each key, made when somebody listens and dropped when nobody does any more. */
export class KeyedEmitter {
	private readonly byKey = new Map<string, Emitter>();

	listen(key: string, listener: Listener): () => void {
		const emitter = this.byKey.get(key) ?? new Emitter();
		this.byKey.set(key, emitter);
		const leave = emitter.listen(listener);
		return () => {
			leave();
			if (emitter.quiet && this.byKey.get(key) === emitter) this.byKey.delete(key);
		};
	}

	tell(key: string): void {
		this.byKey.get(key)?.tell();
	}

	tellAll(): void {
		for (const emitter of [...this.byKey.values()]) emitter.tell();
	}
}
