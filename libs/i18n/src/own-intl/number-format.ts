import type { CompactStep, NumberData, PluralTexts } from 'virtual:intl-data/types';

const insert = (text: string, amount: string): string => text.replace('{0}', () => amount);

/** Number format from own data; undefined for styles that the data lacks. */
export function createNumberFormat(
  locale: string,
  data: NumberData,
  { notation = 'standard', style = 'decimal', unit = '', ...digits }: Intl.NumberFormatOptions,
) {
  const units = data.units[unit];
  const isKnown = style === 'decimal' || style === 'percent' || (style === 'unit' && units);
  if (!isKnown || !/^(?:standard|compact)$/.test(notation)) return undefined;
  const base = new Intl.NumberFormat(data.like, {
    useGrouping: notation === 'compact' ? 'min2' : data.grouping,
    ...digits,
    ...(style === 'percent' ? { style } : {}),
  });
  const plain = (value: number): string =>
    base
      .formatToParts(value)
      .map(({ type, value: text }) => (type === 'percentSign' ? '' : (data.symbols[type] ?? text)))
      .join('');
  const { minimumFractionDigits = 0, maximumFractionDigits = 0 } = base.resolvedOptions();
  const rules = new Intl.PluralRules(locale, { minimumFractionDigits, maximumFractionDigits });
  const counted = (texts: PluralTexts, value: number): string =>
    insert(texts[rules.select(value)] ?? texts.other, plain(value));

  const compact = (value: number): string => {
    const step = stepOf(data.compact, Math.abs(value), maximumFractionDigits);
    return step ? counted(step.texts, value / step.size) : plain(value);
  };
  return {
    format(value: number): string {
      if (style === 'percent') return insert(data.percent, plain(value));
      if (units) return counted(units, value);
      return notation === 'compact' ? compact(value) : plain(value);
    },
  };
}

/** The step of a number. One that rounds up to the next step has that: 999,950 is 1 million. */
function stepOf(steps: readonly CompactStep[], amount: number, digits: number): CompactStep | undefined {
  const reached = steps.filter(({ from }) => from <= amount);
  const [step, next] = [reached.at(-1), steps[reached.length]];
  const size = step?.size ?? 1;
  const rounded = Math.round((amount / size) * 10 ** digits) / 10 ** digits;
  return next && rounded * size >= next.from ? next : step;
}
