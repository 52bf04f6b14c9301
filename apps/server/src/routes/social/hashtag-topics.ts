import { toEvents, imageUrl, tagsOf, visibleEvents } from '@qingyin/server-catalogue';
import type { Db, HashtagTopicTable } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { type Activity, endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { Selectable } from 'kysely';
import { route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;
const HOT_EVENTS = 30;

type Row = Selectable<HashtagTopicTable>;

/**
 * Converts rows to the contract's topics, in the same order. Counts only public posts, so that the number is the
 * same for all viewers.
 */
async function toActivities(db: Db, rows: readonly Row[], origin: string): Promise<Activity[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const posts = await visibleEvents(db, null)
    .select(['event.activity_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('event.activity_id', 'in', ids)
    .groupBy('event.activity_id')
    .execute();
  const counts = new Map(posts.map((row) => [row.activity_id, Number(row.n)]));
  return rows.map((row) => {
    const cover = imageUrl(origin, row.image_key);
    return {
      actId: row.id,
      title: row.title,
      text: tagsOf(row.texts),
      reason: row.reason,
      participateCount: row.base_participants + (counts.get(row.id) ?? 0),
      sharePicUrl: cover,
      coverPCUrl: cover,
      coverPCListUrl: cover,
      coverPCLongUrl: cover,
      coverMobileUrl: cover,
      startTime: row.start_time,
      endTime: row.end_time,
      alg: 'hot',
    };
  });
}

async function topicRow(db: Db, id: number): Promise<Row> {
  const row = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('话题');
  return row;
}

/** Routes of the hashtag topics that posts belong to (docs/specification/contract/social.md#feed-and-posts). */
export const hashtagTopicRoutes: Route[] = [
  route(social.hotTopic, schemas.social.hotTopic, async (call, { limit, offset }) => {
    const rows = await call.db
      .selectFrom('activity')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    return { code: 200, hot: await toActivities(call.db, rows, call.origin) };
  }),
  route(social.topicDetail, schemas.social.topicDetail, async (call, { actid }) => {
    const [activity] = await toActivities(call.db, [await topicRow(call.db, actid)], call.origin);
    if (!activity) throw notFound('话题');
    return { code: 200, act: activity, needBeginNotify: false };
  }),
  route(social.topicDetailEventHot, schemas.social.topicDetailEventHot, async (call, { actid }) => {
    await topicRow(call.db, actid);
    const rows = await visibleEvents(call.db, call.user?.id ?? null)
      .selectAll('event')
      .where('event.activity_id', '=', actid)
      .orderBy('event.liked_count', 'desc')
      .orderBy('event.created_at', 'desc')
      .orderBy('event.id', 'desc')
      .limit(HOT_EVENTS)
      .execute();
    return { code: 200, events: await toEvents(call.db, rows, await viewpointOf(call)) };
  }),
];
