import { deleteSongs, moveLyricVersions } from '@qingyin/server-music-library';
import { resourceTypes } from '@qingyin/server-catalogue';
import type { Db, Tables } from '@qingyin/server-db';
import { sql } from 'kysely';

/** Tables with one row for a song and something else, and the column of the latter. */
const pairs = [
  ['playlist_track', 'playlist_id'],
  ['play_record', 'user_id'],
  ['skipped_song', 'user_id'],
  ['unwanted_song', 'user_id'],
  ['song_rating', 'user_id'],
  ['corrected_song', 'correction_id'],
  ['chart_entry', 'playlist_id'],
] as const satisfies readonly (readonly [keyof Tables, string])[];

/**
 * Makes two songs one: what refers to the first, likes, playlists, plays, comments and lyrics, refers to the second
 * then, and the first is deleted. Where both are referred to alike, the second one's row stays.
 */
export async function mergeSongs(trx: Db, from: number, to: number): Promise<void> {
  for (const [table, column] of pairs)
    await sql`update ${sql.table(table)} set song_id = ${to} where song_id = ${from} and ${sql.ref(column)} not in
      (select ${sql.ref(column)} from ${sql.table(table)} where song_id = ${to})`.execute(trx);
  await trx.updateTable('play_log').set({ song_id: to }).where('song_id', '=', from).execute();
  await mergeLikes(trx, from, to);
  await trx
    .updateTable('comment')
    .set({ resource_id: to })
    .where('resource_type', '=', resourceTypes.song)
    .where('resource_id', '=', from)
    .execute();
  await moveLyricVersions(trx, from, to);
  await trx.updateTable('cloud_song').set({ matched_id: to }).where('matched_id', '=', from).execute();
  await deleteSongs(trx, [from]);
}

const mergeLikes = (trx: Db, from: number, to: number) =>
  sql`update resource_like set resource_id = ${to}
    where resource_type = ${resourceTypes.song} and resource_id = ${from} and user_id not in
      (select user_id from resource_like where resource_type = ${resourceTypes.song} and resource_id = ${to})`.execute(
    trx,
  );
