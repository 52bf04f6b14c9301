/**
 * @file Sort orders of comments. Each uses one index, so that a page of a thread with ten thousand comments is as
 *   fast as one of ten.
 */
import { HOT_COMMENT_LIKES } from '@qingyin/server-catalogue';
import type { CommentRow } from '@qingyin/server-db';
import { sql } from 'kysely';
import type { visibleComments } from './thread-queries.ts';

type Comments = ReturnType<typeof visibleComments>;

interface Place {
  limit: number;
  offset: number;
}

/** Newest comments first. @param before ms since 1970: only older ones; 0 or less: all */
export const newestComments = (
  comments: Comments,
  { limit, offset }: Place,
  before = 0,
): Promise<CommentRow[]> =>
  comments
    .selectAll()
    .$if(before > 0, (query) => query.where('created_at', '<', before))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Most liked comments first, of equally liked ones the newest. */
export const mostLikedComments = (comments: Comments, { limit, offset }: Place): Promise<CommentRow[]> =>
  comments
    .selectAll()
    .orderBy('liked_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Hot comments by likes, then the others newest first: two queries, since no index holds both orders. */
export async function recommendedComments(
  comments: () => Comments,
  { limit, offset }: Place,
): Promise<CommentRow[]> {
  const hot = () => comments().where('liked_count', '>=', HOT_COMMENT_LIKES);
  const counted = await hot()
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst();
  const hotCount = Number(counted?.n ?? 0);
  const first = offset < hotCount ? await mostLikedComments(hot(), { limit, offset }) : [];
  if (first.length >= limit) return first;
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - hotCount) };
  // `+ 0` keeps SQLite from using the index of likes, which would require sorting.
  const others = comments().where(sql<number>`liked_count + 0`, '<', HOT_COMMENT_LIKES);
  return [...first, ...(await newestComments(others, rest))];
}
