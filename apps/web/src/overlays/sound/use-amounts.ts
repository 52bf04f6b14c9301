import { useLingui } from '@lingui/react/macro';
import { textLocaleOf } from '@qingyin/i18n';

/** Amounts in words of the page's language. */
export function useAmounts() {
  const { t, i18n } = useLingui();
  // Numbers among texts are in the language of the texts.
  const locale = textLocaleOf(i18n.locale);
  const numbers = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    /** with its sign */
    signed: (value: number): string => numbers.format(value),
    /** dB, with its sign */
    decibels(value: number): string {
      const amount = numbers.format(value);
      return t`${amount} 分贝`;
    },
    /** -1 to 1 */
    side(balance: number): string {
      const share = shares.format(Math.abs(balance));
      if (balance === 0) return t`居中`;
      return balance < 0 ? t`偏左 ${share}` : t`偏右 ${share}`;
    },
  };
}
