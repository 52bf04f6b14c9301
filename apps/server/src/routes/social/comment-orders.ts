/**
 * @file The orders in which comments are read. Each walks along one index of its own, so that a thread of ten thousand is
 * as quick as one of ten.
 */
import { sql } from 'kysely';
import { HOT_FROM } from '../../entities/resource-numbers.ts';
import type { CommentRow } from '../../db/schema.ts';
import type { commentsSeen } from './thread-queries.ts';

type Comments = ReturnType<typeof commentsSeen>;

interface Place {
  limit: number;
  offset: number;
}

/** The newest first. @param before ms since 1970: only older ones; 0 or less: all */
export const newest = (comments: Comments, { limit, offset }: Place, before = 0): Promise<CommentRow[]> =>
  comments
    .selectAll()
    .$if(before > 0, (query) => query.where('created_at', '<', before))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** The most liked first, of equally liked ones the newest. */
export const mostLiked = (comments: Comments, { limit, offset }: Place): Promise<CommentRow[]> =>
  comments
    .selectAll()
    .orderBy('liked_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** What many liked, then what is new: two orders one behind the other, since no index holds both. */
export async function recommended(comments: () => Comments, { limit, offset }: Place): Promise<CommentRow[]> {
  const hot = () => comments().where('liked_count', '>=', HOT_FROM);
  const counted = await hot()
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst();
  const hotCount = Number(counted?.n ?? 0);
  const first = offset < hotCount ? await mostLiked(hot(), { limit, offset }) : [];
  if (first.length >= limit) return first;
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - hotCount) };
  // Reckoned with, the count of likes does not tempt SQLite to look the rest up by it and then to sort them.
  const others = comments().where(sql<number>`liked_count + 0`, '<', HOT_FROM);
  return [...first, ...(await newest(others, rest))];
}
