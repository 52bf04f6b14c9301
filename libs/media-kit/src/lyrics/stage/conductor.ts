import { endOf, type LyricRow, type Sung, sungAt } from '@qingyin/lyrics';

/** Clock of a song that plays. */
export interface Score {
  /** position in the song, ms, exact at the moment of the call */
  positionMs(): number;
  /** playback rate, 1 = normal speed */
  rate(): number;
  /** whether the position advances */
  running(): boolean;
}

/** Timers of the window that shows the lyrics: a visible window does not throttle them. */
export type Timers = Pick<Window, 'setTimeout' | 'clearTimeout'>;

/** Notifies when rows begin and end, until it is stopped. */
export interface Conductor {
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

const same = (one: Sung, other: Sung): boolean =>
  one.at === other.at &&
  one.sounding.length === other.sounding.length &&
  one.sounding.every((row, place) => row === other.sounding[place]);

/**
 * Lyric scheduler: calls `onSung` when a row begins or ends, at the exact time. One timer waits for the next such
 * moment; nothing runs in between. Words within a row are left to `karaoke-highlight.ts`.
 */
export function createConductor(
  rows: readonly LyricRow[],
  score: Score,
  onSung: (sung: Sung) => void,
  timers: Timers = window,
): Conductor {
  let last: Sung | null = null;
  let timer: number | undefined;

  function sync(): void {
    timers.clearTimeout(timer);
    const now = score.positionMs();
    const sung = sungAt(rows, now + EARLY_MS);
    if (!last || !same(last, sung)) {
      last = sung;
      onSung(sung);
    }
    if (!score.running()) return;
    const next = nextMoment(rows, sung, now + EARLY_MS);
    if (next === Infinity) return;
    const wait = Math.min(Math.max((next - now) / score.rate(), EARLY_MS), LONGEST_MS);
    timer = timers.setTimeout(sync, wait);
  }

  return { sync, stop: () => timers.clearTimeout(timer) };
}

/** Time at which the next row begins or an active one ends, ms; Infinity if there is none. */
function nextMoment(rows: readonly LyricRow[], { at, sounding }: Sung, now: number): number {
  const ends = sounding
    .flatMap((row) => rows[row] ?? [])
    .map(endOf)
    .filter((end) => end > now);
  return Math.min(rows[at + 1]?.startMs ?? Infinity, ...ends);
}
