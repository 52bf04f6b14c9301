import { cookieName, cookiePath } from '@qingyin/device-storage';
import { createEmitter } from '@qingyin/observable';
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
  /** overrides the stored language and the browser's */
  initial?: string;
  /**
   * A text that the shell's catalog lacks is empty and loads the app's catalog, instead of showing its id. For production:
   * development shows the source text, also of texts that were not extracted yet.
   */
  loadsMissing?: boolean;
}

/** Current language of the page, its texts and the way to switch it. */
export interface LocaleController {
  readonly i18n: I18n;
  get(): string;
  readonly locale: string;
  /** resolves when the texts of the first view are loaded; never rejects */
  readonly ready: Promise<void>;
  /** loads the texts beyond those of the first view, once per language; rejects when they are lost, and can be retried */
  loadAppTexts(): Promise<void>;
  /**
   * Switches the language (docs/specification/session.md#states). Does nothing for the current one; otherwise saves
   * it and reloads the page or, with `reload: false`, changes it in place and notifies subscribers. Rejects when
   * texts fail to load; the language does not change then.
   */
  setLocale(code: string, options?: { reload?: boolean }): Promise<void>;
  /** called after each change in place */
  subscribe(listener: () => void): () => void;
}

/** Creates the page's locale controller: stored language, otherwise the browser's, otherwise zh-CN. */
export function createLocaleController(options: LocaleOptions): LocaleController {
  const { storage, load, reload, document, browserLanguages } = options;
  const changes = createEmitter();
  const i18n = setupI18n(options.loadsMissing ? { missing: (_locale, id) => whenMissing(id) } : {});
  const stored = readStored(storage);
  let current: string =
    options.initial ??
    (isPseudoOffered(stored) ? stored : resolveLocale({ stored, browser: browserLanguages }));
  /** the last language asked for; answers for earlier ones are ignored */
  let wanted = current;
  const needed = new Set<CatalogPart>(['shell']);
  /** the language of the app's texts that are loaded or being loaded */
  let appTexts: { code: string; loaded: Promise<void>; isLoaded: boolean } | null = null;

  const activate = (code: string, messages: Messages) => {
    i18n.load(code, messages);
    i18n.activate(code, numbersOf(code));
    const dir = directionOf(code);
    document.documentElement.lang = code;
    document.documentElement.dir = dir;
    // Cookies that let the server send the first frame in the right language
    // (docs/specification/session.md#data-that-survives).
    for (const [name, value] of Object.entries({ qy_locale: code, qy_dir: dir })) {
      document.cookie = `${cookieName(name)}=${value}; Path=${cookiePath}; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
    }
  };
  const first = current;
  const ready = load(first, 'shell')
    // The product works without texts; message ids would not help.
    .catch((): Messages => ({}))
    .then((messages) => {
      if (current === first) activate(first, messages);
    });
  const fetchAppTexts = async (code: string): Promise<void> => {
    const messages = await load(code, 'app');
    // The language was switched meanwhile: the switch loads the app's texts too, since they are needed by then.
    if (code !== current) return;
    i18n.load(code, messages);
    // Components render texts again only after `activate`.
    i18n.activate(code, numbersOf(code));
  };
  const loadAppTexts = (): Promise<void> => {
    needed.add('app');
    if (appTexts?.code === current) return appTexts.loaded;
    const fetched = { code: current, isLoaded: false, loaded: Promise.resolve() };
    fetched.loaded = fetchAppTexts(current).then(
      () => void (fetched.isLoaded = true),
      (error: unknown) => {
        if (appTexts === fetched) appTexts = null;
        throw error;
      },
    );
    appTexts = fetched;
    return fetched.loaded;
  };
  const whenMissing = (id: string): string => {
    if (appTexts?.code === current && appTexts.isLoaded) return id;
    loadAppTexts().catch(() => undefined);
    return '';
  };

  return {
    i18n,
    get: () => current,
    get locale() {
      return current;
    },
    ready,
    loadAppTexts,
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
      if (parts.includes('app')) appTexts = { code, isLoaded: true, loaded: Promise.resolve() };
      activate(code, Object.assign({}, ...loaded));
      changes.emit();
    },
    subscribe: changes.on,
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
