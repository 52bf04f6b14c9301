import { formatDuration } from '@qingyin/i18n';
import { useLingui } from '@lingui/react/macro';
import { Slider, usePositionText } from '@qingyin/player-react';
import { lazyComponent } from '@qingyin/ui';
import { type PointerEvent, Suspense, useState } from 'react';
import type { FilmState } from './film-state.ts';
import styles from './SeekBar.module.css';

const SeekPicture = lazyComponent(() => import('./SeekPreview.tsx'));
const STEP_MS = 5000;
const PAGE_MS = 30_000;

interface SeekBarProps {
  state: FilmState;
  /** from the service, ms; used until the file's metadata has loaded */
  durationMs: number;
  /** address of the smallest file, for seek previews; null where that costs too much data */
  sampleOf: (() => Promise<string>) | null;
  onSeek: (seconds: number) => void;
}

/** Seek bar with position, length, buffered range, and a preview at the pointer. */
export function SeekBar({ state, durationMs, sampleOf, onSeek }: SeekBarProps) {
  const { t } = useLingui();
  const positionText = usePositionText();
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
        value={state.positionS * 1000}
        max={lengthMs}
        buffered={state.bufferedS * 1000}
        step={STEP_MS}
        page={PAGE_MS}
        runs
        textOf={(ms) => positionText(ms, lengthMs)}
        disabled={lengthMs === 0}
        hint={sampleOf ? undefined : formatDuration}
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
