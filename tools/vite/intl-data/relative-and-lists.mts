import type { IntlData, ListTexts, RelativeTexts } from 'virtual:intl-data/types';
import { pluralTexts, samplesOf, withPlace } from './plural-texts.mts';

const UNITS = ['second', 'minute', 'hour', 'day'] as const;

/** Relative times of a locale, as in “5 minutes ago” and “yesterday”. */
export function relativeOf(locale: string): IntlData['relative'] {
  const always = new Intl.RelativeTimeFormat(locale);
  const auto = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const texts = (unit: (typeof UNITS)[number]): RelativeTexts => {
    const namedAmounts = [-2, -1, 0, 1, 2].filter(
      (amount) => auto.format(amount, unit) !== always.format(amount, unit),
    );
    const forms = (sign: 1 | -1) =>
      pluralTexts(
        samplesOf(locale).map(([category, sample]) => [
          category,
          withPlace(always.formatToParts(sign * sample, unit)),
        ]),
      );
    return {
      named: Object.fromEntries(namedAmounts.map((amount) => [amount, auto.format(amount, unit)])),
      past: forms(-1),
      future: forms(1),
    };
  };
  return Object.fromEntries(UNITS.map((unit) => [unit, texts(unit)]));
}

/** Types and styles of all lists of the product. */
const LISTS = [
  ['conjunction', 'long'],
  ['conjunction', 'narrow'],
  ['disjunction', 'long'],
] as const;

/** What a locale writes between the elements of a list and after them. */
export function listsOf(locale: string): IntlData['lists'] {
  return Object.fromEntries(
    LISTS.map(([type, style]): [string, ListTexts] => {
      const form = new Intl.ListFormat(locale, { type, style });
      // Letters that are in no text between elements.
      const between = (...elements: string[]) =>
        form
          .format(elements)
          .split(/[\uE000-\uE003]/)
          .slice(1);
      return [
        `${type} ${style}`,
        { two: between('\uE000', '\uE001'), more: between('\uE000', '\uE001', '\uE002', '\uE003') },
      ];
    }),
  );
}
