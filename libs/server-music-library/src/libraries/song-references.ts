import { resourceTypes } from '@qingyin/server-catalogue';
import { type Db, type Tables, whereIn } from '@qingyin/server-db';
import { dropReplacements } from '../replacements/undo-replacement.ts';
import { deleteUnused, referredBy } from './delete-unused.ts';

/** Tables whose rows belong to one song and go with it. */
export const songRowTables = [
  'song_artist',
  'library_song',
  'song_genre',
  'song_credit',
  'song_file',
  'song_audio',
  'song_sound',
  'playlist_track',
  'play_record',
  'play_log',
  'skipped_song',
  'unwanted_song',
  'song_rating',
  'corrected_song',
  'song_day',
  'song_neighbour',
  'song_upkeep',
  'chart_entry',
  'lyric_version',
  'duplicate_song',
  'separate_song',
] as const satisfies readonly (keyof Tables)[];

/** Tables with a column `song_id` whose rows stay when a song is forgotten, with the reason. */
export const songReferencesThatStay = {
  mv: 'films exist without their song',
  video: 'films exist without their song',
  upload_ticket: 'an upload that is not finished; it expires',
} as const;

/** Deletes songs and everything that belongs to them, and albums and artists that no song is left of. */
export async function deleteSongs(trx: Db, songIds: readonly number[]): Promise<void> {
  if (songIds.length === 0) return;
  const referred = await referredBy(trx, songIds);
  await dropReplacements(trx, songIds);
  await trx
    .deleteFrom('separate_song')
    .where(whereIn(trx, 'other_id', songIds))
    .execute();
  for (const table of songRowTables)
    await trx
      .deleteFrom(table)
      .where(whereIn(trx, 'song_id', songIds))
      .execute();
  await trx
    .deleteFrom('resource_like')
    .where('resource_type', '=', resourceTypes.song)
    .where(whereIn(trx, 'resource_id', songIds))
    .execute();
  await trx
    .deleteFrom('song')
    .where(whereIn(trx, 'id', songIds))
    .execute();
  await deleteUnused(trx, referred);
}
