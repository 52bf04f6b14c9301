import type { PluralTexts } from 'virtual:intl-data/types';

/** The smallest whole number of each plural category that has one, from 1. */
export function samplesOf(locale: string): [category: Intl.LDMLPluralRule, sample: number][] {
  const rules = new Intl.PluralRules(locale);
  const samples = new Map<Intl.LDMLPluralRule, number>();
  for (let number = 1; number < 200; number += 1) {
    const category = rules.select(number);
    if (!samples.has(category)) samples.set(category, number);
  }
  return [...samples];
}

const NUMBER = /^(?:integer|group|decimal|fraction|minusSign)$/;

/** A formatted text with `{0}` in place of its number. */
export const withPlace = (parts: readonly { type: string; value: string }[]): string =>
  parts
    .map(({ type, value }) => (NUMBER.test(type) ? '\0' : value))
    .join('')
    .replace(/\0+/, '{0}');

/** Texts by plural category, without those that equal that of all others. */
export function pluralTexts(texts: Iterable<readonly [category: string, text: string]>): PluralTexts {
  const { other, ...special } = Object.fromEntries(texts);
  if (other === undefined) throw new Error('no text of the plural category "other"');
  return { other, ...Object.fromEntries(Object.entries(special).filter(([, text]) => text !== other)) };
}
