import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { directionOf } from './direction.ts';
import { textLocaleOf, type CatalogPart } from './load-catalog.ts';
import { isPseudoOffered } from './pseudo.ts';
import { resolveLocale } from './resolve-locale.ts';

/** Key of the chosen language in local storage. */
export const LOCALE_KEY = 'locale';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Locale for numbers inside texts: that of the texts, with the Latin digits that counts and durations use. */
const numbersOf = (code: string): string => `${textLocaleOf(code)}-u-nu-latn`;

/** Dependencies of the locale controller. */
export interface LocaleOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  load(code: string, part: CatalogPart): Promise<Messages>;
  reload(): void;
  document: Document;
  browserLanguages: readonly string[];
  /** overrides the stored and the browser's language */
  initial?: string;
}

/** Current language of the page, its texts and the way to switch it. */
export interface LocaleController {
  readonly i18n: I18n;
  get(): string;
  readonly locale: string;
  /** resolves when the texts of the first view are loaded; never rejects */
  readonly ready: Promise<void>;
  /** loads further parts of the texts; rejects when loading fails, and can be repeated */
  loadTexts(...parts: Exclude<CatalogPart, 'first'>[]): Promise<void>;
  /**
   * Switches the language (seed §4). Does nothing for the current one; otherwise saves it and reloads the page or,
   * with `reload: false`, changes it in place and notifies subscribers. Rejects when texts fail to load; the
   * language does not change then.
   */
  setLocale(code: string, options?: { reload?: boolean }): Promise<void>;
  /** called after each change in place */
  subscribe(listener: () => void): () => void;
}

/** Creates the page's locale controller: stored language, otherwise the browser's, otherwise zh-CN. */
export function createLocaleController(options: LocaleOptions): LocaleController {
  const { storage, load, reload, document, browserLanguages } = options;
  const listeners = new Set<() => void>();
  const i18n = setupI18n();
  const stored = readStored(storage);
  let current: string =
    options.initial ??
    (isPseudoOffered(stored) ? stored : resolveLocale({ stored, browser: browserLanguages }));
  /** the last language asked for; answers for earlier ones are ignored */
  let wanted = current;
  const needed = new Set<CatalogPart>(['first']);
  /** loaded parts beyond the first, with their language */
  const there = new Map<CatalogPart, string>();

  const activate = (code: string, messages: Messages) => {
    i18n.load(code, messages);
    i18n.activate(code, numbersOf(code));
    const dir = directionOf(code);
    document.documentElement.lang = code;
    document.documentElement.dir = dir;
    // Cookies that let the server send the first frame in the right language (screens.md, decision 2).
    for (const mirrored of [`qy_locale=${code}`, `qy_dir=${dir}`]) {
      document.cookie = `${mirrored}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
    }
  };
  const first = current;
  const ready = load(first, 'first')
    // Without texts the product still works; showing message ids would not help.
    .catch((): Messages => ({}))
    .then((messages) => {
      if (current === first) activate(first, messages);
    });
  const loadTexts = async (...parts: CatalogPart[]): Promise<void> => {
    for (const part of parts) needed.add(part);
    const code = current;
    const missing = parts.filter((part) => there.get(part) !== code);
    if (missing.length === 0) return;
    const loaded = await Promise.all(missing.map((part) => load(code, part)));
    // The language was switched meanwhile; the switch has loaded these parts, because they were needed by then.
    if (code !== current) return;
    i18n.load(code, Object.assign({}, ...loaded));
    for (const part of missing) there.set(part, code);
    // Lingui renders displayed texts again only after `activate`.
    i18n.activate(code, numbersOf(code));
  };

  return {
    i18n,
    get: () => current,
    get locale() {
      return current;
    },
    ready,
    loadTexts,
    async setLocale(code, { reload: withReload = true } = {}) {
      if (code === wanted) return;
      if (withReload) {
        store(storage, code);
        reload();
        return;
      }
      wanted = code;
      const parts = [...needed];
      let loaded: Messages[];
      try {
        loaded = await Promise.all(parts.map((part) => load(code, part)));
        // A screen may have requested further parts meanwhile.
        for (const part of needed) {
          if (parts.includes(part)) continue;
          parts.push(part);
          loaded.push(await load(code, part));
        }
      } catch (error) {
        if (wanted === code) wanted = current;
        throw error;
      }
      if (wanted !== code) return;
      store(storage, code);
      current = code;
      for (const part of parts) there.set(part, code);
      activate(code, Object.assign({}, ...loaded));
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function readStored(storage: LocaleOptions['storage']): string | null {
  try {
    return storage.getItem(LOCALE_KEY);
  } catch {
    return null;
  }
}

function store(storage: LocaleOptions['storage'], code: string): void {
  try {
    storage.setItem(LOCALE_KEY, code);
  } catch {
    // Storage may be full or forbidden; the language still holds for this page.
  }
}
