import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@qingyin/ui/lazy';
import { BalanceBlock } from './BalanceBlock.tsx';
import { EqualizerBlock } from './EqualizerBlock.tsx';
import { LoudnessNormalizationBlock } from './LoudnessNormalizationBlock.tsx';
import { CrossfadeLink } from './CrossfadeLink.tsx';
import { OutputBlock } from './OutputBlock.tsx';
import styles from './Sound.module.css';

/** Dialog for loudness normalization, equalizer, balance and output device (docs/tone.md). Changes apply at once. */
export default function SoundDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`声音`} onClose={onClose} width={560} fullOnPhone>
      <div className={styles.blocks}>
        <LoudnessNormalizationBlock />
        <EqualizerBlock />
        <BalanceBlock />
        <CrossfadeLink onLeave={onClose} />
        <OutputBlock />
      </div>
    </Dialog>
  );
}
