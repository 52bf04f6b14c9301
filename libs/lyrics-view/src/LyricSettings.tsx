import { Trans, useLingui } from '@lingui/react/macro';
import type { Lyrics } from '@qingyin/lyrics';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { PracticeSettings } from './practice/PracticeSettings.tsx';
import type { LyricAppearance } from './lyric-appearance.ts';
import { LyricAppearanceFields } from './LyricAppearanceFields.tsx';
import styles from './LyricSettings.module.css';
import { OFFSET_MAX_MS, OFFSET_STEP_MS } from './lyric-offsets.ts';

export interface LyricSettingsProps {
  lyrics: Lyrics;
  look: LyricAppearance;
  onLook: (part: Partial<LyricAppearance>) => void;
  /** ms */
  offsetMs: number;
  onOffset: (ms: number) => void;
  onClose: () => void;
}

/** Dialog for the appearance of lyrics and the time offset of this song's lyrics. */
export default function LyricSettings(props: LyricSettingsProps) {
  const { lyrics, look, onLook, onClose } = props;
  const { t } = useLingui();
  return (
    <Dialog title={t`歌词设置`} onClose={onClose} fullOnPhone>
      <div className={styles.blocks}>
        <LyricAppearanceFields look={look} onLook={onLook} credits={lyrics.credits !== undefined} />
        <PracticeSettings />
        {lyrics.timed && <Offset {...props} />}
      </div>
    </Dialog>
  );
}

/** Time offset for lyrics that are early or late; persisted by song on this device. */
function Offset({ offsetMs, onOffset }: Pick<LyricSettingsProps, 'offsetMs' | 'onOffset'>) {
  const { t, i18n } = useLingui();
  const seconds = i18n.number(offsetMs / 1000, { minimumFractionDigits: 1, signDisplay: 'exceptZero' });
  const step = (by: number) => onOffset(offsetMs + by);
  return (
    <div role="group" aria-label={t`这首歌的歌词时间`}>
      <h3 className={styles.heading}>
        <Trans>这首歌的歌词时间</Trans>
      </h3>
      <div className={styles.offset}>
        <Button size="s" onClick={() => step(-OFFSET_STEP_MS)} disabled={offsetMs <= -OFFSET_MAX_MS}>
          <Trans>提前</Trans>
        </Button>
        <output className={styles.seconds}>{t`${seconds} 秒`}</output>
        <Button size="s" onClick={() => step(OFFSET_STEP_MS)} disabled={offsetMs >= OFFSET_MAX_MS}>
          <Trans>推后</Trans>
        </Button>
        {offsetMs !== 0 && (
          <Button size="s" variant="plain" onClick={() => onOffset(0)}>
            <Trans>复原</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
