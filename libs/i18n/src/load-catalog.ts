import type { Messages } from '@lingui/core';
import { defaultLocale } from './locale-codes.ts';
import { isPseudoOffered } from './pseudo.ts';

/**
 * Parts of the catalogs, one file each per locale: `first` for the first view, others for some screens, `rest` for
 * the remaining ones.
 */
export type CatalogPart =
  'account' | 'films' | 'first' | 'hands' | 'mine' | 'people' | 'player' | 'rest' | 'studio' | 'talk';

const files = import.meta.glob<{ messages: Messages }>('./catalogs/*/*.po');

/**
 * The locale of the texts: the locale itself, or zh-CN without a catalog. Units and names inside texts (万, months,
 * weekdays) use it too, so that sentences do not mix languages.
 */
export const textLocaleOf = (code: string): string =>
  `./catalogs/${code}/first.po` in files ? code : defaultLocale;

/** Loads one part of a locale's texts; locales without a catalog get zh-CN's. Rejects when loading fails. */
export async function loadCatalog(code: string, part: CatalogPart): Promise<Messages> {
  const load = files[`./catalogs/${textLocaleOf(code)}/${part}.po`];
  const messages = load ? (await load()).messages : {};
  if (!isPseudoOffered(code)) return messages;
  const { pseudoLocalise } = await import('./pseudo-texts.ts');
  return pseudoLocalise(messages);
}
