// The texts of all catalogs with their translations, read from the catalogs themselves.
import { getCatalogs } from '@lingui/cli/api';
// A dependency of @lingui/cli, which does not re-export it.
import { getConfig } from '@lingui/conf';
import { serverCatalog } from './server-catalog.mjs';

/**
 * @param {import('@lingui/cli/api').MessageType | undefined} entry
 * @returns {string[]}
 */
const notesOf = (entry) =>
  Object.entries(entry?.placeholders ?? {})
    .filter(([name]) => /^\d+$/.test(name))
    .map(([name, values]) => `{${name}}: ${[values].flat()[0] ?? ''}`);

/** The catalogs of the client, and that of the server. */
export const allCatalogs = async () => [...(await getCatalogs(getConfig())), serverCatalog];

/**
 * Reads every text once, though it may stand in several catalogs.
 * @param {readonly string[]} locales
 */
export async function readTexts(locales) {
  /** @type {Map<string, import('./text-batches.mjs').Text>} */
  const texts = new Map();
  /** Translations by locale and id. @type {Map<string, Map<string, string>>} */
  const translations = new Map(locales.map((locale) => [locale, new Map()]));
  const catalogs = await allCatalogs();
  for (const catalog of catalogs) {
    const [chinese, english] = await Promise.all([catalog.read('zh-CN'), catalog.read('en-US')]);
    for (const [id, entry] of Object.entries(chinese ?? {})) {
      if (texts.has(id)) continue;
      texts.set(id, {
        id,
        source: entry.message ?? id,
        english: english?.[id]?.translation ?? '',
        context: entry.context ?? '',
        places: (entry.origin ?? []).map((/** @type {readonly string[]} */ [file = '']) => file),
        notes: notesOf(entry),
      });
    }
    for (const locale of locales) {
      const known = translations.get(locale);
      for (const [id, { translation }] of Object.entries((await catalog.read(locale)) ?? {}))
        if (translation) known?.set(id, translation);
    }
  }
  return { catalogs, texts, translations };
}
