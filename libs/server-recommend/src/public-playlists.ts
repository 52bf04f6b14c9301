import { playlistHasSongFor, tagsOf, type SongScope, type Viewer } from '@qingyin/server-catalogue';
import type { Db, PlaylistRow } from '@qingyin/server-db';
import { DAY_MS, shuffled } from '@qingyin/server-kernel';

/** Maximum number of candidates for one recommendation. */
const PICKED = 100;
const PLAYED = 60;

/** Age from which a playlist may be recommended to others; a younger one may still change its maker's mind. */
const RECOMMENDED_FROM_MS = DAY_MS;

const open = (db: Db, scope: SongScope) =>
  db
    .selectFrom('playlist')
    .selectAll()
    .where('special_type', '=', 0)
    .where('privacy', '=', 0)
    .where('hidden', '=', 0)
    .where(playlistHasSongFor(scope));

/**
 * Playlists picked by the editors (those with a copywriter line) with songs that the viewer hears, in their order; shown
 * on home pages, also of guests.
 */
export const pickedPlaylists = (db: Db, scope: SongScope, limit: number = PICKED): Promise<PlaylistRow[]> =>
  open(db, scope).where('copywriter', '>', '').orderBy('position').orderBy('id').limit(limit).execute();

/**
 * Playlists that may be recommended to a viewer: picked by the editors, and the most played ones that are not just made.
 *
 * @param now ms since 1970
 */
export async function recommendablePlaylists(db: Db, scope: SongScope, now: number): Promise<PlaylistRow[]> {
  const picked = await pickedPlaylists(db, scope);
  const played = await open(db, scope)
    .where('created_at', '<=', now - RECOMMENDED_FROM_MS)
    .orderBy('play_count', 'desc')
    .orderBy('id', 'desc')
    .limit(PLAYED)
    .execute();
  const rows = new Map([...picked, ...played].map((row) => [row.id, row]));
  return [...rows.values()];
}

/**
 * The subset of the given playlists that may be suggested to a viewer: their own, and those of others with songs which are
 * not just made.
 *
 * @param now ms since 1970
 */
export async function suggestablePlaylists(
  db: Db,
  ids: readonly number[],
  viewer: Viewer,
  now: number,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('playlist')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', viewer.userId ?? -1),
        eb.and([eb('created_at', '<=', now - RECOMMENDED_FROM_MS), playlistHasSongFor(viewer)(eb)]),
      ]),
    )
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Ids of picked playlists with at least one of the tags, shuffled. */
export async function pickedPlaylistsWithTags(
  db: Db,
  scope: SongScope,
  tags: readonly string[],
  random: () => number,
): Promise<number[]> {
  const found = (await pickedPlaylists(db, scope)).filter((row) =>
    tagsOf(row.tags).some((tag) => tags.includes(tag)),
  );
  return shuffled(found, random).map((row) => row.id);
}
