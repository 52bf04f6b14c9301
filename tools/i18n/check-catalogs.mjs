// Fails when a catalog lacks a text of the code, or has an empty or wrong translation (docs/web-client.md, "Languages").
// Run by `nx i18n-check i18n`.
import { root } from '../lib/root.mjs';
import { allCatalogs } from './all-texts.mjs';
import { locales } from './catalogs.mjs';
import { localeProblems } from './locale-problems.mjs';
import { textProblems } from './text-problems.mjs';

const problems = [];
/** Translations by locale and id over the catalogs of the client, which are merged at run time. */
const said = new Map();
let texts = 0;

for (const catalog of await allCatalogs()) {
  const inCode = (await catalog.collect()) ?? {};
  const known = await catalog.readAll(locales);
  texts += Object.keys(inCode).length;
  for (const locale of locales) {
    const file = catalog.path.replace('{locale}', locale).replace(`${root}/`, '');
    const where = `${file}${'extension' in catalog ? catalog.extension : '.po'}`;
    for (const [id, { message: source = id }] of Object.entries(inCode)) {
      const translation = known[locale]?.[id]?.translation;
      if (translation === undefined) problems.push(`${where}: not extracted: ${source}`);
      else if (translation === '') problems.push(`${where}: empty: ${source}`);
      else
        for (const problem of textProblems({ source, translation, locale }))
          problems.push(`${where}: ${problem}: ${source} → ${translation}`);
      const before = said.get(`${locale} ${id}`) ?? translation;
      if (before !== translation)
        problems.push(`${where}: ${source} is “${translation}” here and “${before}” in another catalog`);
      said.set(`${locale} ${id}`, translation);
    }
    const translated = Object.entries(inCode).map(([id, { message: source = id }]) => ({
      source,
      english: known['en-US']?.[id]?.translation ?? '',
      translation: known[locale]?.[id]?.translation ?? '',
    }));
    for (const problem of localeProblems(
      locale,
      translated.filter(({ translation }) => translation !== ''),
    ))
      problems.push(`${where}: ${problem}`);
    for (const [id, { message = id }] of Object.entries(known[locale] ?? {})) {
      if (!(id in inCode)) problems.push(`${where}: not in the code: ${message}`);
    }
  }
}

process.stdout.write(
  problems.length === 0
    ? `${texts} texts, complete in ${locales.length} locales\n`
    : `${problems.join('\n')}\n\n${problems.length} problems. \`npm run i18n\` extracts; \`npm run i18n:missing\` helps to translate the empty ones.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
