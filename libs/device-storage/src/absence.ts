/** Browser storage that may be unavailable. */
export type StorageKind = 'localStorage' | 'sessionStorage' | 'indexedDB';

/** Registry of unavailable storage. */
export interface Absences {
  has(kind: StorageKind): boolean;
  /** Marks this kind as unavailable until the page ends. */
  add(kind: StorageKind): void;
  /** Calls back once when the first kind becomes unavailable; at once if one already is. */
  onFirst(listener: () => void): void;
}

/** Tracks which kinds of storage are unavailable. */
export function createAbsences(): Absences {
  const kinds = new Set<StorageKind>();
  let listeners: (() => void)[] = [];
  return {
    has: (kind) => kinds.has(kind),
    add(kind) {
      kinds.add(kind);
      const told = listeners;
      listeners = [];
      for (const listener of told) listener();
    },
    onFirst(listener) {
      if (kinds.size > 0) listener();
      else listeners.push(listener);
    },
  };
}

/** The unavailable kinds of storage of this page. */
export const absences: Absences = /* @__PURE__ */ createAbsences();

/** Calls back once when data will not be persisted, because a kind of storage is blocked or does not answer. */
export const whenNotRemembered = (listener: () => void): void => absences.onFirst(listener);
