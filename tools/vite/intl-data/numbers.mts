import type { CompactStep, NumberData } from 'virtual:intl-data/types';
import { pluralTexts, samplesOf, withPlace } from './plural-texts.mts';

/** Units of sizes. */
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** Separators, signs, brief forms and units of a locale's numbers. @param locale with the wanted digits */
export function numbersOf(locale: string): NumberData {
  const form = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'always' });
  const parts = [...form.formatToParts(-1_234_567.8), ...signed.formatToParts(1)];
  const symbols = parts.filter(({ type }) => /^(?:group|decimal|minusSign|plusSign)$/.test(type));
  const groups = form.formatToParts(1_234_567).filter(({ type }) => type === 'integer');
  const unitTexts = (unit: string) => {
    const texts = new Intl.NumberFormat(locale, { style: 'unit', unit });
    return samplesOf(locale).map(
      ([category, sample]) => [category, withPlace(texts.formatToParts(sample))] as const,
    );
  };
  return {
    like: groups[1]?.value.length === 2 ? 'en-IN' : 'en-GB',
    grouping: form.formatToParts(1234).some(({ type }) => type === 'group') ? 'auto' : 'min2',
    symbols: Object.fromEntries(symbols.map(({ type, value }) => [type, value])),
    percent: withPlace(new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.5)),
    compact: compactSteps(locale),
    units: Object.fromEntries(UNITS.map((unit) => [unit, pluralTexts(unitTexts(unit))])),
  };
}

/** Beginnings of numbers, which have all plural categories together. */
const BEGINNINGS = [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9];

function compactSteps(locale: string): CompactStep[] {
  const form = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const rules = new Intl.PluralRules(locale);
  const steps: CompactStep[] = [];
  for (let from = 1000; from < 1e15; from *= 10) {
    const shown = Number(form.formatToParts(from).find(({ type }) => type === 'integer')?.value);
    const size = from / shown;
    const texts = pluralTexts([
      ...[['other', withPlace(form.formatToParts(1.5 * from))] as const],
      ...BEGINNINGS.map(
        (start) => [rules.select(start * shown), withPlace(form.formatToParts(start * from))] as const,
      ),
    ]);
    const last = steps.at(-1);
    const isSame = last?.size === size && JSON.stringify(last.texts) === JSON.stringify(texts);
    if (!isSame) steps.push({ from, size, texts });
  }
  return steps;
}
