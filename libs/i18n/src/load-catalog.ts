import { addressOf } from '@qingyin/device-storage';
import type { Messages } from '@lingui/core';
import { defaultLocale, fallbackLocales, isLocaleCode, lastFallback } from '@qingyin/locales';
import { isPseudoOffered } from './pseudo.ts';

/**
 * `shell`: the texts of the first view. `administration`: those that only administrators see. `app`: all others. A file
 * each per locale.
 */
export type CatalogPart = 'shell' | 'app' | 'administration';
/** Parts that are loaded with the code that shows them. */
export type LaterPart = Exclude<CatalogPart, 'shell'>;

/**
 * The locale of the texts: the locale itself, or English for unknown ones. Units and names inside texts (万, months,
 * weekdays) use it too, so that sentences do not mix languages.
 */
export const textLocaleOf = (code: string): string =>
  isLocaleCode(code) ? code : (fallbackLocales(code)[0] ?? lastFallback);

/**
 * File of a catalog that the prebuilt page names (apps/web/post-build.mjs): that of its own locale. It is loaded without
 * the list of all catalogs, which the first view has no room for.
 */
function fileOfPage(code: string, part: CatalogPart): string | undefined {
  const { dataset } = document.querySelector<HTMLElement>('meta[name="qy-app-texts"]') ?? {};
  return dataset?.['locale'] === code ? dataset[part] : undefined;
}

/**
 * Loads one part of a locale's texts; the build has completed them from the locale's fallbacks. Rejects when loading
 * fails.
 */
export async function loadCatalog(code: string, part: CatalogPart): Promise<Messages> {
  const pseudo = isPseudoOffered(code);
  const locale = pseudo ? defaultLocale : textLocaleOf(code);
  const file = fileOfPage(locale, part);
  const messages = file ? await loadFile(file) : await loadListed(locale, part);
  if (!pseudo) return messages;
  const { pseudoLocalise } = await import('./pseudo-texts.ts');
  return pseudoLocalise(messages);
}

async function loadFile(file: string): Promise<Messages> {
  const { messages } = (await import(/* @vite-ignore */ addressOf(`/${file}`))) as { messages: Messages };
  return messages;
}

async function loadListed(locale: string, part: CatalogPart): Promise<Messages> {
  const { catalogFiles } = await import('./catalog-files.ts');
  const load = catalogFiles[`./catalogs/${locale}/${part}.po`];
  return load ? (await load()).messages : {};
}
