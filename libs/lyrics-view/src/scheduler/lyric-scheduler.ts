import { rowEnd, type LyricRow, type ActiveRows, activeRowsAt } from '@qingyin/lyrics';

/** Clock of a song that plays. */
export interface PlaybackClock {
  /** position in the song, ms, exact at the moment of the call */
  positionMs(): number;
  /** playback rate, 1 = normal speed */
  rate(): number;
  /** whether the position advances */
  isAdvancing(): boolean;
}

/** Timers of the window that shows the lyrics: a visible window does not throttle them. */
export type Timers = Pick<Window, 'setTimeout' | 'clearTimeout'>;

/** Notifies when rows begin and end, until it is stopped. */
export interface LyricScheduler {
  /** Reads the clock again; to be called after a seek, a pause or a change of the rate. */
  sync(): void;
  stop(): void;
}

/** Browser timers may fire this much early, ms; the row is looked up this much later. */
const EARLY_MS = 1;
/**
 * Maximum delay of a timer, ms. Longer timers may be wrong by seconds (sleep, throttled tabs), so the clock is
 * read again.
 */
const LONGEST_MS = 10_000;

const same = (one: ActiveRows, other: ActiveRows): boolean =>
  one.at === other.at &&
  one.activeRows.length === other.activeRows.length &&
  one.activeRows.every((row, place) => row === other.activeRows[place]);

/**
 * Lyric scheduler: calls `onSung` when a row begins or ends, at the exact time. One timer waits for the next such
 * moment; nothing runs in between. Words within a row are left to `karaoke-highlight.ts`.
 */
export function createLyricScheduler(
  rows: readonly LyricRow[],
  score: PlaybackClock,
  onSung: (sung: ActiveRows) => void,
  timers: Timers = window,
): LyricScheduler {
  let last: ActiveRows | null = null;
  let timer: number | undefined;

  function sync(): void {
    timers.clearTimeout(timer);
    const now = score.positionMs();
    const sung = activeRowsAt(rows, now + EARLY_MS);
    if (!last || !same(last, sung)) {
      last = sung;
      onSung(sung);
    }
    if (!score.isAdvancing()) return;
    const next = nextMoment(rows, sung, now + EARLY_MS);
    if (next === Infinity) return;
    const wait = Math.min(Math.max((next - now) / score.rate(), EARLY_MS), LONGEST_MS);
    timer = timers.setTimeout(sync, wait);
  }

  return { sync, stop: () => timers.clearTimeout(timer) };
}

/** Time at which the next row begins or an active one ends, ms; Infinity if there is none. */
function nextMoment(rows: readonly LyricRow[], { at, activeRows }: ActiveRows, now: number): number {
  const ends = activeRows
    .flatMap((row) => rows[row] ?? [])
    .map(rowEnd)
    .filter((end) => end > now);
  return Math.min(rows[at + 1]?.startMs ?? Infinity, ...ends);
}
