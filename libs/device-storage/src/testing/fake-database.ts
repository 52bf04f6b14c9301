/** A request of IndexedDB that answers when told to. */
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

/** An object store over a map, as far as idb-keyval uses it; `steps` are the writes and commits. */
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

/** `indexedDB` whose opening is answered by the spec. */
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
      if (!request) throw new Error('Nothing was opened.');
      request.result = database;
      request.onsuccess?.call(request);
    },
  };
}
