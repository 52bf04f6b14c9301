import { type Db, whereIn } from '@qingyin/server-db';

/**
 * Ends that songs are heard in libraries from which they were moved to another one: removes their missing files there.
 * Songs without a present file keep all of theirs, so that they stay in the playlists of those who heard them.
 */
export async function dropMissingPlaces(trx: Db, songIds: readonly number[]): Promise<void> {
  if (songIds.length === 0) return;
  const rows = await trx
    .selectFrom('song_file')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .innerJoin('music_library', 'music_library.id', 'song_file.library_id')
    .select(['song_file.song_id', 'song_file.library_id', 'song_file.file_id'])
    .select(['music_file.missing_since', 'music_library.removed_at'])
    .where(whereIn(trx, 'song_file.song_id', songIds))
    .execute();
  const isPresent = (row: (typeof rows)[number]): boolean =>
    row.missing_since === null && row.removed_at === null;
  for (const row of rows) {
    if (row.missing_since === null) continue;
    const present = rows.filter((other) => other.song_id === row.song_id && isPresent(other));
    if (present.length === 0 || present.some((other) => other.library_id === row.library_id)) continue;
    await trx
      .deleteFrom('song_file')
      .where('song_id', '=', row.song_id)
      .where('file_id', '=', row.file_id)
      .where('library_id', '=', row.library_id)
      .execute();
  }
}
