import { mayReferenceBeHeard, playedSongs, type Viewpoint } from '@qingyin/server-catalogue';
import { usersWithPrivateRecords } from '@qingyin/server-recommend';
import { BusinessError, notFound, DAY_MS } from '@qingyin/server-kernel';
import { endpoints, type PlayRecord } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { listening } = endpoints;
const ROWS = 100;
const WEEK_MS = 7 * DAY_MS;
/** Code for a private play record (docs/specification/contract/transport.md#codes) */
const PRIVATE_RECORD = -2;

interface Played {
  song_id: number;
  plays: number;
}

const always = (call: RequestContext, view: Viewpoint, userId: number): Promise<Played[]> =>
  call.db
    .selectFrom('play_record')
    .select(['song_id', 'plays'])
    .where('user_id', '=', userId)
    .where(mayReferenceBeHeard(view, 'play_record.song_id'))
    .orderBy('plays', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('song_id')
    .limit(ROWS)
    .execute();

async function lastWeek(call: RequestContext, view: Viewpoint, userId: number): Promise<Played[]> {
  const rows = await call.db
    .selectFrom('play_log')
    .select(['song_id', (eb) => eb.fn.countAll<number>().as('plays')])
    .where('user_id', '=', userId)
    .where(mayReferenceBeHeard(view, 'play_log.song_id'))
    .where('at', '>', call.app.now() - WEEK_MS)
    .groupBy('song_id')
    .execute();
  return rows
    .map((row) => ({ song_id: row.song_id, plays: Number(row.plays) }))
    .sort((a, b) => b.plays - a.plays || a.song_id - b.song_id)
    .slice(0, ROWS);
}

async function records(
  call: RequestContext,
  view: Viewpoint,
  played: readonly Played[],
): Promise<PlayRecord[]> {
  const most = Math.max(1, ...played.map(({ plays }) => plays));
  const ids = played.map(({ song_id }) => song_id);
  const songs = await playedSongs(call.db, ids, view);
  return played.flatMap(({ song_id, plays }) => {
    const song = songs.get(song_id);
    return song ? [{ playCount: plays, score: Math.round((plays / most) * 100), song }] : [];
  });
}

/**
 * Route of a user's play record, of the last week or of all time, with the songs that the caller may hear
 * (docs/specification/contract/social.md#homepage).
 */
export const playRecordRoutes: Route[] = [
  route(listening.userRecord, schemas.listening.userRecord, async (call, { uid, type }) => {
    const user = await call.db
      .selectFrom('user')
      .select('anonymous')
      .where('id', '=', uid)
      .executeTakeFirst();
    if (!user || user.anonymous) throw notFound('用户');
    if (call.user?.id !== uid && (await usersWithPrivateRecords(call.db, [uid])).has(uid))
      throw new BusinessError(PRIVATE_RECORD, '无权限访问');
    const view = await viewpointOf(call);
    if (type === 1)
      return { code: 200, weekData: await records(call, view, await lastWeek(call, view, uid)) };
    return { code: 200, allData: await records(call, view, await always(call, view, uid)) };
  }),
];
