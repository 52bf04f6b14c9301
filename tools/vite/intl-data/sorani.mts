import type { IntlData } from 'virtual:intl-data/types';

/** Tag of Sorani Kurdish in CLDR; `ku` is Northern Kurdish there, in Latin script. */
export const SORANI = 'ckb-IQ';

/** Forms of dates whose pattern Sorani has only under other options. */
export const soraniDates = {
  'dateStyle=medium': 'dateStyle=long',
  'dateStyle=medium,timeStyle=short': 'dateStyle=long,timeStyle=short',
  'month=long,year=numeric': 'month=short,year=numeric',
};

const ago = (unit: string) => ({ other: `{0} ${unit} لەمەوپێش` });
const later = (unit: string) => ({ other: `لە {0} ${unit}ی تردا` });
/** A unit in Latin letters; formatBytes keeps it behind its number. */
const latin = (unit: string) => ({ other: `{0} ${unit}` });

/** Relative times of Sorani, which CLDR lacks. */
const relative: IntlData['relative'] = {
  second: { named: { 0: 'ئێستا' }, past: ago('چرکە'), future: later('چرکە') },
  minute: { named: { 0: 'ئەم خولەکە' }, past: ago('خولەک'), future: later('خولەک') },
  hour: { named: { 0: 'ئەم کاتژمێرە' }, past: ago('کاتژمێر'), future: later('کاتژمێر') },
  day: {
    named: { '-2': 'پێرێ', '-1': 'دوێنێ', 0: 'ئەمڕۆ', 1: 'سبەی', 2: 'دووسبەی' },
    past: ago('ڕۆژ'),
    future: later('ڕۆژ'),
  },
};

const thousands = ['هەزار', 'ملیۆن', 'ملیار', 'تریلیۆن'];

/** What CLDR lacks of Sorani: relative times, lists, brief forms of large numbers, units of sizes. */
export const withSorani = (data: IntlData): IntlData => ({
  ...data,
  relative,
  lists: {
    'conjunction long': { two: [' و ', ''], more: ['، ', '، ', ' و ', ''] },
    'conjunction narrow': { two: ['، ', ''], more: ['، ', '، ', '، ', ''] },
    'disjunction long': { two: [' یان ', ''], more: ['، ', '، ', ' یان ', ''] },
  },
  numbers: {
    ...data.numbers,
    compact: thousands.map((word, at) => {
      const size = 1000 ** (at + 1);
      return { from: size, size, texts: { other: `{0} ${word}` } };
    }),
    units: {
      byte: { other: '{0} بایت' },
      kilobyte: latin('kB'),
      megabyte: latin('MB'),
      gigabyte: latin('GB'),
      terabyte: latin('TB'),
    },
  },
});
