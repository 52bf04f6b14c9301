// Writes translations into the catalogs of a locale: `npm run i18n:fill -- de-DE FOLDER`. The folder has what
// `npm run i18n:missing` wrote, and files `translations*.txt` of lines with a number, a tab and the translation; later
// files replace lines of earlier ones. Refuses wrong translations, naming each, and writes the others.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from './all-texts.mjs';
import { readTranslations } from './text-batches.mjs';
import { textProblems } from './text-problems.mjs';

const [locale, folder] = process.argv.slice(2);
if (locale === undefined || folder === undefined)
  throw new Error('usage: npm run i18n:fill -- LOCALE FOLDER');

/** @type {Record<string, string>} */
const ids = JSON.parse(readFileSync(join(folder, 'ids.json'), 'utf8'));
const { catalogs, texts } = await readTexts([locale]);
/** @type {Map<string, string>} */
const filled = new Map();
let refused = 0;
const files = readdirSync(folder)
  .filter((name) => /^translations.*\.txt$/.test(name))
  .sort();
const given = new Map(
  files.flatMap((name) => [...readTranslations(readFileSync(join(folder, name), 'utf8'))]),
);
for (const [number, translation] of given) {
  const text = texts.get(ids[number] ?? '');
  const problems = text
    ? textProblems({ source: text.source, translation, locale })
    : ['no text has this number'];
  if (text && problems.length === 0) filled.set(text.id, translation);
  else {
    refused += 1;
    process.stdout.write(`${number}\t${translation}\n\t${problems.join('; ')}\n`);
  }
}
for (const catalog of catalogs) {
  const entries = await catalog.read(locale);
  if (!entries) throw new Error(`${locale} has no catalogs yet: npm run i18n creates them`);
  for (const [id, entry] of Object.entries(entries))
    entry.translation = filled.get(id) ?? entry.translation ?? '';
  await catalog.write(locale, entries);
}
process.stdout.write(`${filled.size} translations written, ${refused} refused\n`);
if (refused > 0) process.exitCode = 1;
