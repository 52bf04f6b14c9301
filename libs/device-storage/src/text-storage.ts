import { basePath, scopedName, unscopedName } from './base-path.ts';
import { storageAvailability, type StorageAvailability, type StorageKind } from './storage-availability.ts';

/**
 * Web storage that never throws. Values that the browser does not store are held in memory until the page ends.
 */
export interface TextStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  keys(): string[];
  /** Whether values are persisted beyond the page. */
  isPersistent(): boolean;
}

type Kind = Exclude<StorageKind, 'indexedDB'>;

/**
 * Guards a web storage. Where the browser blocks it, even access to it throws, or it is missing; a full storage
 * throws on writes. Keys are scoped to the installation: neither `keys` nor `clear` includes those of another one on
 * the same host.
 *
 * @param open reads the storage from the browser; called on first use
 * @param base base path of the installation
 */
export function guardStorage(
  kind: Kind,
  open: () => Storage | null,
  absent: StorageAvailability = storageAvailability,
  base: string = basePath,
): TextStorage {
  /** values that the storage did not accept; null: removed */
  const held = new Map<string, string | null>();
  let found: Storage | null | undefined;

  const storage = (): Storage | null => {
    if (found !== undefined) return found;
    found = attempt(open, null) ?? null;
    if (!found) absent.markUnavailable(kind);
    return found;
  };
  function change(key: string, value: string | null): void {
    const done = attempt(() => {
      const at = storage();
      if (!at) return false;
      if (value === null) at.removeItem(scopedName(key, base));
      else at.setItem(scopedName(key, base), value);
      return true;
    }, false);
    if (done) held.delete(key);
    else held.set(key, value);
  }
  const keys = (): string[] => {
    const stored = attempt(() => {
      const at = storage();
      return at ? Array.from({ length: at.length }, (_, index) => at.key(index)) : [];
    }, []);
    const own = stored.map((key) => (key === null ? null : unscopedName(key, base)));
    const all = new Set(own.filter((key) => key !== null));
    for (const [key, value] of held) {
      if (value === null) all.delete(key);
      else all.add(key);
    }
    return [...all];
  };

  return {
    getItem: (key) =>
      held.get(key) ??
      (held.has(key) ? null : attempt(() => storage()?.getItem(scopedName(key, base)) ?? null, null)),
    setItem: change,
    removeItem: (key) => change(key, null),
    clear: () => keys().forEach((key) => change(key, null)),
    keys,
    isPersistent: () => storage() !== null,
  };
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Guarded `localStorage` of this page. */
export const localStore: TextStorage = /* @__PURE__ */ guardStorage(
  'localStorage',
  () => globalThis.localStorage,
);
/** Guarded `sessionStorage` of this page. */
export const sessionStore: TextStorage = /* @__PURE__ */ guardStorage(
  'sessionStorage',
  () => globalThis.sessionStorage,
);
