import { useLingui } from '@lingui/react/macro';
import { formatLocaleOf, formatPercent } from '@qingyin/i18n';

/** Formats amounts as text in the language of the interface. */
export function useAmountFormats() {
  const { t, i18n } = useLingui();
  const locale = formatLocaleOf(i18n.locale);
  const numbers = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return {
    /** Number with its sign. */
    signed: (value: number): string => numbers.format(value),
    /** Gain in dB with its sign. */
    decibels(value: number): string {
      const amount = numbers.format(value);
      return t`${amount} 分贝`;
    },
    /** Stereo balance, -1 (left) to 1 (right). */
    side(balance: number): string {
      const share = formatPercent(Math.abs(balance), i18n.locale);
      if (balance === 0) return t`居中`;
      return balance < 0 ? t`偏左 ${share}` : t`偏右 ${share}`;
    },
  };
}
