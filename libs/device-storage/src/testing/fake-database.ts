/** Fake of an IndexedDB request. */
export interface FakeRequest {
  result?: unknown;
  error?: Error | null;
  onsuccess?: (this: FakeRequest) => void;
  onerror?: () => void;
  oncomplete?: () => void;
}

const answered = (result: unknown): FakeRequest => {
  const request: FakeRequest = { result };
  queueMicrotask(() => request.onsuccess?.call(request));
  return request;
};

/** Fake object store on a map, as far as idb-keyval needs it; `steps` records writes and commits. */
export function fakeObjects(values: Map<string, unknown>, steps: string[] = []): IDBObjectStore {
  const transaction: FakeRequest & { commit(): void } = { commit: () => void steps.push('commit') };
  const objects = {
    transaction,
    get: (key: string) => answered(values.get(key)),
    put(value: unknown, key: string) {
      steps.push('put');
      values.set(key, value);
      queueMicrotask(() => transaction.oncomplete?.());
    },
    clear() {
      values.clear();
      queueMicrotask(() => transaction.oncomplete?.());
    },
  };
  return objects as unknown as IDBObjectStore;
}

/** Fake `indexedDB` whose open requests the spec answers. */
export function fakeFactory(objects: IDBObjectStore) {
  const opening: FakeRequest[] = [];
  const database = { transaction: () => ({ objectStore: () => objects }) };
  return {
    opening,
    factory: {
      open() {
        const request: FakeRequest = {};
        opening.push(request);
        return request;
      },
    },
    answer(request: FakeRequest | undefined): void {
      if (!request) throw new Error('No database was opened.');
      request.result = database;
      request.onsuccess?.call(request);
    },
  };
}
