import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@qingyin/ui/lazy';
import { BalanceBlock } from './BalanceBlock.tsx';
import { EqualiserBlock } from './EqualiserBlock.tsx';
import { EvenBlock } from './EvenBlock.tsx';
import { FadeLink } from './FadeLink.tsx';
import { OutputBlock } from './OutputBlock.tsx';
import styles from './Sound.module.css';

/** Dialog for loudness normalization, equalizer, balance and output device (docs/tone.md). Changes apply at once. */
export default function SoundDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`声音`} onClose={onClose} width={560} fullOnPhone>
      <div className={styles.blocks}>
        <EvenBlock />
        <EqualiserBlock />
        <BalanceBlock />
        <FadeLink onLeave={onClose} />
        <OutputBlock />
      </div>
    </Dialog>
  );
}
