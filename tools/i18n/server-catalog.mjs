// The catalog of the server's texts: a JSON file per locale, Chinese text to translation, with the interface of Lingui's
// catalogs that the tools use. JSON, because the server reads it without Lingui.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../lib/root.mjs';
import { findServerTexts } from './server-texts.mjs';

const SOURCE = 'zh-CN';
/** Keeps the ids apart from those of the client, which may translate the same text otherwise. */
const idOf = (/** @type {string} */ text) => `server:${text}`;
const fileOf = (/** @type {string} */ locale) =>
  at('apps', 'server', 'src', 'http', 'error-messages', 'texts', `${locale}.json`);

/** @typedef {{ message: string, translation: string, origin: [string][], context?: string, placeholders?: Record<string, string[]> }} Entry */

export const serverCatalog = {
  path: at('apps', 'server', 'src', 'http', 'error-messages', 'texts', '{locale}'),
  extension: '.json',

  /** Texts of the code. @returns {Promise<Record<string, Entry>>} */
  async collect() {
    return Object.fromEntries(
      [...findServerTexts()].map(([message, places]) => [
        idOf(message),
        { message, translation: '', origin: places.map((place) => /** @type {[string]} */ ([place])) },
      ]),
    );
  },

  /** @param {string} locale @returns {Promise<Record<string, Entry>>} */
  async read(locale) {
    const inCode = await this.collect();
    /** @type {Record<string, string>} */
    const translations =
      locale !== SOURCE && existsSync(fileOf(locale)) ? JSON.parse(readFileSync(fileOf(locale), 'utf8')) : {};
    const known = Object.entries(translations).map(([message, translation]) => [
      idOf(message),
      { origin: [], ...inCode[idOf(message)], message, translation },
    ]);
    return locale === SOURCE
      ? Object.fromEntries(
          Object.entries(inCode).map(([id, entry]) => [id, { ...entry, translation: entry.message }]),
        )
      : Object.fromEntries(known);
  },

  /** @param {readonly string[]} locales */
  async readAll(locales) {
    return Object.fromEntries(
      await Promise.all(locales.map(async (locale) => [locale, await this.read(locale)])),
    );
  },

  /** @param {string} locale @param {Record<string, { message?: string | undefined, translation?: string | undefined }>} entries */
  async write(locale, entries) {
    if (locale === SOURCE) return;
    const texts = Object.values(entries)
      .map(({ message = '', translation = '' }) => [message, translation])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    writeFileSync(fileOf(locale), `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`);
  },
};

/** Adds the new texts of the code to each locale, untranslated, and removes the obsolete ones. @param {readonly string[]} locales */
export async function extractServerTexts(locales) {
  const inCode = await serverCatalog.collect();
  for (const locale of locales.filter((each) => each !== SOURCE)) {
    const known = await serverCatalog.read(locale);
    const entries = Object.entries(inCode).map(([id, entry]) => [
      id,
      { ...entry, translation: known[id]?.translation ?? '' },
    ]);
    await serverCatalog.write(locale, Object.fromEntries(entries));
  }
}
