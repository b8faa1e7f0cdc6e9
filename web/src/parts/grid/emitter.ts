/** Who listens to what: one cell changing wakes that row's listeners, and nobody else. */
type Heard = () => void;

export class Emitter {
	private readonly heard = new Set<Heard>();

	readonly listen = (heard: Heard): (() => void) => {
		this.heard.add(heard);
		return () => this.heard.delete(heard);
	};

	tell(): void {
		for (const heard of [...this.heard]) heard();
	}

	get quiet(): boolean {
		return this.heard.size === 0;
	}
}

/** One emitter for each key, made when somebody listens and dropped when nobody does any more. */
export class KeyedEmitter {
	private readonly byKey = new Map<string, Emitter>();

	listen(key: string, heard: Heard): () => void {
		const emitter = this.byKey.get(key) ?? new Emitter();
		this.byKey.set(key, emitter);
		const leave = emitter.listen(heard);
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
