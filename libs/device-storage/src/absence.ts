/** A kind of storage of the browser. */
export type StorageKind = 'localStorage' | 'sessionStorage' | 'indexedDB';

export interface Absences {
  has(kind: StorageKind): boolean;
  /** This kind cannot be used for the rest of the visit. */
  add(kind: StorageKind): void;
  /** Calls back once, as soon as the first kind is absent; at once where one is already. */
  onFirst(listener: () => void): void;
}

/** Which kinds of storage this visit does without. */
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

/** Those of this page. */
export const absences: Absences = /* @__PURE__ */ createAbsences();

/** Calls back once when something that should be remembered will not be: a kind of storage is blocked or does not answer. */
export const whenNotRemembered = (listener: () => void): void => absences.onFirst(listener);
