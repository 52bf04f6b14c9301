import type { Db } from '@qingyin/server-db';
import type { Topic } from '@qingyin/contract';
import { imageUrl } from './images.ts';
import { tagsOf } from './playlists.ts';
import { toUserBrief, usersByIds } from './users.ts';

/** Columns by id, in no particular order (docs/specification/contract/entities-social.md#topic). */
export async function toTopics(db: Db, ids: readonly number[], origin: string): Promise<Topic[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('topic').selectAll().where('id', 'in', ids).execute();
  const writers = await usersByIds(
    db,
    rows.map((row) => row.creator_id),
  );
  return rows.flatMap((row) => {
    const writer = writers.get(row.creator_id);
    if (!writer) return [];
    return [
      {
        id: row.id,
        mainTitle: row.title,
        title: row.title,
        summary: row.summary,
        coverUrl: imageUrl(origin, row.image_key),
        creator: toUserBrief(writer, origin),
        readCount: row.read_count,
        likedCount: row.liked_count,
        addTime: row.created_at,
        categoryName: row.category,
        tags: tagsOf(row.tags),
      },
    ];
  });
}
