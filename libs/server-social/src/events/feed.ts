import { notHidden, toEvents, visibleEvents, type Viewpoint } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { sql } from 'kysely';

/**
 * Number of followed users from which the feed scans the newest posts of all users instead of using the index by
 * author.
 */
const MANY_FOLLOWED = 50;

interface Page {
  limit: number;
  /** ms since 1970: only older posts; 0 or less: all */
  lasttime: number;
}

/** A page of posts, newest first, with the cursor for the next page. */
export async function eventPage(
  db: Db,
  events: ReturnType<typeof visibleEvents>,
  { limit, lasttime }: Page,
  view: Viewpoint,
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
    list: await toEvents(db, shown, view),
    more: rows.length > limit,
    lasttime: shown.at(-1)?.created_at ?? Math.max(lasttime, -1),
  };
}

/** A page of a user's feed: posts of the user and of followed users who are not muted, newest first. */
export async function feedPage(db: Db, page: Page, view: Viewpoint & { userId: number }) {
  const { userId } = view;
  const followed = db.selectFrom('follow').select('target_id').where('user_id', '=', userId);
  const many = (await followed.limit(MANY_FOLLOWED).execute()).length === MANY_FOLLOWED;
  const author = many ? sql<number>`+event.user_id` : sql<number>`event.user_id`;
  const events = visibleEvents(db, userId)
    // Query planning: for few followed users, posts are found by the index of authors and sorted. For many, that
    // would sort thousands of rows for each page; the unary plus disables that index, so the newest posts are
    // scanned until the page is full.
    .where((eb) => eb.or([eb(author, 'in', followed), eb(author, '=', userId)]))
    .where(notHidden(userId, 'event.user_id'));
  return eventPage(db, events, page, view);
}
