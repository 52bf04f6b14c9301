import { cookieName, cookiePath } from '@qingyin/device-storage';
import { resolveLocale } from '@qingyin/locales';
import { createEmitter } from '@qingyin/observable';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { directionOf } from './direction.ts';
import { type CatalogPart, type LaterPart, textLocaleOf } from './load-catalog.ts';
import { isPseudoOffered } from './pseudo.ts';

/** Key of the chosen language in local storage. */
export const LOCALE_KEY = 'locale';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Locale for numbers inside texts. Not that of formats, which asks `Intl`: its first use takes 100 ms on a phone. */
const numbersOf = (code: string): string => `${textLocaleOf(code)}-u-nu-latn`;

/** In the order in which a missing text loads them. */
const LATER_PARTS: readonly LaterPart[] = ['app', 'administration'];

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
   * A text that the loaded catalogs lack is empty and loads the next one, instead of showing its id. For production:
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
  /**
   * Loads texts beyond those of the first view, by default the app's, once per language; those of the administration
   * with the app's. Rejects when they are lost, and can be retried.
   */
  loadTexts(part?: LaterPart): Promise<void>;
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
  /** the language of texts that are loaded or being loaded */
  const later = new Map<LaterPart, { code: string; loaded: Promise<void>; isLoaded: boolean }>();

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
  const fetchTexts = async (code: string, part: LaterPart): Promise<void> => {
    const messages = await load(code, part);
    // The language was switched meanwhile: the switch loads these texts too, since they are needed by then.
    if (code !== current) return;
    i18n.load(code, messages);
    // Components render texts again only after `activate`.
    i18n.activate(code, numbersOf(code));
  };
  const loadPart = (part: LaterPart): Promise<void> => {
    needed.add(part);
    const known = later.get(part);
    if (known?.code === current) return known.loaded;
    const fetched = { code: current, isLoaded: false, loaded: Promise.resolve() };
    fetched.loaded = fetchTexts(current, part).then(
      () => void (fetched.isLoaded = true),
      (error: unknown) => {
        if (later.get(part) === fetched) later.delete(part);
        throw error;
      },
    );
    later.set(part, fetched);
    return fetched.loaded;
  };
  const loadTexts = async (part: LaterPart = 'app'): Promise<void> => {
    await Promise.all(LATER_PARTS.slice(0, LATER_PARTS.indexOf(part) + 1).map(loadPart));
  };
  const whenMissing = (id: string): string => {
    const part = LATER_PARTS.find((one) => {
      const texts = later.get(one);
      return texts?.code !== current || !texts.isLoaded;
    });
    if (part === undefined) return id;
    loadPart(part).catch(() => undefined);
    return '';
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
      for (const part of LATER_PARTS)
        if (parts.includes(part)) later.set(part, { code, isLoaded: true, loaded: Promise.resolve() });
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
