import { useLingui } from '@lingui/react/macro';
import type { Progress } from '@qingyin/player';
import { formatClock } from '../format-clock.ts';
import { usePlayer } from '../player-context.tsx';
import { Slider } from '../slider/Slider.tsx';
import { usePlayerState, useProgress } from '../use-player-state.ts';

const ARROW_MS = 5000;
const PAGE_MS = 15_000;

/** 播放进度 on the top edge of the bar; the only part that renders with every tick, besides the time. */
export function ProgressLine() {
  const { t } = useLingui();
  const player = usePlayer();
  const { positionMs, durationMs, bufferedMs } = useProgress();
  const empty = usePlayerState(({ track }) => track === null);
  const seek = (ms: number): void => player.seek(ms);
  return (
    <Slider
      label={t`播放进度`}
      look="edge"
      value={Math.min(positionMs, durationMs)}
      max={durationMs}
      buffered={bufferedMs}
      step={ARROW_MS}
      page={PAGE_MS}
      disabled={empty}
      textOf={(ms) => `${formatClock(ms)} / ${formatClock(durationMs)}`}
      hint={formatClock}
      onCommit={seek}
    />
  );
}

const figures = ({ positionMs, durationMs }: Progress): string =>
  durationMs > 0 ? `${formatClock(positionMs)} / ${formatClock(durationMs)}` : '';

/** The time in figures, renders once a second. The slider already says it, so it is only for the eye. */
export function TimeText({ className }: { className?: string | undefined }) {
  return (
    <span className={className} aria-hidden="true" dir="ltr">
      {useProgress(figures)}
    </span>
  );
}
