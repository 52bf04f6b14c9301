// Fills empty translations: `node tools/i18n/fill-catalogs.mjs en-US texts.tsv`. Each line of the file has the
// Chinese text, a tab, its translation and, if the text has a context, another tab and the context. Texts
// translated in another catalog are copied. Prints the texts that are still untranslated.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parts } from './catalogs.mjs';

const [locale, list] = process.argv.slice(2);
if (!locale) throw new Error('usage: node tools/i18n/fill-catalogs.mjs LOCALE [TEXTS.tsv]');

/** @param {string} text @param {string} [context] */
const keyOf = (text, context = '') => `${context}\t${text}`;
const translations = new Map(
  (list ? readFileSync(list, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map(([text = '', translation = '', context]) => [keyOf(text, context), translation]),
);
/** @param {string} part */
const pathOf = (part) => new URL(`../../libs/i18n/src/catalogs/${locale}/${part}.po`, import.meta.url);
const FILLED = /^(?:msgctxt (".+")\n)?msgid (".+")\nmsgstr (".+")$/gm;
for (const part of parts.filter((each) => existsSync(pathOf(each)))) {
  for (const [, context, text = '', translation = ''] of readFileSync(pathOf(part), 'utf8').matchAll(
    FILLED,
  )) {
    const key = keyOf(JSON.parse(text), context && JSON.parse(context));
    if (!translations.has(key)) translations.set(key, JSON.parse(translation));
  }
}
const missing = new Set();
const EMPTY = /^((?:msgctxt (".+")\n)?msgid (".+")\nmsgstr )""$/gm;

for (const part of parts) {
  const path = pathOf(part);
  if (!existsSync(path))
    throw new Error(`${locale} has no catalog yet; add it to tools/i18n/catalogs.mjs and extract`);
  const filled = readFileSync(path, 'utf8').replace(EMPTY, (entry, head, context, text) => {
    const id = JSON.parse(text);
    const where = context && JSON.parse(context);
    const translation = translations.get(keyOf(id, where)) ?? translations.get(keyOf(id));
    if (translation === undefined) missing.add(where ? `${id}\t\t${where}` : id);
    return translation === undefined ? entry : `${head}${JSON.stringify(translation)}`;
  });
  writeFileSync(path, filled);
}
for (const text of missing) process.stdout.write(`${text}\n`);
