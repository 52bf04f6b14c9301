import type { LyricLine } from '@qingyin/lyrics';
import { type Loop, MIN_LOOP_MS } from '@qingyin/player';

/**
 * The part of the song in which a line is sung, with what others sing behind it; never shorter than a part that can be
 * repeated. Null for an open last line of a song whose length is not known.
 *
 * @param durationMs of the song; 0: not known
 */
export function loopOf({ startMs, endMs, background }: LyricLine, durationMs: number): Loop | null {
  const sungUntil = Math.max(endMs, background?.endMs ?? 0);
  const end = durationMs > 0 ? Math.min(sungUntil, durationMs) : sungUntil;
  if (end === Infinity) return null;
  const toMs = Math.max(end, startMs + MIN_LOOP_MS);
  return { fromMs: Math.max(0, Math.min(startMs, toMs - MIN_LOOP_MS)), toMs };
}

/** Whether the part that is repeated is this line's. */
export const loopsLine = (loop: Loop | null, line: LyricLine): boolean =>
  loop !== null && loop.toMs !== null && loop.fromMs === Math.max(0, line.startMs);
