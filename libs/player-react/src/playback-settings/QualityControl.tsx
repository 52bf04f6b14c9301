import { useLingui } from '@lingui/react/macro';
import type { QualityLevel } from '@qingyin/contract';
import type { Saver } from '@qingyin/player';
import { usePlayer } from '../player-context.tsx';
import { usePlayerState } from '../use-player-state.ts';
import { SegmentedControl } from './SegmentedControl.tsx';
import styles from './PlaybackSettings.module.css';
import { useQualityNames, useQualityLabels } from './use-quality-labels.ts';

const offered = ['standard', 'higher', 'exhigh', 'lossless', 'hires'] as const satisfies QualityLevel[];

/** 音质 (quality) and 省流量 (data saver), with the quality that plays and the reason. */
export function QualityControl() {
  const { t } = useLingui();
  const player = usePlayer();
  const names = useQualityNames();
  const labels = useQualityLabels();
  const { level, saver, saving, saverLimit } = usePlayerState(({ level, saver, saving, saverLimit }) => ({
    level,
    saver,
    saving,
    saverLimit,
  }));
  const savers: { value: Saver; text: string }[] = [
    { value: 'auto', text: t`自动` },
    { value: 'on', text: t`开` },
    { value: 'off', text: t`关` },
  ];
  return (
    <>
      <SegmentedControl
        label={t`音质`}
        value={level}
        options={offered.map((value) => ({ value, text: names[value] }))}
        onChange={(next) => player.setQuality(next)}
      />
      {labels && <p className={styles.note}>{labels.sentence}</p>}
      <SegmentedControl
        label={t`省流量`}
        value={saver}
        note={saving ? t`正在省` : undefined}
        options={savers}
        onChange={(next) => player.setSaver(next)}
      />
      <p className={styles.note}>
        {saverLimit > 0
          ? t`从下一首起最高 ${saverLimit} kbps，不提前下载。自动：跟随浏览器的省流量设置和移动网络。`
          : t`从下一首起不提前下载。自动：跟随浏览器的省流量设置和移动网络。`}
      </p>
    </>
  );
}
