import type { Messages } from '@lingui/core';
import { defaultLocale } from './locale-codes.ts';
import { isPseudoOffered } from './pseudo.ts';

/** `shell`: the texts of the first view. `app`: all others. A file each per locale. */
export type CatalogPart = 'shell' | 'app';

const files = import.meta.glob<{ messages: Messages }>('./catalogs/*/*.po');

/**
 * The language that a locale's texts are written in: its own, or zh-CN's until it has a catalog. Words that stand
 * among texts (万, months, weekdays) are made in it, so that no sentence speaks two languages.
 */
export const textLocaleOf = (code: string): string =>
  `./catalogs/${code}/shell.po` in files ? code : defaultLocale;

/** Loads one part of a locale's texts; locales without a catalog of their own get zh-CN's. Rejects when it is lost. */
export async function loadCatalog(code: string, part: CatalogPart): Promise<Messages> {
  const load = files[`./catalogs/${textLocaleOf(code)}/${part}.po`];
  const messages = load ? (await load()).messages : {};
  if (!isPseudoOffered(code)) return messages;
  const { pseudoLocalise } = await import('./pseudo-texts.ts');
  return pseudoLocalise(messages);
}
