/**
 * idb-keyval for specs, as jsdom has no IndexedDB: the same calls on maps, emptied after every test. Without it what is
 * kept on a device would be lost in specs, and one spec would meet what another one kept.
 */
type Values = Map<IDBValidKey, unknown>;

const usual: Values = new Map();
const stores = new Map<string, Values>([['', usual]]);

export function createStore(database: string, name: string): Values {
  const key = `${database}/${name}`;
  const store = stores.get(key) ?? new Map<IDBValidKey, unknown>();
  stores.set(key, store);
  return store;
}

export const get = (key: IDBValidKey, store = usual) => Promise.resolve(store.get(key));
export const set = (key: IDBValidKey, value: unknown, store = usual) =>
  Promise.resolve(void store.set(key, value));
export const del = (key: IDBValidKey, store = usual) => Promise.resolve(void store.delete(key));
export const entries = (store = usual) => Promise.resolve([...store]);
export const setMany = (values: readonly [IDBValidKey, unknown][], store = usual) =>
  Promise.resolve(values.forEach(([key, value]) => store.set(key, value)));
export const delMany = (keys: readonly IDBValidKey[], store = usual) =>
  Promise.resolve(keys.forEach((key) => store.delete(key)));
export const clear = (store = usual) => Promise.resolve(store.clear());
export const update = (key: IDBValidKey, change: (old: unknown) => unknown, store = usual) =>
  set(key, change(store.get(key)), store);
export const promisifyRequest = () => Promise.reject(new Error('There are no requests in memory.'));

/** Forgets everything, as a new device. */
export const forgetAll = () => stores.forEach((store) => store.clear());
