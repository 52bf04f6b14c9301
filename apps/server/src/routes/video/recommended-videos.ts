import { playableFirst, type VideoRow } from '@qingyin/server-catalogue';
import { seededRandom, DAY_MS } from '@qingyin/server-kernel';
import type { UserRequestContext } from '../../http/route.ts';

/** Number of newest videos considered for recommendations. */
const CONSIDERED = 500;
/** Weights of the signals; the random part is between 0 and 1. */
const WEIGHT = { artist: 0.6, creator: 0.5, group: 0.25 };

const idsOf = (rows: { id: number }[]): Set<number> => new Set(rows.map((row) => row.id));

/**
 * Recommended videos: ranks videos with songs of subscribed artists, by followed users, and of the groups of
 * collected videos higher. The random part is seeded by user and day, so that pagination is stable during a day.
 */
export async function recommendedVideos(
  { db, user, app }: UserRequestContext,
  { limit, offset }: { limit: number; offset: number },
): Promise<VideoRow[]> {
  const rows = await db
    .selectFrom('video')
    .selectAll()
    .select(playableFirst('video').as('unplayable'))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(CONSIDERED)
    .execute();
  const followed = idsOf(
    await db.selectFrom('follow').select('target_id as id').where('user_id', '=', user.id).execute(),
  );
  const byArtist = idsOf(
    await db
      .selectFrom('video')
      .innerJoin('song_artist', 'song_artist.song_id', 'video.song_id')
      .innerJoin('subscription', 'subscription.resource_id', 'song_artist.artist_id')
      .select('video.id')
      .where('subscription.kind', '=', 'artist')
      .where('subscription.user_id', '=', user.id)
      .execute(),
  );
  const byGroup = idsOf(
    await db
      .selectFrom('video_in_group as wanted')
      .innerJoin('video_in_group as kept', 'kept.group_id', 'wanted.group_id')
      .innerJoin('subscription', 'subscription.resource_id', 'kept.video_id')
      .select('wanted.video_id as id')
      .where('subscription.kind', '=', 'video')
      .where('subscription.user_id', '=', user.id)
      .execute(),
  );
  const day = Math.floor(app.now() / DAY_MS);
  const worth = (row: VideoRow): number =>
    seededRandom(row.id * 1009 + user.id * 31 + day)() +
    (byArtist.has(row.id) ? WEIGHT.artist : 0) +
    (followed.has(row.creator_id) ? WEIGHT.creator : 0) +
    (byGroup.has(row.id) ? WEIGHT.group : 0);
  return rows
    .map((row) => ({ row, value: worth(row) }))
    .sort(
      (a, b) =>
        Number(a.row.unplayable) - Number(b.row.unplayable) || b.value - a.value || a.row.id - b.row.id,
    )
    .slice(offset, offset + limit)
    .map(({ row }) => row);
}
