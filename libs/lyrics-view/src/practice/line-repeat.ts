import type { LyricLine } from '@qingyin/lyrics';
import { type Loop, MIN_LOOP_MS } from '@qingyin/player';

/**
 * A–B repeat of a line including its background vocals, at least `MIN_LOOP_MS` long. Null for an open last line of
 * a song with unknown duration.
 *
 * @param durationMs duration of the song, ms; 0 if unknown
 */
export function repeatOfLine({ startMs, endMs, background }: LyricLine, durationMs: number): Loop | null {
  const sungUntil = Math.max(endMs, background?.endMs ?? 0);
  const end = durationMs > 0 ? Math.min(sungUntil, durationMs) : sungUntil;
  if (end === Infinity) return null;
  const toMs = Math.max(end, startMs + MIN_LOOP_MS);
  return { fromMs: Math.max(0, Math.min(startMs, toMs - MIN_LOOP_MS)), toMs };
}

/** Whether the repeated part is this line. */
export const repeatsLine = (loop: Loop | null, line: LyricLine): boolean =>
  loop !== null && loop.toMs !== null && loop.fromMs === Math.max(0, line.startMs);
