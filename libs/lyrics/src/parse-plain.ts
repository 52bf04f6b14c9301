import type { Lyrics } from './model.ts';
import { splitLines } from './shape/text-lines.ts';

/** Parses text without times: one line each, empty ones left out. Never throws. */
export function parsePlain(source: string): Lyrics {
  const lines = splitLines(source)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const endMs = Number.POSITIVE_INFINITY;
  return { timed: false, lines: lines.map((text) => ({ startMs: 0, endMs, text })) };
}
