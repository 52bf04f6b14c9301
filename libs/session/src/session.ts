import { scopedName } from '@qingyin/device-storage';
import { createValueStore, type Store } from '@qingyin/observable';

/** The four session values (docs/specification/session.md#stored-values). */
export interface SessionState {
  cookie: string | null;
  userId: string | null;
  /** an anonymous session was registered (docs/specification/session.md#anonymous-session) */
  visitor: boolean;
  login: boolean;
}

/** The session of the page: persisted values and their changes, also those of other tabs. */
export interface Session extends Store<SessionState> {
  /** Sets the given values (docs/specification/session.md#states). */
  save(values: Partial<{ cookie: string; userId: string; visitor: boolean; login: boolean }>): void;
  /**
   * Logs out: removes the four values only (docs/specification/session.md#states)
   * (docs/specification/session.md#data-that-survives).
   */
  clear(): void;
  /** Clears local storage and restores the keys in `keep` (docs/specification/session.md#data-that-survives). */
  wipe(keep: readonly string[]): void;
  isLoggedIn(): boolean;
}

type StoredText = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

const KEYS = ['cookie', 'userId', 'visitor', 'login'] as const;

/** The part of `window` that reports changes of other tabs. */
interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

/**
 * Session persisted in `storage` as text; booleans are stored as "true" and "false"
 * (docs/specification/session.md#stored-values). Changes of other tabs reach subscribers through `events`.
 */
export function createSession(
  storage: StoredText,
  events: StorageEvents | undefined = typeof window === 'undefined' ? undefined : window,
): Session {
  const state = createValueStore(read(storage));
  const refresh = () => {
    const next = read(storage);
    if (KEYS.some((key) => next[key] !== state.get()[key])) state.set(next);
  };
  events?.addEventListener('storage', (event) => {
    // Clearing the storage fires an event with key null.
    if (event.key === null || KEYS.some((key) => scopedName(key) === event.key)) refresh();
  });
  return {
    get: state.get,
    save(values) {
      for (const key of KEYS) {
        const value = values[key];
        if (value !== undefined) storage.setItem(key, String(value));
      }
      refresh();
    },
    clear() {
      for (const key of KEYS) storage.removeItem(key);
      refresh();
    },
    wipe(keep) {
      const kept = keep.map((key) => [key, storage.getItem(key)] as const);
      storage.clear();
      for (const [key, value] of kept) if (value !== null) storage.setItem(key, value);
      refresh();
    },
    isLoggedIn: () => state.get().login,
    subscribe: state.subscribe,
  };
}

function read(storage: StoredText): SessionState {
  return {
    cookie: storage.getItem('cookie'),
    userId: storage.getItem('userId'),
    visitor: storage.getItem('visitor') === 'true',
    login: storage.getItem('login') === 'true',
  };
}
