import { tagsOf } from '@qingyin/server-catalogue';
import type { Db, PlaylistRow } from '@qingyin/server-db';
import { shuffled } from '@qingyin/server-kernel';

/** Maximum number of candidates for one recommendation. */
const PICKED = 100;
const PLAYED = 60;

const open = (db: Db) =>
  db
    .selectFrom('playlist')
    .selectAll()
    .where('special_type', '=', 0)
    .where('privacy', '=', 0)
    .where('hidden', '=', 0);

/**
 * Playlists picked by the editors (those with a copywriter line) in their order; shown on home pages, also of
 * guests.
 */
export const pickedPlaylists = (db: Db, limit: number = PICKED): Promise<PlaylistRow[]> =>
  open(db).where('copywriter', '>', '').orderBy('position').orderBy('id').limit(limit).execute();

/** Playlists that may be recommended: picked by the editors, and the most played ones. */
export async function recommendablePlaylists(db: Db): Promise<PlaylistRow[]> {
  const picked = await pickedPlaylists(db);
  const played = await open(db).orderBy('play_count', 'desc').orderBy('id', 'desc').limit(PLAYED).execute();
  const rows = new Map([...picked, ...played].map((row) => [row.id, row]));
  return [...rows.values()];
}

/** Ids of picked playlists with at least one of the tags, shuffled. */
export async function pickedPlaylistsWithTags(
  db: Db,
  tags: readonly string[],
  random: () => number,
): Promise<number[]> {
  const found = (await pickedPlaylists(db)).filter((row) =>
    tagsOf(row.tags).some((tag) => tags.includes(tag)),
  );
  return shuffled(found, random).map((row) => row.id);
}
