import { useLingui } from '@lingui/react/macro';
import { isImeKey } from '@qingyin/ui';
import { type KeyboardEvent, useState } from 'react';
import { formatClock, parseClock } from './model/clock-text.ts';
import styles from './EditorRows.module.css';

export interface TimeFieldProps {
  /** accessible name */
  label: string;
  /** ms; null if unknown */
  value: number | null;
  reachable: boolean;
  /** the time is earlier than the line above */
  early: boolean;
  onSet: (ms: number | null) => void;
  /** moves the time by so many ms */
  onNudge: (byMs: number) => void;
  /** sets the time to the current playback position */
  onStamp: (event: KeyboardEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const STEP_MS = 10;
const LONG_STEP_MS = 100;

/** Time input: typed, moved by arrow keys, or set to the playback position with the space bar. Always left to right. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, reachable, early, onSet, onNudge, onStamp, onKeyDown } = props;
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? value : parseClock(typed);
  const commit = (): void => {
    if (typed === null || read === undefined) return;
    setTyped(null);
    if (read !== value) onSet(read);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isImeKey(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey)
      return onKeyDown(event);
    const { key, shiftKey } = event;
    const step = shiftKey ? LONG_STEP_MS : STEP_MS;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      commit();
      onNudge(key === 'ArrowUp' ? step : -step);
    } else if (key === ' ') {
      setTyped(null);
      onStamp(event);
    } else if (key === 'Enter') commit();
    else if (key === 'Escape' && typed !== null) setTyped(null);
    else return onKeyDown(event);
    event.preventDefault();
  };
  return (
    <input
      data-field="time"
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      className={styles.time}
      aria-label={label}
      title={early ? t`比上一行还早` : undefined}
      data-early={early || undefined}
      aria-invalid={read === undefined || undefined}
      tabIndex={reachable ? 0 : -1}
      placeholder="--:--.---"
      value={typed ?? formatClock(value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        commit();
        setTyped(null);
      }}
      onKeyDown={press}
    />
  );
}
