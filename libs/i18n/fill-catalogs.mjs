// Fills empty translations: `node libs/i18n/fill-catalogs.mjs en-US texts.tsv`, where each line of the file holds the
// Chinese text, a tab, and its translation. Prints the texts that are still without one, ready to be translated.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [locale, list] = process.argv.slice(2);
if (!locale) throw new Error('usage: node libs/i18n/fill-catalogs.mjs LOCALE [TEXTS.tsv]');

const translations = new Map(
  (list ? readFileSync(list, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t')),
);
const missing = new Set();

for (const part of ['first', 'rest']) {
  const path = new URL(`src/catalogs/${locale}/${part}.po`, import.meta.url);
  if (!existsSync(path))
    throw new Error(`${locale} has no catalog yet; name it in lingui.config.ts and extract`);
  const filled = readFileSync(path, 'utf8').replace(/^msgid (".+")\nmsgstr ""$/gm, (entry, quoted) => {
    const text = JSON.parse(quoted);
    const translation = translations.get(text);
    if (translation === undefined) missing.add(text);
    return translation === undefined ? entry : `msgid ${quoted}\nmsgstr ${JSON.stringify(translation)}`;
  });
  writeFileSync(path, filled);
}
for (const text of missing) process.stdout.write(`${text}\n`);
