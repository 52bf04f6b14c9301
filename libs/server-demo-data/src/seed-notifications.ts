import { DEMO_USER_ID, demoUsers } from '@qingyin/demo-catalogue';
import { addComment, type Author, likeComment, notifyFollow } from '@qingyin/server-social';
import { EVERYONE, resourceTypes } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { HOUR_MS } from '@qingyin/server-kernel';

/** Songs 鹿柴 and 江雪, on which the demo account has commented. */
const DEER_FENCE = 10_031;
const RIVER_SNOW = 10_105;

function idOf(slug: string): number {
  const user = demoUsers.find((one) => one.slug === slug);
  if (!user) throw new Error(`unknown demo user: ${slug}`);
  return user.id;
}
const personOf = (slug: string): Author => ({ ...EVERYONE, userId: idOf(slug) });
const song = (id: number) => ({ type: resourceTypes.song, id: String(id) });

/** Id of the demo account's own top-level comment on a song. */
async function ownComment(trx: Db, songId: number): Promise<number> {
  const row = await trx
    .selectFrom('comment')
    .select('id')
    .where('resource_type', '=', resourceTypes.song)
    .where('resource_id', '=', songId)
    .where('user_id', '=', DEMO_USER_ID)
    .where('parent_id', '=', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Creates notifications for the demo account by a follow, likes and comments of demo users through the regular
 * functions. Requires the rest of the catalogue.
 *
 * @param now ms since 1970
 */
export async function seedNotifications(trx: Db, now: number): Promise<void> {
  const begun = { user_id: idOf('ban-xia'), target_id: DEMO_USER_ID, created_at: now - 26 * HOUR_MS };
  // This user follows the demo account already; the update makes it the latest follower.
  await trx
    .insertInto('follow')
    .values(begun)
    .onConflict((conflict) => conflict.columns(['user_id', 'target_id']).doUpdateSet(begun))
    .execute();
  await notifyFollow(trx, begun.user_id, DEMO_USER_ID, begun.created_at);

  const liked = await ownComment(trx, DEER_FENCE);
  for (const [index, slug] of ['ting-song', 'qing-tuan', 'lao-zhou'].entries())
    await likeComment(trx, song(DEER_FENCE), {
      id: liked,
      viewer: personOf(slug),
      like: true,
      now: now - (11 - index) * HOUR_MS,
    });
  await addComment(trx, song(DEER_FENCE), {
    viewer: personOf('lao-zhou'),
    content: '下周的合唱就用这一首，@青音听众 来领唱，说定了。',
    now: now - 5 * HOUR_MS,
  });
  await addComment(trx, song(RIVER_SNOW), {
    viewer: personOf('yue-bai'),
    content: '手疼是好事，茧起来就不疼了。弹到最后一段，记得录给我听。',
    now: now - 2 * HOUR_MS,
    replyTo: await ownComment(trx, RIVER_SNOW),
  });
}
