import { toEvents, visibleEvents } from '@qingyin/server-catalogue';
import { hashtagTopicById, toActivities } from '@qingyin/server-social';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;
const HOT_EVENTS = 30;

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
    const [activity] = await toActivities(call.db, [await hashtagTopicById(call.db, actid)], call.origin);
    if (!activity) throw notFound('话题');
    return { code: 200, act: activity, needBeginNotify: false };
  }),
  route(social.topicDetailEventHot, schemas.social.topicDetailEventHot, async (call, { actid }) => {
    await hashtagTopicById(call.db, actid);
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
