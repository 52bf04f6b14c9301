import { eventPage, feedPage } from '@qingyin/server-social';
import { toEvents, userById, eventCounts, visibleEvents } from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;

/**
 * Routes of the feed (posts of the user and of followed users who are not muted), of a single post and of a user's
 * posts (docs/specification/contract/social.md#feed-and-posts).
 */
export const feedRoutes: Route[] = [
  personal(social.event, schemas.social.event, async (call, { pagesize, lasttime }) => {
    const page = { limit: pagesize, lasttime };
    const { list, ...rest } = await feedPage(call.db, page, await viewpointOf(call));
    return { code: 200, event: list, ...rest };
  }),
  route(social.userEvent, schemas.social.userEvent, async (call, { uid, ...page }) => {
    const viewer = call.user?.id ?? null;
    await userById(call.db, uid);
    const events = visibleEvents(call.db, viewer).where('event.user_id', '=', uid);
    const { list, ...rest } = await eventPage(call.db, events, page, await viewpointOf(call));
    const size = (await eventCounts(call.db, viewer, [uid])).get(uid) ?? 0;
    return { code: 200, events: list, ...rest, size };
  }),
  route(social.eventDetail, schemas.social.eventDetail, async (call, { evId }) => {
    const row = await visibleEvents(call.db, call.user?.id ?? null)
      .selectAll('event')
      .where('event.id', '=', evId)
      .executeTakeFirst();
    const [event] = row ? await toEvents(call.db, [row], await viewpointOf(call)) : [];
    if (!event) throw notFound('动态');
    return { code: 200, event };
  }),
];
