import type { Db, Tables } from '@qingyin/server-db';
import { sql } from 'kysely';

type Place = { [Table in keyof Tables]: [table: Table, column: keyof Tables[Table] & string] }[keyof Tables];

/**
 * Columns whose rows belong to the user they name: exported and deleted with the account. Columns of new tables
 * are added here (`user-columns.spec.ts` fails for missing ones).
 */
export const ownedRowColumns: readonly Place[] = [
  ['session', 'user_id'],
  ['qr_login', 'user_id'],
  ['bitrate_limit', 'user_id'],
  ['playlist', 'owner_id'],
  ['playlist_track', 'user_id'],
  ['playlist_order', 'user_id'],
  ['playlist_version', 'user_id'],
  ['playlist_subscriber', 'user_id'],
  ['smart_playlist', 'user_id'],
  ['subscription', 'user_id'],
  ['follow', 'user_id'],
  ['follow', 'target_id'],
  ['hidden_person', 'user_id'],
  ['hidden_person', 'target_id'],
  ['not_suggested', 'user_id'],
  ['not_suggested', 'target_id'],
  ['feed_privacy', 'user_id'],
  ['mention', 'user_id'],
  ['comment', 'user_id'],
  ['comment_gone', 'user_id'],
  ['comment_like', 'user_id'],
  ['resource_like', 'user_id'],
  ['event', 'user_id'],
  ['notice', 'user_id'],
  ['notice', 'actor_id'],
  ['notice_state', 'user_id'],
  ['report', 'user_id'],
  ['play_record', 'user_id'],
  ['play_log', 'user_id'],
  ['recent_play', 'user_id'],
  ['recent_cleared', 'user_id'],
  ['proposal', 'user_id'],
  ['unwanted_song', 'user_id'],
  ['song_rating', 'user_id'],
  ['skipped_song', 'user_id'],
  ['radio_state', 'user_id'],
  ['listening_choice', 'user_id'],
  ['playback_state', 'user_id'],
  ['music_library', 'owner_id'],
  ['music_library_member', 'user_id'],
  ['cloud_song', 'user_id'],
  ['lyric_version', 'user_id'],
  ['upload_ticket', 'user_id'],
  ['download_ticket', 'user_id'],
  ['picture_use', 'user_id'],
  ['replaced_row', 'user_id'],
];

/** Columns that reference a user who does not own the row; set to null when the user is removed. */
export const referenceColumns: readonly Place[] = [
  ['invitation', 'created_by'],
  ['invitation', 'used_by'],
  ['correction', 'user_id'],
  ['song_replacement', 'user_id'],
  ['artist_rule', 'user_id'],
];

/** Columns of catalogue rows: their creators cannot be removed. */
export const catalogueOwnerColumns: readonly Place[] = [
  ['video', 'creator_id'],
  ['topic', 'creator_id'],
];

/** Columns whose names look like user ids but are not. */
export const nonUserColumns: readonly Place[] = [
  // Id of a user, playlist or event, depending on `kind`; the user's id is in `user_id`.
  ['picture_use', 'owner_id'],
  // Ids of albums and artists.
  ['chosen_picture', 'owner_id'],
  ['found_text', 'owner_id'],
  ['outside_find', 'owner_id'],
];

type Value = string | number | null;

/** Rows whose column names the user. */
export async function selectUserRows(
  db: Db,
  [table, column]: Place,
  userId: number,
): Promise<Record<string, Value>[]> {
  const { rows } = await sql<Record<string, Value>>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db);
  return rows;
}

/** Deletes the rows whose column names the user. */
export const deleteUserRows = async (trx: Db, [table, column]: Place, userId: number): Promise<void> =>
  void (await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(trx));

/** Sets the column to null in rows that name the user. */
export const clearUserColumn = async (trx: Db, [table, column]: Place, userId: number): Promise<void> =>
  void (await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${userId}`.execute(
    trx,
  ));
