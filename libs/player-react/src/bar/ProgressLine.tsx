import { formatDuration } from '@qingyin/i18n';
import { useLingui } from '@lingui/react/macro';
import type { Progress } from '@qingyin/player';
import { useCallback, useState } from 'react';
import { usePlayer } from '../player-context.tsx';
import { Slider, type SliderProps } from '../slider/Slider.tsx';
import { usePositionText } from '../texts/use-position-text.ts';
import { usePlayerState, useProgress } from '../use-player-state.ts';
import { useAnimationRate } from './use-animation-rate.ts';

const ARROW_MS = 5000;
const PAGE_MS = 15_000;

interface ProgressLineProps {
  /** animates instead of stepping; used where frames are drawn anyway, for example with lyrics */
  glides?: boolean | undefined;
  /** default: the hairline of the player bar */
  look?: SliderProps['look'];
}

const whole = (progress: Progress): Progress => progress;

/** Throttles progress to the first value of each second: animated views need no more. */
function oncePerSecond(): (progress: Progress) => Progress {
  let first: Progress | null = null;
  const second = ({ positionMs }: Progress): number => Math.floor(positionMs / 1000);
  return (progress) => {
    const again = first?.durationMs === progress.durationMs && second(first) === second(progress);
    return again && first ? first : (first = progress);
  };
}

/**
 * 播放进度: the position in the song. The only part that renders with every tick, or once a second while animated.
 */
export function ProgressLine({ glides = false, look = 'edge' }: ProgressLineProps) {
  const { t } = useLingui();
  const positionText = usePositionText();
  const player = usePlayer();
  const empty = usePlayerState(({ track }) => track === null);
  const pace = useAnimationRate(glides);
  const [bySecond] = useState(oncePerSecond);
  const { positionMs, durationMs, bufferedMs } = useProgress(pace > 0 ? bySecond : whole);
  const positionNow = useCallback(() => player.positionMs(), [player]);
  const seek = (ms: number): void => player.seek(ms);
  return (
    <Slider
      label={t`播放进度`}
      look={look}
      value={Math.min(positionMs, durationMs)}
      max={durationMs}
      pace={pace}
      valueNow={positionNow}
      runs
      buffered={bufferedMs}
      step={ARROW_MS}
      page={PAGE_MS}
      disabled={empty}
      textOf={(ms) => positionText(ms, durationMs)}
      hint={formatDuration}
      onCommit={seek}
    />
  );
}
