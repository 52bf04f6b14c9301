// Fails when a catalog lacks a text of the code, or has an empty translation or one with other placeholders or
// tags than the source (docs/web-client.md, "Languages"). Run by `nx i18n-check i18n`.
import { getCatalogs } from '@lingui/cli/api';
// A dependency of @lingui/cli, which does not re-export it.
import { getConfig } from '@lingui/conf';

/** Placeholders and tags of a text (`{name}`, `{0, plural, …`, `<0>`, `</0>`). @param {string} text */
const slots = (text) => [
  ...new Set(
    [...text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other)\s)\{\s*(\w+)\s*[,}]|<(\/?\d+)\/?>/g)].map(
      ([, name, tag]) => name ?? `<${tag}>`,
    ),
  ),
];
/** @param {string} a @param {string} b */
const sameSlots = (a, b) => slots(a).sort().join() === slots(b).sort().join();

const config = getConfig();
const problems = [];
/** Translations by locale and id over both catalogs, which are merged at run time. */
const said = new Map();
let texts = 0;

for (const catalog of await getCatalogs(config)) {
  const inCode = (await catalog.collect()) ?? {};
  const known = await catalog.readAll(config.locales);
  texts += Object.keys(inCode).length;
  for (const locale of config.locales) {
    const where = `${catalog.path.replace('{locale}', locale).replace(`${config.rootDir}/`, '')}.po`;
    for (const [id, { message = id }] of Object.entries(inCode)) {
      const translation = known[locale]?.[id]?.translation;
      if (translation === undefined) problems.push(`${where}: not extracted: ${message}`);
      else if (translation === '') problems.push(`${where}: empty: ${message}`);
      else if (!sameSlots(message, translation))
        problems.push(`${where}: other placeholders: ${message} → ${translation}`);
      const before = said.get(`${locale} ${id}`) ?? translation;
      if (before !== translation)
        problems.push(`${where}: ${message} is “${translation}” here and “${before}” in another catalog`);
      said.set(`${locale} ${id}`, translation);
    }
    for (const [id, { message = id }] of Object.entries(known[locale] ?? {})) {
      if (!(id in inCode)) problems.push(`${where}: not in the code: ${message}`);
    }
  }
}

process.stdout.write(
  problems.length === 0
    ? `${texts} texts, complete in ${config.locales.join(', ')}\n`
    : `${problems.join('\n')}\n\n${problems.length} problems. \`npm run i18n\` extracts; then translate the empty ones.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
