import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db/open.ts';
import { rankArtists } from './artist-ranks.ts';
import { breathe } from './breathe.ts';
import { publishCharts } from './charts.ts';
import { dayNumber } from './day.ts';
import { renewNeighbours } from './neighbours.ts';

const EVERY_MS = 60_000;
/** Songs whose neighbours are found in one round, and the rest between two of them for those who are waiting. */
const SONGS_A_ROUND = 200;
const REST_MS = 40;
/** Counts by day are kept so long; charts look back two weeks. */
const DAYS_KEPT = 40;

export interface Upkeep {
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/** One round of everything that follows from plays. Doing it twice, or on two replicas, gives the same. */
export async function upkeepRound(
  db: Db,
  now: () => number,
  goOn: () => boolean = () => true,
  rest: () => Promise<unknown> = breathe,
): Promise<void> {
  if (goOn()) await publishCharts(db, now(), breathe);
  if (goOn()) await rankArtists(db, now(), breathe);
  if (goOn())
    await db
      .deleteFrom('song_day')
      .where('day', '<', dayNumber(now()) - DAYS_KEPT)
      .execute();
  for (let done = 0; done < SONGS_A_ROUND && goOn(); done += 1) {
    const due = await db
      .selectFrom('song_upkeep')
      .select('song_id')
      .where('due_at', '>', 0)
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .orderBy('song_id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return;
    await renewNeighbours(db, due.song_id, now(), breathe);
    await rest();
  }
}

/** Keeps charts, ranks and neighbours up to date beside the calls, a few milliseconds at a time. */
export function startUpkeep(db: Db, now: () => number, trouble: (error: unknown) => void): Upkeep {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (ms: number): Promise<unknown> =>
    pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await upkeepRound(
        db,
        now,
        () => !signal.aborted,
        () => wait(REST_MS),
      ).catch(trouble);
      await wait(EVERY_MS);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
