import { imageUrl, tagsOf, visibleEvents } from '@qingyin/server-catalogue';
import type { Db, HashtagTopicTable } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import type { Activity } from '@qingyin/contract';
import type { Selectable } from 'kysely';

type Row = Selectable<HashtagTopicTable>;

/**
 * Converts rows to the contract's topics, in the same order. Counts only public posts, so that the number is the
 * same for all viewers.
 *
 * @param origin prefix of the URLs of pictures
 */
export async function toActivities(db: Db, rows: readonly Row[], origin: string): Promise<Activity[]> {
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

/** Loads a hashtag topic. @throws BusinessError 404 if it does not exist */
export async function hashtagTopicById(db: Db, id: number): Promise<Row> {
  const row = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('话题');
  return row;
}
