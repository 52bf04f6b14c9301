import type { Db } from '@qingyin/server-db';
import { shuffled } from '@qingyin/server-kernel';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import type { RecommendationUser } from './recommendation-user.ts';
import { drawCandidates } from './draw-candidates.ts';
import { ensureNeighbours, neighboursOf } from './song-neighbours.ts';
import { artistPool, type Candidate, hotPool } from './candidate-pools.ts';
import { recommendableSongs } from './public-songs.ts';
import { type Recommended, withReasons } from './recommendation-reasons.ts';
import { loadTaste } from './user-taste.ts';
import { userDayRandom } from './weighted-order.ts';

export interface HeartModeSong extends Recommended {
  /** false: a song of the playlist itself */
  recommended: boolean;
}

const OWN = 60;
/** Number of songs of the playlist between two recommended ones. */
const OWN_BETWEEN = 2;
const SEEDS_ASKED = 12;
const FOUND_AT_ONCE = 1;

async function tracksOf(db: Db, playlistId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('playlist_track')
    .select('song_id')
    .where('playlist_id', '=', playlistId)
    .orderBy('position')
    .limit(500)
    .execute();
  return rows.map((row) => row.song_id);
}

/**
 * Heart mode: starts with the given song, continues with shuffled songs of the playlist and mixes similar songs
 * in. Unwanted songs are left out of both.
 */
export async function heartModeSongs(
  db: Db,
  user: RecommendationUser,
  { start, playlistId }: { start: number; playlistId: number },
): Promise<HeartModeSong[]> {
  const { userId, now } = user;
  const taste = await loadTaste(db, user);
  const random = userDayRandom(userId, now);
  const tracks = await tracksOf(db, playlistId);
  const good = await recommendableSongs(db, [start, ...tracks], user);
  const wanted = (id: number): boolean => good.has(id) && !taste.unwanted.has(id);
  const own = shuffled(
    tracks.filter((id) => id !== start && wanted(id)),
    random,
  ).slice(0, OWN);
  const seeds = [start, ...own].slice(0, SEEDS_ASKED);
  await ensureNeighbours(db, seeds, now, FOUND_AT_ONCE, yieldToEventLoop);
  const near = (await neighboursOf(db, seeds, user)).map((row): Candidate => ({
    id: row.other_id,
    alg: 'itembased',
    weight: row.weight,
    because: row.song_id,
  }));
  const artists = await artistPool(db, taste);
  const hot = await hotPool(db, user, random);
  const inList = new Set([start, ...tracks]);
  const wantedOther = (id: number): boolean => !inList.has(id) && !taste.unwanted.has(id);
  const count = Math.ceil((own.length + 1) / OWN_BETWEEN);
  const extra = await drawCandidates(
    db,
    [
      { pool: near, take: count },
      { pool: artists, take: 0 },
      { pool: hot, take: 0 },
    ],
    { total: count, viewer: user },
    wantedOther,
    random,
  );
  const liked = new Set(taste.seeds.filter((seed) => seed.liked).map((seed) => seed.id));
  const proposed = await withReasons(db, extra, (id) => liked.has(id));
  return woven([start, ...own].filter(wanted), proposed);
}

function woven(own: readonly number[], extra: readonly Recommended[]): HeartModeSong[] {
  const rest = [...extra];
  const played: HeartModeSong[] = [];
  own.forEach((id, index) => {
    played.push({ id, alg: 'own', reason: '来自你的歌单', recommended: false });
    const next = index % OWN_BETWEEN === OWN_BETWEEN - 1 ? rest.shift() : undefined;
    if (next) played.push({ ...next, recommended: true });
  });
  return [...played, ...rest.map((one) => ({ ...one, recommended: true }))];
}
