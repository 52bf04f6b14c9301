import type { Messages } from '@lingui/core';
import { defaultLocale, fallbackLocales, lastFallback } from '@qingyin/locales';
import { isPseudoOffered } from './pseudo.ts';

/**
 * `shell`: the texts of the first view. `administration`: those that only administrators see. `app`: all others. A file
 * each per locale.
 */
export type CatalogPart = 'shell' | 'app' | 'administration';
/** Parts that are loaded with the code that shows them. */
export type LaterPart = Exclude<CatalogPart, 'shell'>;

const files = import.meta.glob<{ messages: Messages }>('./catalogs/*/*.po');

/**
 * The locale of the texts: the locale itself, or the first of its fallbacks that has a catalog. Units and names inside texts
 * (万, months, weekdays) use it too, so that sentences do not mix languages.
 */
export const textLocaleOf = (code: string): string =>
  [code, ...fallbackLocales(code)].find((each) => `./catalogs/${each}/shell.po` in files) ?? lastFallback;

/**
 * Loads one part of a locale's texts; the build has completed them from the locale's fallbacks. Rejects when loading
 * fails.
 */
export async function loadCatalog(code: string, part: CatalogPart): Promise<Messages> {
  const pseudo = isPseudoOffered(code);
  const load = files[`./catalogs/${pseudo ? defaultLocale : textLocaleOf(code)}/${part}.po`];
  const messages = load ? (await load()).messages : {};
  if (!pseudo) return messages;
  const { pseudoLocalise } = await import('./pseudo-texts.ts');
  return pseudoLocalise(messages);
}
