import { cookieName, cookiePath, createDeviceValues } from '@qingyin/device-storage';
import { createValueStore, type ValueStore } from '@qingyin/observable';

/** Colour scheme a user can choose; `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/**
 * Cookie that mirrors the choice, so that the server can render the right first frame
 * (docs/specification/session.md#data-that-survives). Not secret.
 */
export const SCHEME_COOKIE = cookieName('qy_scheme');
const COOKIE_SECONDS = 60 * 60 * 24 * 365;

/** Persistent storage of the chosen colour scheme. */
export interface ColorSchemeStorage {
  load(): Promise<unknown>;
  save(value: ColorScheme): Promise<void>;
}

/** Observable store of the chosen colour scheme. */
export interface ColorSchemeStore extends ValueStore<ColorScheme> {
  /** Loads the persisted choice; resolves when it is applied. A choice made meanwhile wins. Never rejects. */
  restore(): Promise<void>;
}

const isScheme = (value: unknown): value is ColorScheme =>
  value === 'light' || value === 'dark' || value === 'auto';

function readCookie(document: Pick<Document, 'cookie'>): ColorScheme | undefined {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${SCHEME_COOKIE}=`))
    ?.slice(SCHEME_COOKIE.length + 1);
  return isScheme(value) ? value : undefined;
}

/**
 * Store of the chosen colour scheme: starts from the cookie (known before the first paint) and is persisted by
 * `storage`, which survives "clear local storage" (docs/specification/session.md#data-that-survives). Default `auto`.
 */
export function createColorSchemeStore(
  storage: ColorSchemeStorage,
  document: Pick<Document, 'cookie'>,
): ColorSchemeStore {
  const scheme = createValueStore<ColorScheme>(readCookie(document) ?? 'auto');
  let chosen = false;

  const apply = (next: ColorScheme) => {
    document.cookie = `${SCHEME_COOKIE}=${next}; path=${cookiePath}; max-age=${COOKIE_SECONDS}; samesite=lax`;
    scheme.set(next);
  };

  return {
    get: scheme.get,
    set(next) {
      chosen = true;
      apply(next);
      storage.save(next).catch(() => undefined);
    },
    subscribe: scheme.subscribe,
    async restore() {
      const kept = await storage.load().catch(() => undefined);
      if (!chosen && isScheme(kept)) apply(kept);
    },
  };
}

const KEY = 'color-scheme';

/** Persists in IndexedDB, which is opened on first use: importing this module has no cost. */
function indexedDbSchemeStorage(): ColorSchemeStorage {
  const values = createDeviceValues('qingyin-look', 'settings');
  return { load: () => values.get(KEY), save: (value) => values.set(KEY, value) };
}

/** The app's colour scheme; `UiProvider` restores it. */
export const colorScheme: ColorSchemeStore = createColorSchemeStore(
  indexedDbSchemeStorage(),
  typeof document === 'undefined' ? { cookie: '' } : document, // allows the import outside of browsers
);
