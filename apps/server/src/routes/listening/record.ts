import { endpoints, type PlayRecord } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { CLOUD_IDS_FROM } from '../../entities/cloud-songs.ts';
import { heardSongs } from '../../entities/heard-songs.ts';
import type { Call } from '../../http/call.ts';
import { BusinessError, notFound } from '../../http/failures.ts';
import { route, type Route } from '../../http/route.ts';
import { withPrivateRecords } from '../../recommend/record-privacy.ts';
import { DAY_MS } from '../../time.ts';

const { listening } = endpoints;
const ROWS = 100;
const WEEK_MS = 7 * DAY_MS;
/** Code for a private play record (contract page, 1.5) */
const PRIVATE_RECORD = -2;

interface Played {
  song_id: number;
  plays: number;
}

/** Exclusive upper bound of song ids: songs of a cloud disk are only visible to their owner. */
const numbersBelow = (call: Call, userId: number): number =>
  call.user?.id === userId ? Number.MAX_SAFE_INTEGER : CLOUD_IDS_FROM;

const always = (call: Call, userId: number): Promise<Played[]> =>
  call.db
    .selectFrom('play_record')
    .select(['song_id', 'plays'])
    .where('user_id', '=', userId)
    .where('song_id', '<', numbersBelow(call, userId))
    .orderBy('plays', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('song_id')
    .limit(ROWS)
    .execute();

async function lastWeek(call: Call, userId: number): Promise<Played[]> {
  const rows = await call.db
    .selectFrom('play_log')
    .select(['song_id', (eb) => eb.fn.countAll<number>().as('plays')])
    .where('user_id', '=', userId)
    .where('song_id', '<', numbersBelow(call, userId))
    .where('at', '>', call.house.now() - WEEK_MS)
    .groupBy('song_id')
    .execute();
  return rows
    .map((row) => ({ song_id: row.song_id, plays: Number(row.plays) }))
    .sort((a, b) => b.plays - a.plays || a.song_id - b.song_id)
    .slice(0, ROWS);
}

async function records(call: Call, played: readonly Played[]): Promise<PlayRecord[]> {
  const most = Math.max(1, ...played.map(({ plays }) => plays));
  const ids = played.map(({ song_id }) => song_id);
  const songs = await heardSongs(call.db, ids, { origin: call.origin, userId: call.user?.id });
  return played.flatMap(({ song_id, plays }) => {
    const song = songs.get(song_id);
    return song ? [{ playCount: plays, score: Math.round((plays / most) * 100), song }] : [];
  });
}

/** Route of a user's play record, of the last week or of all time (contract page, 4.10). */
export const recordRoutes: Route[] = [
  route(listening.userRecord, schemas.listening.userRecord, async (call, { uid, type }) => {
    const user = await call.db
      .selectFrom('user')
      .select('anonymous')
      .where('id', '=', uid)
      .executeTakeFirst();
    if (!user || user.anonymous) throw notFound('用户');
    if (call.user?.id !== uid && (await withPrivateRecords(call.db, [uid])).has(uid))
      throw new BusinessError(PRIVATE_RECORD, '无权限访问');
    if (type === 1) return { code: 200, weekData: await records(call, await lastWeek(call, uid)) };
    return { code: 200, allData: await records(call, await always(call, uid)) };
  }),
];
