import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formatClock } from '../model/clock-text.ts';
import { SECOND_PX } from './draw-peaks.ts';
import styles from './Waveform.module.css';

interface MarkProps {
  /** accessible name */
  label: string;
  text: string;
  ms: number;
  /** markers of the chosen line are Tab stops */
  chosen: boolean;
  /** marker of a word */
  small?: boolean;
  msAt: (clientX: number) => number;
  onChoose?: () => void;
  onSet: (ms: number) => void;
  onNudge: (byMs: number) => void;
}

const STEP_MS = 10;
const LONG_STEP_MS = 100;
const HOUR_MS = 3_600_000;

/** Time marker in the waveform; dragged by pointer or moved by arrow keys. */
export function TimeMarker({
  label,
  text,
  ms,
  chosen,
  small = false,
  msAt,
  onChoose,
  onSet,
  onNudge,
}: MarkProps) {
  /** offset of the pointer from the marker when the drag began, ms */
  const grip = useRef<number | null>(null);
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const later = event.key === 'ArrowRight' || event.key === 'ArrowUp';
    if (!later && event.key !== 'ArrowLeft' && event.key !== 'ArrowDown') return;
    onNudge((later ? 1 : -1) * (event.shiftKey ? LONG_STEP_MS : STEP_MS));
    event.preventDefault();
  };
  const take = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    onChoose?.();
    grip.current = msAt(event.clientX) - ms;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (grip.current !== null) onSet(Math.max(0, msAt(event.clientX) - grip.current));
  };
  const drop = (): void => {
    grip.current = null;
  };
  return (
    <div
      role="slider"
      tabIndex={chosen ? 0 : -1}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={HOUR_MS}
      aria-valuenow={ms}
      aria-valuetext={formatClock(ms)}
      data-chosen={chosen || undefined}
      data-small={small || undefined}
      className={styles.mark}
      style={{ insetInlineStart: `${String((ms * SECOND_PX) / 1000)}px` }}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
      onFocus={onChoose}
      onKeyDown={press}
    >
      <bdi className={styles.name}>{text}</bdi>
    </div>
  );
}
