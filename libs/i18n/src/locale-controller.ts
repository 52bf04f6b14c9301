import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { directionOf } from './direction.ts';
import { textLocaleOf, type CatalogPart } from './load-catalog.ts';
import { isPseudoOffered } from './pseudo.ts';
import { resolveLocale } from './resolve-locale.ts';

/** Where the chosen language is kept in local storage. */
export const LOCALE_KEY = 'locale';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Numbers inside texts have the form of the texts, and the digits that counts and durations have. */
const numbersOf = (code: string): string => `${textLocaleOf(code)}-u-nu-latn`;

export interface LocaleOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  load(code: string, part: CatalogPart): Promise<Messages>;
  reload(): void;
  document: Document;
  browserLanguages: readonly string[];
  /** overrules what is stored and what the browser wants */
  initial?: string;
}

export interface LocaleController {
  readonly i18n: I18n;
  get(): string;
  readonly locale: string;
  /** resolves when the first view's texts are there; never rejects */
  readonly ready: Promise<void>;
  /** the texts of everything that is not in the first view; rejects when they are lost, and may be asked again */
  loadRest(): Promise<void>;
  /**
   * Switches the language (seed §4): nothing happens when it is the current one; else it is saved, and the page
   * reloads or, with `reload: false`, changes in place and subscribers hear of it. Rejects when texts are lost; the
   * language then stays.
   */
  setLocale(code: string, options?: { reload?: boolean }): Promise<void>;
  /** called after each change in place */
  subscribe(listener: () => void): () => void;
}

/** Makes the page's language: stored, else the browser's, else zh-CN. */
export function createLocaleController(options: LocaleOptions): LocaleController {
  const { storage, load, reload, document, browserLanguages } = options;
  const listeners = new Set<() => void>();
  const i18n = setupI18n();
  const stored = readStored(storage);
  let current: string =
    options.initial ??
    (isPseudoOffered(stored) ? stored : resolveLocale({ stored, browser: browserLanguages }));
  /** the last one asked for; answers for an earlier one come too late */
  let wanted = current;
  let needsRest = false;
  let rest: string | null = null;

  const activate = (code: string, messages: Messages) => {
    i18n.load(code, messages);
    i18n.activate(code, numbersOf(code));
    const dir = directionOf(code);
    document.documentElement.lang = code;
    document.documentElement.dir = dir;
    // Not secret: they let the server send the right first frame (screens.md, decision 2).
    for (const mirrored of [`qy_locale=${code}`, `qy_dir=${dir}`]) {
      document.cookie = `${mirrored}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
    }
  };
  const first = current;
  const ready = load(first, 'first')
    // Without texts there is still the product; the ids of messages would be no help to anybody.
    .catch((): Messages => ({}))
    .then((messages) => {
      if (current === first) activate(first, messages);
    });
  const loadRest = async (): Promise<void> => {
    needsRest = true;
    const code = current;
    if (rest === code) return;
    const messages = await load(code, 'rest');
    // Switched meanwhile: the new language came with its rest, since `needsRest` was set by then.
    if (code !== current) return;
    i18n.load(code, messages);
    rest = code;
    // Texts on the screen are drawn anew only after `activate`.
    i18n.activate(code, numbersOf(code));
  };

  return {
    i18n,
    get: () => current,
    get locale() {
      return current;
    },
    ready,
    loadRest,
    async setLocale(code, { reload: withReload = true } = {}) {
      if (code === wanted) return;
      if (withReload) {
        store(storage, code);
        reload();
        return;
      }
      wanted = code;
      const parts: CatalogPart[] = needsRest ? ['first', 'rest'] : ['first'];
      let loaded: Messages[];
      try {
        loaded = await Promise.all(parts.map((part) => load(code, part)));
        // A screen may have asked for the rest while the first texts were on their way.
        if (needsRest && !parts.includes('rest')) loaded.push(await load(code, 'rest'));
      } catch (error) {
        if (wanted === code) wanted = current;
        throw error;
      }
      if (wanted !== code) return;
      store(storage, code);
      current = code;
      rest = needsRest ? code : null;
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
