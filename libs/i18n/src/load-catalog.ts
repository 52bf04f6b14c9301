import type { Messages } from '@lingui/core';
import { defaultLocale } from './locale-codes.ts';
import { isPseudoOffered, pseudoLocalise } from './pseudo.ts';

/** What the first view says, and all the rest: two files per locale. */
export type CatalogPart = 'first' | 'rest';

const files = import.meta.glob<{ messages: Messages }>('./catalogs/*/*.po');

/** Loads one part of a locale's texts; locales without a catalog of their own get zh-CN's. Rejects when it is lost. */
export async function loadCatalog(code: string, part: CatalogPart): Promise<Messages> {
  const load = files[`./catalogs/${code}/${part}.po`] ?? files[`./catalogs/${defaultLocale}/${part}.po`];
  const messages = load ? (await load()).messages : {};
  return isPseudoOffered(code) ? pseudoLocalise(messages) : messages;
}
