import { useLingui } from '@lingui/react/macro';
import type { QualityLevel } from '@qingyin/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { usePlayer } from '../player-context.tsx';
import { useEscape } from '../use-escape.ts';
import { usePlayerState } from '../use-player-state.ts';
import { Choice } from './Choice.tsx';
import styles from './MoreSettings.module.css';
import { SleepChoice } from './SleepChoice.tsx';

export interface MoreSettingsProps {
  /** the button that opened it; a press on it is no press outside */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const rates = [0.75, 1, 1.25, 1.5, 2] as const;

/** 更多播放设置: quality, speed and sleep timer in a small panel above its button. */
export function MoreSettings({ button, onClose }: MoreSettingsProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const { rate, level, playingLevel } = usePlayerState(({ rate, level, playingLevel }) => ({
    rate,
    level,
    playingLevel,
  }));
  const panel = useRef<HTMLDivElement>(null);
  const names: Partial<Record<QualityLevel, string>> = {
    standard: t`标准`,
    higher: t`较高`,
    exhigh: t`极高`,
    lossless: t`无损`,
    hires: t`高解析度`,
  };
  const given = playingLevel && (names[playingLevel] ?? playingLevel);

  useEscape(onClose);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const whenOutside = (event: Event): void => {
      const target = event.target;
      if (!(target instanceof Node) || panel.current?.contains(target) || button.current?.contains(target))
        return;
      onClose();
    };
    document.addEventListener('pointerdown', whenOutside);
    return () => document.removeEventListener('pointerdown', whenOutside);
  }, [button, onClose]);

  return (
    <div ref={panel} role="dialog" aria-label={t`更多播放设置`} tabIndex={-1} className={styles.panel}>
      <Choice
        label={t`音质`}
        value={level}
        options={[
          { value: 'standard', text: t`标准` },
          { value: 'higher', text: t`较高` },
          { value: 'exhigh', text: t`极高` },
          { value: 'lossless', text: t`无损` },
          { value: 'hires', text: t`高解析度` },
        ]}
        onChange={(next) => player.setQuality(next)}
      />
      {given && playingLevel !== level && <p className={styles.note}>{t`这首歌正以「${given}」播放`}</p>}
      <Choice
        label={t`倍速`}
        value={rate}
        options={rates.map((value) => ({ value, text: `${String(value)}×` }))}
        onChange={(next) => player.setRate(next)}
      />
      <SleepChoice />
    </div>
  );
}
