// Fails when a catalog lacks a text of the code, or has an empty or wrong translation (docs/web-client.md, "Languages"). A
// locale without any translation shows English; one with some must be complete. Run by `nx i18n-check i18n`.
import { root } from '../lib/root.mjs';
import { allCatalogs } from './all-texts.mjs';
import { locales } from './catalogs.mjs';
import { localeProblems } from './locale-problems.mjs';
import { textProblems } from './text-problems.mjs';

const problems = [];
const catalogs = await Promise.all(
  (await allCatalogs()).map(async (catalog) => ({
    catalog,
    inCode: Object.entries((await catalog.collect()) ?? {}).map(([id, { message = id }]) => ({
      id,
      source: message,
    })),
    known: await catalog.readAll(locales),
  })),
);
const texts = catalogs.reduce((sum, { inCode }) => sum + inCode.length, 0);
/** Locales without any translation so far. */
const untranslated = new Set(
  locales.filter((locale) =>
    catalogs.every(({ known }) =>
      Object.values(known[locale] ?? {}).every(({ translation }) => !translation),
    ),
  ),
);

for (const locale of locales) {
  /** Translations by id over the catalogs of the client, which are merged at run time. @type {Map<string, string>} */
  const said = new Map();
  const translated = [];
  for (const { catalog, inCode, known } of catalogs) {
    const file = catalog.path.replace('{locale}', locale).replace(`${root}/`, '');
    const where = `${file}${'extension' in catalog ? catalog.extension : '.po'}`;
    for (const { id, source } of inCode) {
      const translation = known[locale]?.[id]?.translation;
      if (translation === undefined) problems.push(`${where}: not extracted: ${source}`);
      if (translation === '' && !untranslated.has(locale)) problems.push(`${where}: empty: ${source}`);
      if (!translation) continue;
      for (const problem of textProblems({ source, translation, locale }))
        problems.push(`${where}: ${problem}: ${source} → ${translation}`);
      const before = said.get(id) ?? translation;
      if (before !== translation)
        problems.push(`${where}: ${source} is “${translation}” here and “${before}” in another catalog`);
      said.set(id, translation);
      translated.push({ source, translation, english: known['en-US']?.[id]?.translation ?? '' });
    }
    const ids = new Set(inCode.map(({ id }) => id));
    for (const [id, { message = id }] of Object.entries(known[locale] ?? {}))
      if (!ids.has(id)) problems.push(`${where}: not in the code: ${message}`);
  }
  for (const problem of localeProblems(locale, translated)) problems.push(`${locale}: ${problem}`);
}

process.stdout.write(
  problems.length === 0
    ? `${texts} texts, complete in ${locales.length - untranslated.size} locales; English in ${[...untranslated].join(', ') || 'none'}\n`
    : `${problems.join('\n')}\n\n${problems.length} problems. \`npm run i18n\` extracts; \`npm run i18n:missing\` helps to translate the empty ones.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
