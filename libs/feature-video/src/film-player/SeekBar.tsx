import { useLingui } from '@lingui/react/macro';
import { formatClock, Slider } from '@qingyin/player-react';
import { lazyPart } from '@qingyin/ui';
import { type PointerEvent, Suspense, useState } from 'react';
import type { FilmState } from './film-state.ts';
import styles from './SeekBar.module.css';

const SeekPicture = lazyPart(() => import('./SeekPicture.tsx'));
const STEP_MS = 5000;
const PAGE_MS = 30_000;

interface SeekBarProps {
  state: FilmState;
  /** ms, until the file has said it */
  durationMs: number;
  /** address of the smallest file, to look for places in; null where that costs too much */
  sampleOf: (() => Promise<string>) | null;
  onSeek: (seconds: number) => void;
}

/** Place and length, what is there already, and the picture at the place under the pointer. */
export function SeekBar({ state, durationMs, sampleOf, onSeek }: SeekBarProps) {
  const { t } = useLingui();
  const [share, setShare] = useState<number | null>(null);
  const lengthMs = state.durationS > 0 ? state.durationS * 1000 : durationMs;
  const look = ({ clientX, currentTarget, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const rtl = getComputedStyle(currentTarget).direction === 'rtl';
    setShare(Math.min(Math.max((rtl ? right - clientX : clientX - left) / width, 0), 1));
  };
  return (
    <div className={styles.bar} onPointerMove={look} onPointerLeave={() => setShare(null)}>
      <Slider
        label={t`播放进度`}
        look="line"
        value={state.placeS * 1000}
        max={lengthMs}
        buffered={state.bufferedS * 1000}
        step={STEP_MS}
        page={PAGE_MS}
        textOf={(ms) => `${formatClock(ms)} / ${formatClock(lengthMs)}`}
        disabled={lengthMs === 0}
        hint={sampleOf ? undefined : formatClock}
        onCommit={(ms) => onSeek(ms / 1000)}
      />
      {sampleOf && share !== null && lengthMs > 0 && (
        <Suspense>
          <SeekPicture sampleOf={sampleOf} share={share} placeMs={share * lengthMs} />
        </Suspense>
      )}
    </div>
  );
}
