import { endOf, type LyricRow, type Sung, sungAt } from '@qingyin/lyrics';

/** What a conductor goes by. */
export interface Score {
  /** ms, exact at the moment of the call */
  positionMs(): number;
  /** 1 = normal speed */
  rate(): number;
  /** whether the position moves by itself now */
  running(): boolean;
}

/** Whose timers a conductor uses: a window that is seen keeps them to the millisecond. */
export type Timers = Pick<Window, 'setTimeout' | 'clearTimeout'>;

export interface Conductor {
  /** Looks anew: after a jump, a pause, another speed. */
  sync(): void;
  stop(): void;
}

/** A browser's timer may come this much early, ms: looked up a moment later, a beginning has begun. */
const EARLY_MS = 1;
/** Of what is far away a timer may be wrong by seconds (sleep, throttled tabs): looked anew after so long, ms. */
const LONGEST_MS = 10_000;

const same = (one: Sung, other: Sung): boolean =>
  one.at === other.at &&
  one.sounding.length === other.sounding.length &&
  one.sounding.every((row, place) => row === other.sounding[place]);

/**
 * Tells when another row begins or ends, at its very time: a timer waits for the next such moment, so that nothing is
 * drawn or looked up between two of them. Which word is sung is not told (`wipe.ts` shows it).
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

/** When the next row begins, or one that sounds ends, ms. */
function nextMoment(rows: readonly LyricRow[], { at, sounding }: Sung, now: number): number {
  const ends = sounding
    .flatMap((row) => rows[row] ?? [])
    .map(endOf)
    .filter((end) => end > now);
  return Math.min(rows[at + 1]?.startMs ?? Infinity, ...ends);
}
