import { EDITOR_ID } from '@qingyin/demo-catalogue';
import { chartIds, type SeedRows } from '@qingyin/demo-seed';
import { deleteUserRows, ownedRowColumns } from '@qingyin/server-accounts';
import { releaseFiles } from '@qingyin/server-files';
import { indexEntities } from '@qingyin/server-search';
import { deleteCommentReferences, deleteEventReferences } from '@qingyin/server-social';
import { resourceTypes } from '@qingyin/server-catalogue';
import { deleteUploadsOf } from '@qingyin/server-uploads';
import { searchKinds } from '@qingyin/contract';
import { demoIdsIn } from './demo-parts.ts';
import type { DemoStep, Trx } from './demo-step.ts';

/**
 * Columns that stay: what others have done to demo users (it counts again when the demo comes back), and rows that are
 * removed with their playlist, comment or account.
 */
const KEPT = new Set([
  'follow.target_id',
  'hidden_person.target_id',
  'not_suggested.target_id',
  'mention.user_id',
  'playlist.owner_id',
  'playlist_track.user_id',
  'playlist_version.user_id',
  'comment.user_id',
  'comment_like.user_id',
  'resource_like.user_id',
  'event.user_id',
  'cloud_song.user_id',
  'upload_ticket.user_id',
  'picture_use.user_id',
  'music_library.owner_id',
]);

/** Steps that remove demo users with what they own; the account that owns the charts stays. */
export function removePeopleSteps(parts: readonly SeedRows[]): DemoStep[] {
  const users = demoIdsIn(parts, 'user');
  const seeded = new Set(demoIdsIn(parts, 'comment'));
  return users.flatMap((id): DemoStep[] => [
    (trx) => takeLikesBack(trx, id),
    (trx) => removeComments(trx, id, seeded),
    (trx) => removeEvents(trx, id),
    ...ownedRowColumns
      .filter(([table, column]) => !KEPT.has(`${table}.${column}`))
      .map(
        (place): DemoStep =>
          (trx) =>
            deleteUserRows(trx, place, id),
      ),
    (trx) => removePlaylists(trx, id),
    (trx) => removeFiles(trx, id),
    (trx) => removeAccount(trx, id),
  ]);
}

/** Deletes a user's likes, which comments and posts of others count. */
async function takeLikesBack(trx: Trx, userId: number): Promise<void> {
  const comments = await trx
    .deleteFrom('comment_like')
    .where('user_id', '=', userId)
    .returning('comment_id as id')
    .execute();
  const posts = await trx
    .deleteFrom('resource_like')
    .where('user_id', '=', userId)
    .returning(['resource_id as id', 'resource_type as type'])
    .execute();
  const liked = {
    comment: comments.map(({ id }) => id),
    event: posts.filter(({ type }) => type === resourceTypes.event).map(({ id }) => id),
  };
  for (const table of ['comment', 'event'] as const)
    if (liked[table].length > 0)
      await trx
        .updateTable<'comment' | 'event'>(table)
        .set((eb) => ({ liked_count: eb('liked_count', '-', 1) }))
        .where('id', 'in', liked[table])
        .execute();
}

/** Replies of others to seeded comments keep their place; those to other comments become top-level comments. */
async function removeComments(trx: Trx, userId: number, seeded: ReadonlySet<number>): Promise<void> {
  const own = trx.selectFrom('comment').select('comment.id').where('user_id', '=', userId);
  const later = (await own.execute()).map(({ id }) => id).filter((id) => !seeded.has(id));
  if (later.length > 0) {
    await trx.updateTable('comment').set({ parent_id: 0 }).where('parent_id', 'in', later).execute();
    await trx.updateTable('comment').set({ reply_to: null }).where('reply_to', 'in', later).execute();
  }
  await trx.deleteFrom('mention').where('kind', '=', 'comment').where('resource_id', 'in', own).execute();
  await deleteCommentReferences(trx, own);
  await trx.deleteFrom('comment').where('user_id', '=', userId).execute();
}

async function removeEvents(trx: Trx, userId: number): Promise<void> {
  const own = trx.selectFrom('event').select('event.id').where('user_id', '=', userId);
  await trx.deleteFrom('mention').where('kind', '=', 'event').where('resource_id', 'in', own).execute();
  await deleteEventReferences(trx, own);
  await trx.deleteFrom('event').where('user_id', '=', userId).execute();
}

async function removePlaylists(trx: Trx, userId: number): Promise<void> {
  const rows = await trx
    .selectFrom('playlist')
    .select('id')
    .where('owner_id', '=', userId)
    .where('hidden', '=', 0)
    .where('id', 'not in', chartIds)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const table of ['playlist_track', 'playlist_video', 'playlist_version'] as const)
    await trx.deleteFrom<typeof table>(table).where('playlist_id', 'in', ids).execute();
  await trx.deleteFrom('playlist').where('id', 'in', ids).execute();
  await indexEntities(trx, searchKinds.playlist, ...ids);
}

async function removeFiles(trx: Trx, userId: number): Promise<string[]> {
  await deleteUploadsOf(trx, userId, Date.now());
  const songs = await trx
    .deleteFrom('cloud_song')
    .where('user_id', '=', userId)
    .returning(['file_hash', 'cover_hash'])
    .execute();
  const tickets = await trx
    .deleteFrom('upload_ticket')
    .where('user_id', '=', userId)
    .returning('file_hash')
    .execute();
  const pictures = await trx
    .deleteFrom('picture_use')
    .where('user_id', '=', userId)
    .returning('hash')
    .execute();
  return releaseFiles(trx, [
    ...songs.flatMap((song) => [song.file_hash, song.cover_hash]),
    ...tickets.map((ticket) => ticket.file_hash),
    ...pictures.map((picture) => picture.hash),
  ]);
}

async function removeAccount(trx: Trx, userId: number): Promise<void> {
  if (userId === EDITOR_ID)
    await trx.updateTable('user').set({ role: 'system' }).where('id', '=', userId).execute();
  else await trx.deleteFrom('user').where('id', '=', userId).execute();
  await indexEntities(trx, searchKinds.user, userId);
}
