import { everyAccount, mayArtistBeSeen } from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { listeningDay } from '@qingyin/server-kernel';
import { withoutYielding, type YieldToEventLoop } from './yield-to-event-loop.ts';
import { playsOfWeekBefore } from './chart-scores.ts';
import { loadNumber, saveNumber } from './publish-charts.ts';

const ISSUE = 'chart-artists';
const SONGS_A_SLICE = 500;
const ARTISTS_A_SLICE = 100;
/** Score of one play in the last week; clients show the score as "heat". */
const PLAY_WORTH = 10;

async function scores(db: Db, day: number, yieldNow: YieldToEventLoop): Promise<Map<number, number>> {
  const heard = [...(await playsOfWeekBefore(db, day, yieldNow))];
  const found = new Map<number, number>();
  for (let from = 0; from < heard.length; from += SONGS_A_SLICE) {
    const plays = new Map(heard.slice(from, from + SONGS_A_SLICE).map(([id, { week }]) => [id, week]));
    const rows = await db
      .selectFrom('song_artist')
      .select(['song_id', 'artist_id'])
      .where('song_id', 'in', [...plays.keys()])
      .execute();
    for (const row of rows)
      found.set(row.artist_id, (found.get(row.artist_id) ?? 0) + (plays.get(row.song_id) ?? 0) * PLAY_WORTH);
    await yieldNow();
  }
  return found;
}

/**
 * Ranks the artists of each area whom every account sees by plays of the last week, once a day across all replicas, and stores each
 * artist's previous rank. A week without plays leaves the ranks unchanged.
 */
export async function updateArtistRanks(
  db: Db,
  now: number,
  yieldNow: YieldToEventLoop = withoutYielding,
): Promise<void> {
  const today = listeningDay(now);
  if ((await loadNumber(db, ISSUE)) >= today) return;
  const found = await scores(db, today, yieldNow);
  const mine = await inWriteTransaction(db, async (trx) => {
    if ((await loadNumber(trx, ISSUE)) >= today) return false;
    await saveNumber(trx, ISSUE, today);
    return true;
  });
  if (!mine || found.size === 0) return;
  const before = await db
    .selectFrom('artist')
    .select(['id', 'area', 'score', 'last_rank'])
    .where(mayArtistBeSeen(await everyAccount(db)))
    .orderBy('area')
    .orderBy('score', 'desc')
    .orderBy('id')
    .execute();
  const places = new Map<number, number>();
  const changes = before.flatMap((artist) => {
    const last_rank = places.get(artist.area) ?? 0;
    places.set(artist.area, last_rank + 1);
    const score = found.get(artist.id) ?? 0;
    const same = score === artist.score && last_rank === artist.last_rank;
    return same ? [] : [{ id: artist.id, score, last_rank }];
  });
  for (let from = 0; from < changes.length; from += ARTISTS_A_SLICE) {
    await yieldNow();
    await inWriteTransaction(db, async (trx) => {
      for (const { id, ...change } of changes.slice(from, from + ARTISTS_A_SLICE))
        await trx.updateTable('artist').set(change).where('id', '=', id).execute();
    });
  }
}
