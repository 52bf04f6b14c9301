import { endpoints, type PlayRecord } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { songsByIds } from '../../entities/song-records.ts';
import { toSongWithPrivilege } from '../../entities/songs.ts';
import type { Call } from '../../http/call.ts';
import { BusinessError, notFound } from '../../http/failures.ts';
import { route, type Route } from '../../http/route.ts';
import { withPrivateRecords } from '../../recommend/record-privacy.ts';
import { DAY_MS } from '../../time.ts';

const { listening } = endpoints;
const ROWS = 100;
const WEEK_MS = 7 * DAY_MS;
/** contract page, 1.5: private */
const PRIVATE_RECORD = -2;

interface Played {
  song_id: number;
  plays: number;
}

const always = (call: Call, userId: number): Promise<Played[]> =>
  call.db
    .selectFrom('play_record')
    .select(['song_id', 'plays'])
    .where('user_id', '=', userId)
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
  const playsOf = new Map(played.map(({ song_id, plays }) => [song_id, plays]));
  return (await songsByIds(call.db, [...playsOf.keys()])).map((record) => {
    const playCount = playsOf.get(record.song.id) ?? 0;
    return {
      playCount,
      score: Math.round((playCount / most) * 100),
      song: toSongWithPrivilege(record, call.origin),
    };
  });
}

/** What somebody played most, in a week or ever (contract page, 4.10 "user/record"). */
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
