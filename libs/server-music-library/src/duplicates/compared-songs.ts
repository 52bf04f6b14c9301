import { FIRST_CLOUD_SONG_ID, FIRST_LIBRARY_ID, libraryFilesOfSongs } from '@qingyin/server-catalogue';
import { type Db, whereIn } from '@qingyin/server-db';
import { fold } from '@qingyin/text';
import { join } from 'node:path';
import { soundKey } from '../apply/match-candidates.ts';
import { artistNames } from '../replacements/listed-songs.ts';

/** Songs read at once. */
const PAGE = 500;
/** Time after which the fingerprint of a sound that could not be decoded is tried again, ms. */
const RETRIED_AFTER_MS = 30 * 24 * 3_600_000;

/** A song that is compared with others. */
export interface ComparedSong {
  id: number;
  durationMs: number;
  /** folded title and artists */
  name: string;
  /** what its best file is recognised by, see `soundKey` */
  sound: string;
  path: string;
  startMs: number;
  endMs: number | null;
}

/** All songs of folders that have a file and are not replaced, the shortest first. */
export async function comparedSongs(db: Db): Promise<ComparedSong[]> {
  const rows = await db
    .selectFrom('song')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .select(['song.id', 'song.name', 'song.duration_ms as durationMs', 'library_song.artist_text as artists'])
    .where('song.id', '>=', FIRST_LIBRARY_ID)
    .where('song.id', '<', FIRST_CLOUD_SONG_ID)
    .where('song.hidden', '=', 0)
    .where('library_song.missing_since', 'is', null)
    .orderBy('song.duration_ms')
    .orderBy('song.id')
    .execute();
  const found: ComparedSong[] = [];
  for (let from = 0; from < rows.length; from += PAGE) {
    const page = rows.slice(from, from + PAGE);
    const ids = page.map(({ id }) => id);
    const files = await libraryFilesOfSongs(db, ids);
    const artists = await artistNames(db, ids);
    for (const { id, name, durationMs, artists: text } of page) {
      const file = files.get(id)?.find(({ kind }) => kind === 'folder');
      if (!file) continue;
      const { startMs, endMs } = file;
      found.push({
        ...{ id, durationMs, startMs, endMs, path: join(file.root, file.path) },
        name: `${fold(name)}\n${fold(text || (artists.get(id) ?? ''))}`,
        sound: soundKey(file.audioHash, { startMs, endMs }),
      });
    }
  }
  return found;
}

/** Stored fingerprints by sound, without those that are to be tried again. @param now ms since 1970 */
export async function storedPrints(
  db: Db,
  sounds: readonly string[],
  now: number,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < sounds.length; from += PAGE) {
    const rows = await db
      .selectFrom('sound_print')
      .select(['sound', 'print'])
      .where(whereIn(db, 'sound', sounds.slice(from, from + PAGE)))
      .where((eb) => eb.or([eb('print', '!=', ''), eb('made_at', '>', now - RETRIED_AFTER_MS)]))
      .execute();
    for (const { sound, print } of rows) found.set(sound, print);
  }
  return found;
}
