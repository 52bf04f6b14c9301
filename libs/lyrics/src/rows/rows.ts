import type { LyricLine, Lyrics } from '../model.ts';
import { lastBegun } from './last-begun.ts';

/** A shorter time without words is a breath, not an interlude, ms. */
const INTERLUDE_MS = 5000;

/** So soon after a line the next one follows without a pause to an eye: the line stays until then, ms. */
const FOLLOWS_MS = 250;

/** Where a line stands: the first singer's at the start, the second's at the end, so that a duet is seen as one. */
export type LyricSide = 'start' | 'end';

/** What is drawn one below the other. `endMs`: until then it is shown as sung, which may be a little longer than it is. */
export type LyricRow =
  | { kind: 'line'; startMs: number; endMs: number; line: LyricLine; side: LyricSide }
  | { kind: 'interlude'; startMs: number; endMs: number };

/** Persons take turns between the sides in the order in which they come; groups stand at the start. */
function sidesOf({ agents = [], lines }: Lyrics): Map<string, LyricSide> {
  const kinds = new Map(agents.map(({ id, kind }) => [id, kind]));
  const sides = new Map<string, LyricSide>();
  let persons = 0;
  for (const { agent } of lines) {
    if (agent === undefined || sides.has(agent)) continue;
    const group = kinds.get(agent) === 'group';
    sides.set(agent, group || persons % 2 === 0 ? 'start' : 'end');
    if (!group) persons += 1;
  }
  return sides;
}

/**
 * Lines with their sides, and the interludes of five seconds and more: before the first line, between lines where the end of
 * the one before is known. Untimed lyrics are lines only. In the order of `startMs`.
 */
export function rowsOf(lyrics: Lyrics): LyricRow[] {
  const sides = sidesOf(lyrics);
  const rows: LyricRow[] = [];
  let sungTo = 0;
  for (const line of lyrics.lines) {
    const { startMs, endMs } = line;
    if (lyrics.timed && startMs - sungTo >= INTERLUDE_MS)
      rows.push({ kind: 'interlude', startMs: sungTo, endMs: startMs });
    const side = (line.agent !== undefined && sides.get(line.agent)) || 'start';
    rows.push({ kind: 'line', startMs, endMs, line, side });
    sungTo = Math.max(sungTo, endMs, line.background?.endMs ?? 0);
  }
  return rows.map((row, at) => ({ ...row, endMs: shownTo(row, rows[at + 1]) }));
}

/** A line that ended just before the next one begins would make a page be drawn twice, for one change. */
function shownTo({ endMs }: LyricRow, next: LyricRow | undefined): number {
  const pause = next ? next.startMs - endMs : 0;
  return next && pause > 0 && pause < FOLLOWS_MS ? next.startMs : endMs;
}

/** Of those that overlap so many are looked at, back from the last that has begun. */
const OVERLAPS = 4;

/** What is sung at a moment. */
export interface Sung {
  /** index of the last row that has begun, whether it still sounds or not; -1 before the first */
  at: number;
  /** indices of the rows that sound, two where a line begins before the one before it ends */
  sounding: number[];
  /** index of the last begun word of that row's line, -1 before it and where words have no times */
  word: number;
}

/** Looks up a moment, ms, among rows in O(log n). */
export function sungAt(rows: readonly LyricRow[], ms: number): Sung {
  const at = lastBegun(rows, ms);
  const from = Math.max(0, at - OVERLAPS + 1);
  const sounding = rows
    .slice(from, at + 1)
    .flatMap((row, offset) => (ms < endOf(row) ? [from + offset] : []));
  const row = rows[at];
  return { at, sounding, word: row?.kind === 'line' ? lastBegun(row.line.words ?? [], ms) : -1 };
}

/** When a row does not sound any more, with what others sing behind it, ms. */
export const endOf = (row: LyricRow): number =>
  row.kind === 'line' ? Math.max(row.endMs, row.line.background?.endMs ?? 0) : row.endMs;
