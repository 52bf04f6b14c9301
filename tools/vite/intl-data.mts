import type { Plugin } from 'vite';
import type { IntlData } from 'virtual:intl-data/types';
import { datesOf } from './intl-data/dates.mts';
import { namesOf } from './intl-data/names.mts';
import { numbersOf } from './intl-data/numbers.mts';
import { listsOf, relativeOf } from './intl-data/relative-and-lists.mts';
import { SORANI, soraniDates, withSorani } from './intl-data/sorani.mts';

/** Locales of which Chromium has no data. */
export const LOCALES = ['az-AZ', 'ga-IE', 'hy-AM', 'is-IS', 'ku-IQ', 'mk-MK', 'mn-MN', 'ne-NP'];

const MODULE = /^\0?virtual:intl-data\/([a-z]{2}-[A-Z]{2})\/(formats|names)$/;
const CATALOG = new RegExp(`/catalogs/(${LOCALES.join('|')})/(shell|app)\\.po(?:$|\\?)`);
const isSorani = (locale: string) => locale.startsWith('ku');

const tagOf = (locale: string) => `${isSorani(locale) ? SORANI : locale}-u-ca-gregory-nu-latn`;

/** Whether this Node has data of a locale: some distributions have English only. */
const isKnown = (locale: string) =>
  !/^M\d+$|^January$/.test(new Intl.DateTimeFormat(tagOf(locale), { month: 'long' }).format(0));

/** Formats of a locale, from Node's `Intl`, with Latin digits and the Gregorian calendar. */
export function formatsOf(locale: string): IntlData {
  const tag = tagOf(locale);
  const data = {
    dates: datesOf(tag, isSorani(locale) ? soraniDates : {}),
    numbers: numbersOf(tag),
    relative: relativeOf(tag),
    lists: listsOf(tag),
  };
  return isSorani(locale) ? withSorani(data) : data;
}

/**
 * Vite plugin that adds data of dates, numbers, lists and names to catalogs of languages that Chromium has no `Intl` data
 * of: the formats to the texts of the first view, the names of regions and languages, which are larger, to those of the
 * app. libs/i18n/src/own-intl uses them.
 */
export function intlData(): Plugin {
  return {
    name: 'qingyin-intl-data',
    enforce: 'post',
    resolveId: {
      filter: { id: MODULE },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: MODULE },
      handler(id) {
        const [, locale = '', part] = MODULE.exec(id) ?? [];
        return part === 'formats'
          ? `export const data = ${JSON.stringify(formatsOf(locale))};`
          : `export const names = ${JSON.stringify(namesOf(isSorani(locale) ? SORANI : locale))};`;
      },
    },
    transform: {
      filter: { id: CATALOG },
      handler(code, id) {
        const [, locale = '', part] = CATALOG.exec(id) ?? [];
        if (!isKnown(locale)) {
          this.warn(`This Node lacks full ICU: browsers without data of ${locale} will show English dates.`);
          return undefined;
        }
        const [complete, name, module] =
          part === 'shell' ? ['completeIntl', 'data', 'formats'] : ['completeNames', 'names', 'names'];
        const lines = [
          `import { ${complete} } from '../../own-intl/complete-intl.ts';`,
          `import { ${name} } from 'virtual:intl-data/${locale}/${module}';`,
          `${complete}('${locale}', ${name});`,
        ];
        return { code: [...lines, code].join('\n'), map: null };
      },
    },
  };
}
