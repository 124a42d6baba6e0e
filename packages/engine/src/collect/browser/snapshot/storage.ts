import type { StorageFact } from "../../../facts/types.ts";

/** A stored entry as it stands: its value is masked before it is kept. */
export interface StoredEntry {
  kind: StorageFact["kind"];
  key: string;
  value: string;
}

/** What the page keeps in the browser beside cookies. */
export async function readStorage(): Promise<StoredEntry[]> {
  const storage: StoredEntry[] = [];
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    try {
      const area = globalThis[kind];
      for (let index = 0; index < area.length && index < 100; index += 1) {
        const key = area.key(index) ?? "";
        storage.push({ kind, key: key.slice(0, 200), value: (area.getItem(key) ?? "").slice(0, 400) });
      }
    } catch {
      // A sandboxed or opaque frame has none.
    }
  }
  const inTime = <T>(work: Promise<T>): Promise<T | null> =>
    Promise.race([work, new Promise<null>((done) => setTimeout(() => done(null), 400))]);
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  /** Keys of a database's first tables, with what the first entries hold. */
  const readDatabase = async (name: string): Promise<void> => {
    const database = await inTime(asked(indexedDB.open(name)));
    if (!database) return;
    try {
      for (const store of [...database.objectStoreNames].slice(0, 4)) {
        const table = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([
          asked(table.getAllKeys(null, 6)),
          asked(table.getAll(null, 6)),
        ]);
        keys.forEach((key, index) => {
          const value =
            typeof values[index] === "string" ? values[index] : (JSON.stringify(values[index]) ?? "");
          const label = typeof key === "string" ? key : store;
          storage.push({
            kind: "indexedDB",
            key: `${name}/${label}`.slice(0, 200),
            value: value.slice(0, 400),
          });
        });
      }
    } finally {
      database.close();
    }
  };
  try {
    for (const { name } of ((await inTime(indexedDB.databases())) ?? []).slice(0, 10)) {
      const before = storage.length;
      if (name) await inTime(readDatabase(name).catch(() => null));
      if (storage.length === before) storage.push({ kind: "indexedDB", key: name ?? "", value: "" });
    }
  } catch {
    // As above.
  }
  try {
    for (const name of ((await inTime(caches.keys())) ?? []).slice(0, 20))
      storage.push({ kind: "cacheStorage", key: name.slice(0, 200), value: "" });
    for (const worker of (await inTime(navigator.serviceWorker.getRegistrations())) ?? [])
      storage.push({
        kind: "serviceWorker",
        key: (worker.active ?? worker.waiting ?? worker.installing)?.scriptURL ?? worker.scope,
        value: "",
      });
  } catch {
    // Not in every frame.
  }
  return storage;
}
