import type { Db } from '@qingyin/server-db';
import { tagsOf } from './playlists.ts';

/** Number of playlists considered, most played first. */
const LISTS = 40;
const TAGS = 6;

/** Tags of a song, derived from the tags of the public playlists that contain it, most frequent first. */
export async function songTags(db: Db, songId: number): Promise<string[]> {
  const lists = await db
    .selectFrom('playlist_track')
    .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
    .select('playlist.tags')
    .where('playlist_track.song_id', '=', songId)
    .where('playlist.special_type', '=', 0)
    .where('playlist.privacy', '=', 0)
    .where('playlist.hidden', '=', 0)
    .orderBy('playlist.play_count', 'desc')
    .orderBy('playlist.id')
    .limit(LISTS)
    .execute();
  const counts = new Map<string, number>();
  for (const tag of lists.flatMap((list) => tagsOf(list.tags))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, TAGS)
    .map(([tag]) => tag);
}
