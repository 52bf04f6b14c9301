import { toEvents, userById, eventCounts, visibleEvents, notHidden } from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/request-context.ts';
import { personal, route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;
/**
 * Number of followed users from which the feed scans the newest posts of all users instead of using the index by
 * author.
 */
const MANY_FOLLOWED = 50;

interface Page {
  limit: number;
  lasttime: number;
}

/** A page of posts, newest first, with the cursor for the next page. */
async function pageOf(
  call: RequestContext,
  events: ReturnType<typeof visibleEvents>,
  { limit, lasttime }: Page,
) {
  const rows = await events
    .selectAll('event')
    .$if(lasttime > 0, (query) => query.where('event.created_at', '<', lasttime))
    .orderBy('event.created_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return {
    list: await toEvents(call.db, shown, await viewpointOf(call)),
    more: rows.length > limit,
    lasttime: shown.at(-1)?.created_at ?? Math.max(lasttime, -1),
  };
}

/**
 * Routes of the feed (posts of the user and of followed users who are not muted), of a single post and of a user's
 * posts (docs/specification/contract/social.md#feed-and-posts).
 */
export const feedRoutes: Route[] = [
  personal(social.event, schemas.social.event, async (call, { pagesize, lasttime }) => {
    const followed = call.db.selectFrom('follow').select('target_id').where('user_id', '=', call.user.id);
    const many = (await followed.limit(MANY_FOLLOWED).execute()).length === MANY_FOLLOWED;
    const author = many ? sql<number>`+event.user_id` : sql<number>`event.user_id`;
    const events = visibleEvents(call.db, call.user.id)
      // Query planning: for few followed users, posts are found by the index of authors and sorted. For many, that
      // would sort thousands of rows for each page; the unary plus disables that index, so the newest posts are
      // scanned until the page is full.
      .where((eb) => eb.or([eb(author, 'in', followed), eb(author, '=', call.user.id)]))
      .where(notHidden(call.user.id, 'event.user_id'));
    const { list, ...page } = await pageOf(call, events, { limit: pagesize, lasttime });
    return { code: 200, event: list, ...page };
  }),
  route(social.userEvent, schemas.social.userEvent, async (call, { uid, ...page }) => {
    const viewer = call.user?.id ?? null;
    await userById(call.db, uid);
    const events = visibleEvents(call.db, viewer).where('event.user_id', '=', uid);
    const { list, ...rest } = await pageOf(call, events, page);
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
