import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** An entry of a catalog; the header has an empty `msgid`. */
const ENTRY = /^msgid "(?!"$)/gm;
const UNTRANSLATED = /^msgid "(?!"$).*\nmsgstr ""$/gm;

/**
 * Shares of translated texts of a folder of catalogs, in whole percent, rounded down: locales that lack a text only.
 *
 * @param folder with a folder per locale
 */
export function incompleteLocales(folder: string): Record<string, number> {
  const shares = readdirSync(folder).map((locale): [string, number] => {
    const catalogs = readdirSync(join(folder, locale)).map((name) =>
      readFileSync(join(folder, locale, name), 'utf8'),
    );
    const count = (pattern: RegExp): number =>
      catalogs.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
    const texts = count(ENTRY);
    return [locale, texts === 0 ? 0 : Math.floor((100 * (texts - count(UNTRANSLATED))) / texts)];
  });
  return Object.fromEntries(shares.filter(([, share]) => share < 100));
}

/** Vite plugin that defines `__INCOMPLETE_LOCALES__`: `incompleteLocales` of the catalogs. */
export function incompleteLocalesPlugin(): Plugin {
  const folder = fileURLToPath(new URL('../../libs/i18n/src/catalogs', import.meta.url));
  return {
    name: 'qingyin-incomplete-locales',
    config: () => ({ define: { __INCOMPLETE_LOCALES__: JSON.stringify(incompleteLocales(folder)) } }),
  };
}
