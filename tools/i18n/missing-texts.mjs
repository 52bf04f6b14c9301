// Untranslated texts. `npm run i18n:missing` prints their number by locale; `npm run i18n:missing -- de-DE FOLDER`
// writes those of a locale into documents to translate, with the place of each, the texts beside it and the glossary.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../lib/root.mjs';
import { readTexts } from './all-texts.mjs';
import { locales } from './catalogs.mjs';
import { textBatches } from './text-batches.mjs';

const [locale, folder] = process.argv.slice(2);
if (locale === undefined) await printCounts();
else if (!locales.includes(locale) || folder === undefined)
  throw new Error(
    'usage: npm run i18n:missing [-- LOCALE FOLDER], with a locale of libs/locales/src/locale-codes.ts',
  );
else await writeMissing(locale, folder);

async function printCounts() {
  const { texts, translations } = await readTexts(locales);
  for (const each of locales)
    process.stdout.write(`${each}\t${texts.size - (translations.get(each)?.size ?? 0)}\n`);
}

/** @param {string} wanted @param {string} target */
async function writeMissing(wanted, target) {
  const { texts, translations } = await readTexts([wanted]);
  const known = translations.get(wanted) ?? new Map();
  /** @type {Map<string, { source: string, translation: string }[]>} */
  const neighbours = new Map();
  for (const { id, source, places } of texts.values()) {
    const translation = known.get(id);
    for (const place of translation === undefined ? [] : places)
      neighbours.set(place, [...(neighbours.get(place) ?? []), { source, translation }]);
  }
  const missing = [...texts.values()].filter(({ id }) => !known.has(id));
  const glossary = at('libs', 'i18n', 'glossary', `${wanted}.md`);
  mkdirSync(target, { recursive: true });
  const ids = {};
  for (const [index, batch] of textBatches(missing, neighbours).entries()) {
    const name = `texts-${String(index + 1).padStart(2, '0')}.txt`;
    writeFileSync(join(target, name), batch.document);
    Object.assign(ids, batch.ids);
    process.stdout.write(`${join(target, name)}\n`);
  }
  writeFileSync(join(target, 'ids.json'), JSON.stringify(ids));
  if (existsSync(glossary)) writeFileSync(join(target, 'glossary.md'), readFileSync(glossary));
  process.stdout.write(
    missing.length === 0
      ? `${wanted} lacks nothing\n`
      : `Translate into files whose names begin with translations, each line the number, a tab and the text; then: npm run i18n:fill -- ${wanted} ${target}\n`,
  );
}
