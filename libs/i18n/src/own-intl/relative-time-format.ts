import type { IntlData } from 'virtual:intl-data/types';

/** Format of relative times from own data. Units that the data lacks are English. */
export function createRelativeTimeFormat(
  locale: string,
  data: IntlData['relative'],
  options: Intl.RelativeTimeFormatOptions,
) {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(`${locale}-u-nu-latn`);
  return {
    format(value: number, unit: Intl.RelativeTimeFormatUnit): string {
      const texts = data[unit];
      if (!texts) return new Intl.RelativeTimeFormat('en-GB', options).format(value, unit);
      const named = options.numeric === 'auto' ? texts.named[value] : undefined;
      const { past, future } = texts;
      const forms = value < 0 || Object.is(value, -0) ? past : future;
      const amount = Math.abs(value);
      return (
        named ?? (forms[rules.select(amount)] ?? forms.other).replace('{0}', () => numbers.format(amount))
      );
    },
  };
}
