import { useLingui } from '@lingui/react/macro';
import { textLocaleOf } from '@qingyin/i18n';

/** Formats amounts as text in the language of the interface. */
export function useAmountFormats() {
  const { t, i18n } = useLingui();
  // Numbers within texts use the locale of the texts.
  const locale = textLocaleOf(i18n.locale);
  const numbers = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
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
      const share = shares.format(Math.abs(balance));
      if (balance === 0) return t`居中`;
      return balance < 0 ? t`偏左 ${share}` : t`偏右 ${share}`;
    },
  };
}
