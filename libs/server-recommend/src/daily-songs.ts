import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { listeningDay } from '@qingyin/server-kernel';
import { storedRecommendation, parseRecommendations, recommendationOfDay } from './stored-recommendations.ts';
import { drawCandidates } from './draw-candidates.ts';
import type { PoolShare } from './mix-pools.ts';
import { artistPool, hotPool, playlistPool, neighbourPool, newPool } from './candidate-pools.ts';
import type { RecommendationUser } from './recommendation-user.ts';
import { type Recommended, withReasons } from './recommendation-reasons.ts';
import { type Taste, loadTaste } from './user-taste.ts';
import { addUnwantedSong } from './unwanted-songs.ts';
import { userDayRandom } from './weighted-order.ts';

/** Number of daily songs. */
export const DAILY_SONGS = 30;
/** Songs recommended within this many days before are only repeated when there are too few others. */
const NOT_AGAIN_DAYS = 2;

async function sharesFor(
  db: Db,
  user: RecommendationUser,
  taste: Taste,
  random: () => number,
): Promise<PoolShare[]> {
  return [
    { pool: await neighbourPool(db, taste.seeds, user, random), take: 13 },
    { pool: await artistPool(db, taste), take: 6 },
    { pool: await playlistPool(db, taste.lists), take: 5 },
    { pool: await newPool(db, user), take: 3 },
    { pool: await hotPool(db, user, random), take: 3 },
  ];
}

async function choose(
  db: Db,
  user: RecommendationUser,
  total: number,
  random: () => number,
  not: ReadonlySet<number>,
  rather: ReadonlySet<number>,
): Promise<Recommended[]> {
  const taste = await loadTaste(db, user);
  const shares = await sharesFor(db, user, taste, random);
  const allowed = (id: number): boolean => !taste.unwanted.has(id) && !not.has(id);
  const fresh = await drawCandidates(
    db,
    shares,
    { total, viewer: user },
    (id) => allowed(id) && !rather.has(id),
    random,
  );
  const had = new Set(fresh.map(({ id }) => id));
  const missing = total - fresh.length;
  const more =
    missing > 0
      ? await drawCandidates(
          db,
          shares,
          { total: missing, viewer: user },
          (id) => allowed(id) && !had.has(id),
          random,
        )
      : [];
  const liked = new Set(taste.seeds.filter((seed) => seed.liked).map((seed) => seed.id));
  return withReasons(db, [...fresh, ...more], (id) => liked.has(id));
}

const none: ReadonlySet<number> = new Set();

/** The user's daily songs: computed with the first request of the listening day, unchanged until it ends. */
export async function dailySongs(db: Db, person: RecommendationUser): Promise<Recommended[]> {
  const { userId, now } = person;
  const day = listeningDay(now);
  return recommendationOfDay(db, { userId, day, kind: 'songs', now }, async () => {
    const before = new Set<number>();
    for (let back = 1; back <= NOT_AGAIN_DAYS; back += 1)
      for (const { id } of (await storedRecommendation(db, userId, day - back, 'songs')) ?? [])
        before.add(id);
    return choose(db, person, DAILY_SONGS, userDayRandom(userId, day), none, before);
  });
}

/**
 * Marks a song as unwanted and replaces it in today's list.
 *
 * @returns the replacement; undefined if there is none
 */
export async function replaceDislikedSong(
  db: Db,
  person: RecommendationUser,
  songId: number,
): Promise<Recommended | undefined> {
  const { userId, now } = person;
  const day = listeningDay(now);
  const shown = new Set((await storedRecommendation(db, userId, day, 'songs'))?.map(({ id }) => id) ?? []);
  await addUnwantedSong(db, { user_id: userId, song_id: songId, source: 'dislike', at: now });
  const [other] = await choose(db, person, 1, userDayRandom(userId, day + songId), shown, none);
  if (!other) return undefined;
  await inWriteTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('proposal')
      .select('items')
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .where('kind', '=', 'songs')
      .executeTakeFirst();
    if (!row) return;
    const items = parseRecommendations(row.items);
    const changed = items
      .filter((item) => item.id !== other.id)
      .map((item) => (item.id === songId ? other : item));
    await trx
      .updateTable('proposal')
      .set({ items: JSON.stringify(changed) })
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .where('kind', '=', 'songs')
      .execute();
  });
  return other;
}
