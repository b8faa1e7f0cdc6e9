/** Where the outbox outlives a reload: IndexedDB, since pictures and voices wait there too. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Entry } from "../store/outbox";

interface Schema extends DBSchema {
	outbox: { key: string; value: Entry };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;
/** A browser without storage still sends; it only forgets at a reload. */
let forgetful = false;

function database(): Promise<IDBPDatabase<Schema>> {
	opening ??= openDB<Schema>("guanjia-chat", 1, {
		upgrade: (db) => void db.createObjectStore("outbox", { keyPath: "clientId" }),
		blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
	});
	return opening;
}

async function tried<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
	try {
		return await work(await database());
	} catch {
		forgetful = true;
		return otherwise;
	}
}

export const keepEntry = (entry: Entry): Promise<unknown> =>
	tried((db) => db.put("outbox", entry), undefined);
export const dropKept = (clientId: string): Promise<unknown> =>
	tried(async (db) => void (await db.delete("outbox", clientId)), undefined);
export const keptEntries = async (owner: string): Promise<Entry[]> =>
	(await tried((db) => db.getAll("outbox"), [] as Entry[])).filter((one) => one.owner === owner);
export const isKept = async (clientId: string): Promise<boolean> =>
	(await tried(async (db) => (await db.getKey("outbox", clientId)) !== undefined, true)) || forgetful;
