import { usePlayerState, useProgress } from '../use-player-state.ts';
import styles from './AbRepeatMarks.module.css';

/** Marks of the A–B repeat points on the slider. Decorative: 更多播放设置 shows them as text. */
export default function AbRepeatMarks() {
  const loop = usePlayerState((snapshot) => snapshot.loop);
  const durationMs = useProgress((progress) => progress.durationMs);
  if (!loop || durationMs <= 0) return null;
  const { fromMs, toMs } = loop;
  const share = (ms: number): string => `${String((Math.min(ms, durationMs) / durationMs) * 100)}%`;
  return (
    <div className={styles.field} aria-hidden data-loop={toMs === null ? 'begun' : 'closed'}>
      {toMs !== null && (
        <div
          className={styles.part}
          style={{ insetInlineStart: share(fromMs), inlineSize: share(toMs - fromMs) }}
        />
      )}
      <span className={styles.mark} style={{ insetInlineStart: share(fromMs) }}>
        A
      </span>
      {toMs !== null && (
        <span className={styles.mark} style={{ insetInlineStart: share(toMs) }}>
          B
        </span>
      )}
    </div>
  );
}
