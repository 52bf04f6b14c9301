import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@qingyin/ui';
import { AmountSlider } from './AmountSlider.tsx';
import styles from './Sound.module.css';
import { useAmountFormats } from './use-amount-formats.ts';
import { useSoundSettings } from './use-sound-settings.ts';

/** Stereo balance and mono. */
export function BalanceBlock() {
  const { t } = useLingui();
  const { side } = useAmountFormats();
  const [{ balance, mono }, change] = useSoundSettings();
  return (
    <section>
      <h3 className={styles.heading}>{t`左右声道`}</h3>
      <AmountSlider
        label={t`左右平衡`}
        value={balance}
        limit={1}
        step={0.05}
        textOf={side}
        onChange={(next) => change({ balance: next })}
        sides
      />
      <Checkbox label={t`单声道`} checked={mono} onChange={(next) => change({ mono: next })} />
    </section>
  );
}
