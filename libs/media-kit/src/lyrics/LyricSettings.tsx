import { Trans, useLingui } from '@lingui/react/macro';
import type { Lyrics } from '@qingyin/lyrics';
import { Button, Check, RadioList } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { LearnSettings } from './learn/LearnSettings.tsx';
import { type LyricLook, lyricSizes } from './lyric-look.ts';
import styles from './LyricSettings.module.css';
import { OFFSET_MAX_MS, OFFSET_STEP_MS } from './lyric-offsets.ts';

export interface LyricSettingsProps {
  lyrics: Lyrics;
  look: LyricLook;
  onLook: (part: Partial<LyricLook>) => void;
  /** ms */
  offsetMs: number;
  onOffset: (ms: number) => void;
  onClose: () => void;
}

/** How lyrics look and move, and by how much those of this song are moved. */
export default function LyricSettings(props: LyricSettingsProps) {
  const { lyrics, look, onLook, onClose } = props;
  const { t } = useLingui();
  const sizeNames = [t`小`, t`标准`, t`大`, t`特大`];
  return (
    <Dialog title={t`歌词设置`} onClose={onClose} fullOnPhone>
      <div className={styles.blocks}>
        <RadioList
          label={t`字号`}
          value={look.size}
          options={lyricSizes.map((value, at) => ({ value, text: sizeNames[at] ?? '' }))}
          onChange={(size) => onLook({ size })}
          inline
        />
        <RadioList
          label={t`排列`}
          value={look.direction}
          options={[
            { value: 'horizontal', text: t`横排` },
            { value: 'vertical', text: t`竖排` },
          ]}
          onChange={(direction) => onLook({ direction })}
          inline
        />
        <RadioList
          label={t`动效`}
          value={look.motion}
          options={[
            { value: 'plain', text: t`无` },
            { value: 'animated', text: t`随歌而动` },
            { value: 'full', text: t`随歌而动，远处渐隐` },
          ]}
          onChange={(motion) => onLook({ motion })}
          inline
        />
        <RadioList
          label={t`汉字`}
          value={look.script}
          options={[
            { value: 'asIs', text: t`原文` },
            { value: 'hans', text: t`简体` },
            { value: 'hant', text: t`繁体` },
          ]}
          onChange={(script) => onLook({ script })}
          inline
        />
        <div>
          {lyrics.credits && (
            <Check
              label={t`显示词曲等制作信息`}
              checked={look.credits}
              onChange={(credits) => onLook({ credits })}
            />
          )}
          <Check
            label={t`让屏幕阅读器读出唱到的一行`}
            checked={look.aloud}
            onChange={(aloud) => onLook({ aloud })}
          />
          <Check
            label={t`播放栏里也显示唱到的一行`}
            checked={look.inBar}
            onChange={(inBar) => onLook({ inBar })}
          />
        </div>
        <LearnSettings />
        {lyrics.timed && <Offset {...props} />}
      </div>
    </Dialog>
  );
}

/** For lyrics that come too early or too late: their times of this song, on this device. */
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
