/** Browser storage that may be unavailable. */
export type StorageKind = 'localStorage' | 'sessionStorage' | 'indexedDB';

/** Registry of unavailable storage. */
export interface StorageAvailability {
  isUnavailable(kind: StorageKind): boolean;
  /** Marks this kind as unavailable until the page ends. */
  markUnavailable(kind: StorageKind): void;
  /** Calls back once when the first kind becomes unavailable; at once if one already is. */
  onFirstUnavailable(listener: () => void): void;
}

/** Tracks which kinds of storage are unavailable. */
export function createStorageAvailability(): StorageAvailability {
  const kinds = new Set<StorageKind>();
  let listeners: (() => void)[] = [];
  return {
    isUnavailable: (kind) => kinds.has(kind),
    markUnavailable(kind) {
      kinds.add(kind);
      const notified = listeners;
      listeners = [];
      for (const listener of notified) listener();
    },
    onFirstUnavailable(listener) {
      if (kinds.size > 0) listener();
      else listeners.push(listener);
    },
  };
}

/** The unavailable kinds of storage of this page. */
export const storageAvailability: StorageAvailability = /* @__PURE__ */ createStorageAvailability();

/** Calls back once when data will not be persisted, because a kind of storage is blocked or does not answer. */
export const onStorageUnavailable = (listener: () => void): void =>
  storageAvailability.onFirstUnavailable(listener);
