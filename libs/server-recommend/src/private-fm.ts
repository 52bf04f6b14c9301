import type { Db } from '@qingyin/server-db';
import { drawCandidates } from './draw-candidates.ts';
import type { PoolShare } from './mix-pools.ts';
import { neighboursOf } from './song-neighbours.ts';
import type { RecommendationUser } from './recommendation-user.ts';
import {
  artistPool,
  type Candidate,
  familiarPool,
  hotPool,
  playlistPool,
  neighbourPool,
  newPool,
} from './candidate-pools.ts';
import { type Recommended, withReasons } from './recommendation-reasons.ts';
import { skipFactor, loadSkips, applySkips } from './skipped-songs.ts';
import { filterPlayed, type Taste, loadTaste } from './user-taste.ts';
import { pickedPlaylistsWithTags } from './public-playlists.ts';
import { userDayRandom } from './weighted-order.ts';

export type PrivateFmMode = 'DEFAULT' | 'FAMILIAR' | 'EXPLORE' | 'SCENE_RCMD';

/** Playlist tags for the scenes of the private FM (docs/specification/contract/discover.md#private-fm). */
const sceneTags: Record<string, readonly string[]> = {
  EXERCISE: ['运动', '跑步', '热血', '快乐'],
  FOCUS: ['学习', '工作', '安静', '轻音乐'],
  NIGHT_EMO: ['夜晚', '伤感', '怀念', '治愈'],
};
/** Number of latest songs that are not repeated. */
const REMEMBERED = 60;
/** Number of latest songs that are not repeated even if there are too few others. */
const NEVER_WITHIN = 8;

async function poolsFor(
  db: Db,
  taste: Taste,
  mode: PrivateFmMode,
  submode: string,
  user: RecommendationUser,
  random: () => number,
): Promise<PoolShare[]> {
  const hot = { pool: await hotPool(db, user, random), take: 1 };
  switch (mode) {
    case 'FAMILIAR':
      return taste.seeds.length > 0 ? [{ pool: familiarPool(taste), take: REMEMBERED }] : [hot];
    case 'SCENE_RCMD': {
      const lists = await pickedPlaylistsWithTags(
        db,
        user,
        sceneTags[submode] ?? [...Object.values(sceneTags)].flat(),
        random,
      );
      const pool = await playlistPool(db, lists, 'scene');
      return pool.length > 0 ? [{ pool, take: REMEMBERED }] : [hot];
    }
    case 'EXPLORE': {
      const near = await neighbourPool(db, taste.seeds, user, random);
      const further = await neighboursOf(db, [...new Set(near.slice(0, 8).map(({ id }) => id))], user);
      const far: Candidate[] = further.map((row) => ({
        id: row.other_id,
        alg: 'itembased',
        weight: row.weight,
        because: row.song_id,
      }));
      const shares = [{ pool: far, take: 1 }, { pool: await newPool(db, user), take: 1 }, hot];
      return unknownOnly(db, taste, shares);
    }
    default:
      return [
        { pool: await neighbourPool(db, taste.seeds, user, random), take: 3 },
        { pool: familiarPool(taste), take: 1 },
        { pool: await artistPool(db, taste), take: 1 },
        { pool: await playlistPool(db, taste.lists), take: 1 },
        hot,
      ];
  }
}

/** Removes songs the user has played or liked, for the mode EXPLORE. */
async function unknownOnly(db: Db, taste: Taste, shares: readonly PoolShare[]): Promise<PoolShare[]> {
  const ids = [...new Set(shares.flatMap(({ pool }) => pool.map(({ id }) => id)))];
  const known = await filterPlayed(db, taste.userId, ids);
  for (const { id } of taste.seeds) known.add(id);
  return shares.map(({ pool, take }) => ({ take, pool: pool.filter(({ id }) => !known.has(id)) }));
}

async function servedTo(db: Db, userId: number): Promise<number[]> {
  const row = await db
    .selectFrom('radio_state')
    .select('served')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const value: unknown = row ? JSON.parse(row.served) : [];
  return Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
}

/**
 * The next songs of the user's private FM. Songs served recently are not repeated, and skipped songs are less
 * likely.
 */
export async function privateFmSongs(
  db: Db,
  user: RecommendationUser,
  { mode, submode, limit }: { mode: PrivateFmMode; submode: string; limit: number },
): Promise<Recommended[]> {
  const { userId, now } = user;
  const skips = await loadSkips(db, userId, now);
  const taste = applySkips(await loadTaste(db, user), skips);
  const random = userDayRandom(userId, now);
  const pools = await poolsFor(db, taste, mode, submode, user, random);
  const shares = pools.map(({ pool, take }) => ({
    take,
    pool: pool.map((song) => ({ ...song, weight: song.weight * skipFactor(skips, song.id) })),
  }));
  const served = await servedTo(db, userId);
  const drawn = (not: ReadonlySet<number>, total: number): Promise<Candidate[]> =>
    drawCandidates(
      db,
      shares,
      { total, viewer: user },
      (id) => !taste.unwanted.has(id) && !not.has(id),
      random,
    );
  const fresh = await drawn(new Set(served), limit);
  const lately = new Set([...fresh.map(({ id }) => id), ...served.slice(0, NEVER_WITHIN)]);
  const missing = limit - fresh.length;
  const chosen = missing > 0 ? [...fresh, ...(await drawn(lately, missing))] : fresh;
  const remembered = [...new Set([...chosen.map(({ id }) => id), ...served])].slice(0, REMEMBERED);
  const state = { at: now, served: JSON.stringify(remembered) };
  await db
    .insertInto('radio_state')
    .values({ user_id: userId, ...state })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(state))
    .execute();
  const liked = new Set(taste.seeds.filter((seed) => seed.liked).map((seed) => seed.id));
  return withReasons(db, chosen, (id) => liked.has(id));
}
