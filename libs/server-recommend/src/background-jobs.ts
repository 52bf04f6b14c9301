import type { Db } from '@qingyin/server-db';
import { listeningDay } from '@qingyin/server-kernel';
import { setTimeout as pause } from 'node:timers/promises';
import { updateArtistRanks } from './artist-ranks.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { publishCharts } from './publish-charts.ts';
import { updateNeighbours } from './song-neighbours.ts';

const EVERY_MS = 60_000;
/**
 * Maximum number of songs whose neighbours are updated in one round, and the pause between two of them, in which
 * requests are served.
 */
const SONGS_A_ROUND = 200;
const REST_MS = 40;
/** Retention of daily play counts; charts read the last two weeks. */
const DAYS_KEPT = 40;

export interface BackgroundJobs {
  /** Resolves when no job is running. */
  stop(): Promise<void>;
}

/**
 * Runs the background jobs once: charts, artist ranks, retention of daily counts, neighbours of played songs.
 * Idempotent, also across replicas.
 */
export async function runBackgroundJobs(
  db: Db,
  now: () => number,
  goOn: () => boolean = () => true,
  rest: () => Promise<unknown> = yieldToEventLoop,
): Promise<void> {
  if (goOn()) await publishCharts(db, now(), yieldToEventLoop);
  if (goOn()) await updateArtistRanks(db, now(), yieldToEventLoop);
  if (goOn())
    await db
      .deleteFrom('song_day')
      .where('day', '<', listeningDay(now()) - DAYS_KEPT)
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
    await updateNeighbours(db, due.song_id, now(), yieldToEventLoop);
    await rest();
  }
}

/**
 * Runs the background jobs every minute until stopped; they yield to requests every few milliseconds. Errors are
 * passed to `onError`.
 */
export function startBackgroundJobs(
  db: Db,
  now: () => number,
  onError: (error: unknown) => void,
): BackgroundJobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (ms: number): Promise<unknown> =>
    pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await runBackgroundJobs(
        db,
        now,
        () => !signal.aborted,
        () => wait(REST_MS),
      ).catch(onError);
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
