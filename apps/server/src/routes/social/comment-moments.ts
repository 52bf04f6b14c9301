import { toComments, resourceTypes, type Thread, resolveThread } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { sql } from 'kysely';
import { route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';
import { commentsInThread, visibleComments } from './thread-queries.ts';

const { social } = endpoints;
/** Maximum number of parts into which the heat of a song is divided; a seek bar cannot show more. */
const PARTS = 100;

/** Comment heat: number of comments in each part of a song, and the length of the parts in ms. */
async function heatOf(db: Db, thread: Thread) {
  const song = await db
    .selectFrom('song')
    .select('duration_ms')
    .where('id', '=', thread.id)
    .executeTakeFirst();
  if (!song) throw notFound('歌曲');
  const partMs = Math.max(1, Math.ceil(song.duration_ms / PARTS));
  const counts = Array<number>(Math.max(1, Math.ceil(song.duration_ms / partMs))).fill(0);
  const rows = await commentsInThread(db, thread)
    .select((eb) => [
      sql<number>`at_ms / cast(${partMs} as bigint)`.as('part'),
      eb.fn.countAll<number>().as('n'),
    ])
    .where('at_ms', 'is not', null)
    .groupBy('part')
    .execute();
  for (const { part, n } of rows) {
    // A position at the very end of the song belongs to the last part.
    const there = Math.min(counts.length - 1, Number(part));
    counts[there] = (counts[there] ?? 0) + Number(n);
  }
  return { partMs, counts };
}

/** Routes of comments at positions in a song (docs/api-extensions.md). */
export const momentRoutes: Route[] = [
  route(social.commentHeat, schemas.social.commentHeat, async (call, { id }) => {
    const name = { type: resourceTypes.song, id: String(id) };
    const thread = await resolveThread(call.db, await viewpointOf(call), name);
    return { code: 200, data: await heatOf(call.db, thread) };
  }),
  route(social.commentMoments, schemas.social.commentMoments, async (call, { id, from, to, limit }) => {
    const name = { type: resourceTypes.song, id: String(id) };
    const thread = await resolveThread(call.db, await viewpointOf(call), name);
    const rows = await visibleComments(call.db, thread, call.user?.id ?? null)
      .selectAll()
      .where('at_ms', '>=', from)
      .where('at_ms', '<', to)
      .orderBy('at_ms')
      .orderBy('liked_count', 'desc')
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    return {
      code: 200,
      data: {
        comments: await toComments(call.db, rows.slice(0, limit), await viewpointOf(call)),
        more: rows.length > limit,
      },
    };
  }),
];
