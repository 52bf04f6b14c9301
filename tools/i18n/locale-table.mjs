// Table of the locales for docs/audit/locales.md: how complete each is, its plural forms, and what its second reading mended.
import { readFileSync } from 'node:fs';
import { at } from '../lib/root.mjs';
import { markdownTable } from '../test/tables.mjs';
import { allCatalogs } from './all-texts.mjs';
import { locales } from './catalogs.mjs';
import { pluralCategories } from './text-problems.mjs';

const ENGLISH = 'en-US';
const CHINESE = 'zh-CN';

/** Number of texts that the second reading of a locale corrected, as its glossary says. @param {string} locale */
function correctedTexts(locale) {
  if (locale === CHINESE) return '–';
  const glossary = readFileSync(at('libs', 'i18n', 'glossary', `${locale}.md`), 'utf8');
  return /corrected (\d+) of them/.exec(glossary)?.[1] ?? 'none';
}

/** @returns {Promise<string>} Markdown table with a row per locale */
export async function localeTable() {
  const catalogs = await Promise.all(
    (await allCatalogs()).map(async (catalog) => ({
      texts: Object.keys((await catalog.collect()) ?? {}),
      known: await catalog.readAll(locales),
    })),
  );
  /** @param {string} locale */
  const translationsOf = (locale) =>
    catalogs.flatMap(({ texts, known }) =>
      texts.map((id) => ({
        own: known[locale]?.[id]?.translation ?? '',
        english: known[ENGLISH]?.[id]?.translation ?? '',
      })),
    );
  const names = (/** @type {string} */ locale) =>
    new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? '';
  return markdownTable([
    [
      'Locale',
      'Language',
      'Texts',
      'Translated',
      'Equal to English',
      'Plural forms',
      'Corrected in the second reading',
    ],
    ...locales.map((locale) => {
      const all = translationsOf(locale);
      const translated = all.filter(({ own }) => own !== '' || locale === CHINESE).length;
      const equal = all.filter(({ own, english }) => own === english).length;
      return [
        locale,
        names(locale),
        String(all.length),
        `${((100 * translated) / all.length).toFixed(0)} %`,
        locale.startsWith('en') ? '–' : `${((100 * equal) / all.length).toFixed(1)} %`,
        [...pluralCategories(locale).needed].join(', '),
        correctedTexts(locale),
      ];
    }),
  ]);
}
