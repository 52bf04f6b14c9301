import type { Viewer } from '@qingyin/server-catalogue';
import { type Db, type ReplacementKind, whereIn } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { folderSongs, hearsAlike, librariesOfSong } from './folder-songs.ts';
import type { SongPair } from './replacements.ts';

/** A pair that may be stored. */
export interface CheckedPair extends SongPair {
  kind: ReplacementKind;
}

/**
 * Checks which songs are to be replaced.
 *
 * @throws BusinessError as `Replacements.add`
 */
export async function checkPairs(db: Db, viewer: Viewer, pairs: readonly SongPair[]): Promise<CheckedPair[]> {
  const replaced = new Set(pairs.map(({ from }) => from));
  if (replaced.size < pairs.length || pairs.some(({ to }) => to !== null && replaced.has(to)))
    throw badParameters();
  const rows = await folderSongs(db, viewer)
    .select(['song.id', 'library_song.missing_since'])
    .where('song.hidden', '=', 0)
    .where(
      whereIn(db, 'song.id', [
        ...new Set(pairs.flatMap(({ from, to }) => (to === null ? from : [from, to]))),
      ]),
    )
    .execute();
  const isMissing = new Map(rows.map(({ id, missing_since }) => [id, missing_since !== null]));
  const checked: CheckedPair[] = [];
  for (const { from, to } of pairs) {
    const gone = isMissing.get(from);
    if (gone === undefined || (to !== null && !isMissing.has(to))) throw notFound('歌曲');
    if (to === null) {
      // A song with a file would come back with the next scan.
      if (!gone) throw badParameters('文件还在的歌曲不能忘记');
      checked.push({ from, to, kind: 'forgotten' });
      continue;
    }
    if (isMissing.get(to)) throw badParameters('用来替换的歌曲，文件也不在了');
    if (!hearsAlike(await librariesOfSong(db, from), await librariesOfSong(db, to)))
      throw badParameters('听得到原来那首的人，有些听不到这一首');
    checked.push({ from, to, kind: gone ? 'missing' : 'duplicate' });
  }
  return checked;
}
