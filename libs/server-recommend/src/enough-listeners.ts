import { ENOUGH_PEOPLE } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { listeningDayStart } from '@qingyin/server-kernel';
import type { YieldToEventLoop } from './yield-to-event-loop.ts';

const SLICE = 500;

/**
 * The subset of the given songs that enough different people played from one listening day to before another one; reads
 * in slices and yields in between.
 */
export async function songsOfEnoughListeners(
  db: Db,
  songIds: readonly number[],
  { from, before }: { from: number; before: number },
  yieldNow: YieldToEventLoop,
): Promise<Set<number>> {
  const found = new Set<number>();
  for (let start = 0; start < songIds.length; start += SLICE) {
    const rows = await db
      .selectFrom('play_log')
      .select('song_id')
      .where('song_id', 'in', songIds.slice(start, start + SLICE))
      .where('at', '>=', listeningDayStart(from))
      .where('at', '<', listeningDayStart(before))
      .groupBy('song_id')
      .having((eb) => eb(eb.fn.count('user_id').distinct(), '>=', ENOUGH_PEOPLE))
      .execute();
    for (const { song_id } of rows) found.add(song_id);
    await yieldNow();
  }
  return found;
}
