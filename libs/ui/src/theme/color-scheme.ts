import { createDeviceValues } from '@qingyin/device-storage';

/** What a person may ask for; `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** Non-secret mirror so that the server can send the right first frame (screens.md decision 2). */
export const SCHEME_COOKIE = 'qy_scheme';
const COOKIE_SECONDS = 60 * 60 * 24 * 365;

export interface ColorSchemeStorage {
  load(): Promise<unknown>;
  save(value: ColorScheme): Promise<void>;
}

export interface ColorSchemeStore {
  get(): ColorScheme;
  set(value: ColorScheme): void;
  subscribe(listener: () => void): () => void;
  /** Reads the kept choice; resolves when it counts. A choice made meanwhile wins. Never rejects. */
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
 * The chosen colour scheme: starts from the cookie (known before the first paint), is kept by `storage`, which
 * outlives "clear local storage" (screens.md decision 2). Default `auto`.
 */
export function createColorSchemeStore(
  storage: ColorSchemeStorage,
  document: Pick<Document, 'cookie'>,
): ColorSchemeStore {
  let value: ColorScheme = readCookie(document) ?? 'auto';
  let chosen = false;
  const listeners = new Set<() => void>();

  const apply = (next: ColorScheme) => {
    document.cookie = `${SCHEME_COOKIE}=${next}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
    if (next === value) return;
    value = next;
    listeners.forEach((listener) => listener());
  };

  return {
    get: () => value,
    set(next) {
      chosen = true;
      apply(next);
      storage.save(next).catch(() => undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async restore() {
      const kept = await storage.load().catch(() => undefined);
      if (!chosen && isScheme(kept)) apply(kept);
    },
  };
}

const KEY = 'color-scheme';

/** IndexedDB, which is opened at the first use: importing this module costs nothing. */
function indexedDbSchemeStorage(): ColorSchemeStorage {
  const values = createDeviceValues('qingyin-look', 'settings');
  return { load: () => values.get(KEY), save: (value) => values.set(KEY, value) };
}

/** The app's own store; `UiProvider` restores it. */
export const colorScheme: ColorSchemeStore = createColorSchemeStore(
  indexedDbSchemeStorage(),
  typeof document === 'undefined' ? { cookie: '' } : document, // importable outside of browsers too
);
