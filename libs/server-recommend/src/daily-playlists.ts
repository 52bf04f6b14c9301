import { tagsOf } from '@qingyin/server-catalogue';
import type { Db, PlaylistRow } from '@qingyin/server-db';
import { listeningDay } from '@qingyin/server-kernel';
import type { RecommendationUser } from './recommendation-user.ts';
import { recommendationOfDay } from './stored-recommendations.ts';
import { recommendablePlaylists } from './public-playlists.ts';
import type { Recommended } from './recommendation-reasons.ts';
import { type Taste, loadTaste } from './user-taste.ts';
import { userDayRandom, weightedOrder } from './weighted-order.ts';

const RECOMMENDED = 10;
const SEEDS_LOOKED_FOR = 30;
const HOLDS_A_SEED = 3;
const HAS_A_TAG = 2;
/** Factor for playlists the user has already subscribed to or played. */
const KEPT_ALREADY = 0.2;

interface Judged {
  row: PlaylistRow;
  weight: number;
  alg: string;
  reason: string;
}

/** The user's top songs that each playlist contains, by weight descending. */
async function held(db: Db, lists: readonly number[], taste: Taste): Promise<Map<number, number[]>> {
  const seeds = taste.seeds.slice(0, SEEDS_LOOKED_FOR).map((seed) => seed.id);
  if (seeds.length === 0 || lists.length === 0) return new Map();
  const rows = await db
    .selectFrom('playlist_track')
    .select(['playlist_id', 'song_id'])
    .where('playlist_id', 'in', lists)
    .where('song_id', 'in', seeds)
    .execute();
  const place = new Map(seeds.map((id, index) => [id, index]));
  const found = new Map<number, number[]>();
  rows.sort((a, b) => (place.get(a.song_id) ?? 0) - (place.get(b.song_id) ?? 0));
  for (const row of rows) found.set(row.playlist_id, [...(found.get(row.playlist_id) ?? []), row.song_id]);
  return found;
}

/** Tags of the given playlists with their number of occurrences. */
async function favouriteTags(db: Db, lists: readonly number[]): Promise<Map<string, number>> {
  if (lists.length === 0) return new Map();
  const rows = await db.selectFrom('playlist').select('tags').where('id', 'in', lists).execute();
  const counts = new Map<string, number>();
  for (const tag of rows.flatMap((row) => tagsOf(row.tags))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

async function judge(db: Db, taste: Taste, user: RecommendationUser): Promise<Judged[]> {
  const rows = (await recommendablePlaylists(db, user, user.now)).filter(
    (row) => row.owner_id !== taste.userId,
  );
  const songs = await held(
    db,
    rows.map((row) => row.id),
    taste,
  );
  const names = await namesOf(db, [...new Set([...songs.values()].flatMap((ids) => ids.slice(0, 3)))]);
  const tags = await favouriteTags(db, taste.lists);
  const most = Math.max(1, ...tags.values());
  const known = new Set(taste.lists);
  const updated = new Set<number>();
  return rows.map((row) => {
    const holds = songs.get(row.id) ?? [];
    // Avoids giving several playlists the same song as their reason.
    const song = holds.slice(0, 3).find((id) => !updated.has(id)) ?? holds[0];
    const tag = tagsOf(row.tags).sort((a, b) => (tags.get(b) ?? 0) - (tags.get(a) ?? 0))[0] ?? '';
    const byTag = (tags.get(tag) ?? 0) / most;
    const weight =
      (1 +
        HOLDS_A_SEED * Math.sqrt(holds.length) +
        HAS_A_TAG * byTag +
        Math.log10(10 + row.play_count) / 10) *
      (known.has(row.id) ? KEPT_ALREADY : 1);
    if (song !== undefined) {
      updated.add(song);
      return { row, weight, alg: 'itembased', reason: `根据你喜欢的单曲《${names.get(song) ?? ''}》推荐` };
    }
    if (byTag > 0) return { row, weight, alg: 'tagbased', reason: `因为你常听「${tag}」` };
    return { row, weight, alg: 'hot', reason: row.copywriter || '大家都在听' };
  });
}

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('song').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The user's recommended playlists of the day with their reasons; unchanged until the listening day ends. */
export function dailyPlaylists(db: Db, user: RecommendationUser): Promise<Recommended[]> {
  const { userId, now } = user;
  const day = listeningDay(now);
  return recommendationOfDay(db, { userId, day, kind: 'lists', now }, async () => {
    const judged = await judge(db, await loadTaste(db, user), user);
    return weightedOrder(judged, userDayRandom(userId, day))
      .slice(0, RECOMMENDED)
      .map(({ row, alg, reason }) => ({ id: row.id, alg, reason }));
  });
}
