/**
 * In-memory idb-keyval for specs, because jsdom has no IndexedDB: the same calls on maps, emptied after every
 * test. Without it, persisted values would be lost in specs.
 */
type Values = Map<IDBValidKey, unknown>;
interface Objects {
  values: Values;
  transaction: { commit(): void };
}
type UseStore = <T>(mode: string, action: (objects: Objects) => T) => Promise<T>;

const stores = new Map<string, Values>();

/** A store is a function, as in idb-keyval, so that wrappers work in specs too. */
export function createStore(database: string, name: string): UseStore {
  const key = `${database}/${name}`;
  const values = stores.get(key) ?? new Map<IDBValidKey, unknown>();
  stores.set(key, values);
  return async (_mode, action) => action({ values, transaction: { commit: () => undefined } });
}

const usual = createStore('keyval-store', 'keyval');

export const get = (key: IDBValidKey, store = usual) => store('readonly', ({ values }) => values.get(key));
export const set = (key: IDBValidKey, value: unknown, store = usual) =>
  store('readwrite', ({ values }) => void values.set(key, value));
export const del = (key: IDBValidKey, store = usual) =>
  store('readwrite', ({ values }) => void values.delete(key));
export const entries = (store = usual) => store('readonly', ({ values }) => [...values]);
export const setMany = (pairs: readonly [IDBValidKey, unknown][], store = usual) =>
  store('readwrite', ({ values }) => pairs.forEach(([key, value]) => values.set(key, value)));
export const delMany = (keys: readonly IDBValidKey[], store = usual) =>
  store('readwrite', ({ values }) => keys.forEach((key) => values.delete(key)));
export const clear = (store = usual) => store('readwrite', ({ values }) => values.clear());
export const update = (key: IDBValidKey, change: (old: unknown) => unknown, store = usual) =>
  store('readwrite', ({ values }) => void values.set(key, change(values.get(key))));
export const promisifyRequest = () => Promise.reject(new Error('idb-in-memory has no requests'));

/** Deletes everything, as on a new device. */
export const clearAll = () => stores.forEach((store) => store.clear());
