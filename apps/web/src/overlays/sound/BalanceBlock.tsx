import { useLingui } from '@lingui/react/macro';
import { Check } from '@qingyin/ui';
import { Amount } from './Amount.tsx';
import styles from './Sound.module.css';
import { useAmounts } from './use-amounts.ts';
import { useTone } from './use-tone.ts';

/** Stereo balance and mono. */
export function BalanceBlock() {
  const { t } = useLingui();
  const { side } = useAmounts();
  const [{ balance, mono }, change] = useTone();
  return (
    <section>
      <h3 className={styles.heading}>{t`左右声道`}</h3>
      <Amount
        label={t`左右平衡`}
        value={balance}
        limit={1}
        step={0.05}
        textOf={side}
        onChange={(next) => change({ balance: next })}
        sides
      />
      <Check label={t`单声道`} checked={mono} onChange={(next) => change({ mono: next })} />
    </section>
  );
}
