import type { Db } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import type { Taste } from './user-taste.ts';

/** Maximum number of skips considered; older ones have faded. */
const LOOKED_AT = 200;
/** Time constant of the exponential decay of a skip in days. */
const FADES_IN_DAYS = 30;
/** Factor by which one skip lowers the weight of a song, and of its artists. */
const SONG_KEEPS = 0.35;
const ARTIST_KEEPS = 0.85;

/** Number of recent skips by song and by artist, decayed with age. */
export interface SkippedSongs {
  songs: ReadonlyMap<number, number>;
  artists: ReadonlyMap<number, number>;
}

/** Records that a user skipped a song. @param at ms since 1970 */
export async function recordSkip(db: Db, user_id: number, song_id: number, at: number): Promise<void> {
  await db
    .insertInto('skipped_song')
    .values({ user_id, song_id, times: 1, at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'song_id'])
        .doUpdateSet((eb) => ({ times: eb('skipped_song.times', '+', 1), at })),
    )
    .execute();
}

/** Loads the user's skips. @param now ms since 1970 */
export async function loadSkips(db: Db, userId: number, now: number): Promise<SkippedSongs> {
  const rows = await db
    .selectFrom('skipped_song')
    .select(['song_id', 'times', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('song_id')
    .limit(LOOKED_AT)
    .execute();
  const songs = new Map(
    rows.map((row) => [row.song_id, row.times * Math.exp((row.at - now) / (FADES_IN_DAYS * DAY_MS))]),
  );
  const artists = new Map<number, number>();
  if (songs.size > 0) {
    const made = await db
      .selectFrom('song_artist')
      .select(['song_id', 'artist_id'])
      .where('song_id', 'in', [...songs.keys()])
      .execute();
    for (const { song_id, artist_id } of made)
      artists.set(artist_id, (artists.get(artist_id) ?? 0) + (songs.get(song_id) ?? 0));
  }
  return { songs, artists };
}

/** Factor for a song's weight after skips: 1 = no skips. */
export const skipFactor = ({ songs }: SkippedSongs, id: number): number => SONG_KEEPS ** (songs.get(id) ?? 0);

/**
 * Lowers the weights of skipped songs and their artists in a taste; neighbours of the songs weigh less as a
 * result.
 */
export function applySkips(taste: Taste, skips: SkippedSongs): Taste {
  if (skips.songs.size === 0) return taste;
  const seeds = taste.seeds.map((seed) => ({ ...seed, weight: seed.weight * skipFactor(skips, seed.id) }));
  const artists = [...taste.artists].map(
    ([id, weight]) => [id, weight * ARTIST_KEEPS ** (skips.artists.get(id) ?? 0)] as const,
  );
  return {
    ...taste,
    seeds: seeds.sort((a, b) => b.weight - a.weight || a.id - b.id),
    artists: new Map(artists),
  };
}
