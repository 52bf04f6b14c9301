import type { Messages } from '@lingui/core';
import { defaultLocale } from './locale-codes.ts';
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
 * The locale of the texts: the locale itself, or zh-CN without a catalog. Units and names inside texts (万, months,
 * weekdays) use it too, so that sentences do not mix languages.
 */
export const textLocaleOf = (code: string): string =>
  `./catalogs/${code}/shell.po` in files ? code : defaultLocale;

/** Loads one part of a locale's texts; locales without a catalog get zh-CN's. Rejects when loading fails. */
export async function loadCatalog(code: string, part: CatalogPart): Promise<Messages> {
  const load = files[`./catalogs/${textLocaleOf(code)}/${part}.po`];
  const messages = load ? (await load()).messages : {};
  if (!isPseudoOffered(code)) return messages;
  const { pseudoLocalise } = await import('./pseudo-texts.ts');
  return pseudoLocalise(messages);
}
