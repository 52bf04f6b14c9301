import type { LyricLine, Lyrics } from '../model.ts';
import { lastStarted } from './last-started.ts';

/** Shortest pause that counts as an interlude, ms. */
const INTERLUDE_MS = 5000;

/** Largest gap that is not shown as a pause, ms: the line stays active until the next one starts. */
const FOLLOWS_MS = 250;

/** Alignment of a line: first singer at the start, second at the end, so that duets are recognisable. */
export type LyricSide = 'start' | 'end';

/** A row of the lyrics view. It is shown as active until `endMs`, which may be slightly after its real end. */
export type LyricRow =
  | { kind: 'line'; startMs: number; endMs: number; line: LyricLine; side: LyricSide }
  | { kind: 'interlude'; startMs: number; endMs: number };

/** Singers alternate between the sides in order of appearance; groups are at the start. */
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
 * Rows of the lyrics view: lines with their sides, and interludes of at least five seconds before the first line
 * and between lines with a known end. Untimed lyrics have lines only. Sorted by `startMs`.
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

/** Closes short gaps: otherwise the view renders twice for one change. */
function shownTo({ endMs }: LyricRow, next: LyricRow | undefined): number {
  const pause = next ? next.startMs - endMs : 0;
  return next && pause > 0 && pause < FOLLOWS_MS ? next.startMs : endMs;
}

/** Number of overlapping rows that are considered, back from the last one that has started. */
const OVERLAPS = 4;

/** The active rows at a time. */
export interface ActiveRows {
  /** index of the last row that has started, active or not; -1 before the first */
  at: number;
  /** indexes of the active rows; two when a line starts before the previous one ends */
  activeRows: number[];
  /** index of the last word of that line that has started; -1 before the first and without word times */
  word: number;
}

/** Finds the active rows at a time in ms. O(log n). */
export function activeRowsAt(rows: readonly LyricRow[], ms: number): ActiveRows {
  const at = lastStarted(rows, ms);
  const from = Math.max(0, at - OVERLAPS + 1);
  const sounding = rows
    .slice(from, at + 1)
    .flatMap((row, offset) => (ms < rowEnd(row) ? [from + offset] : []));
  const row = rows[at];
  return {
    at,
    activeRows: sounding,
    word: row?.kind === 'line' ? lastStarted(row.line.words ?? [], ms) : -1,
  };
}

/** End of a row including background vocals, ms. */
export const rowEnd = (row: LyricRow): number =>
  row.kind === 'line' ? Math.max(row.endMs, row.line.background?.endMs ?? 0) : row.endMs;
