import { attachPictures, detachPictures, uploadedPictures } from '@qingyin/server-files';
import {
  eventTypes,
  resourceTypes,
  storeMentions,
  deleteMentions,
  eventPrivacies,
  visibleEvent,
} from '@qingyin/server-catalogue';
import { type Db, nextId, type EventRow } from '@qingyin/server-db';
import { badParameters, BusinessError, notFound } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';
import { notifyEvent } from '../notifications/create-notifications.ts';
import { deleteCommentReferences, deleteEventReferences } from '../notifications/delete-notifications.ts';

/** First id of user posts, above those of the demo catalogue. */
const FIRST_EVENT = 1_000_001;
const TOPIC = /#([^#\s][^#]{0,40})#/g;

export interface NewEvent {
  userId: number;
  type: number;
  msg: string;
  /** ms since 1970 */
  now: number;
  targetId?: number;
  forwardOf?: number;
  /** the intermediate forward through which the original was found */
  forwardVia?: number;
  /** who may see the post; default: all users */
  privacy?: number;
  /** keys of pictures uploaded by the user */
  pics?: readonly string[];
}

/** Id of the first known topic named between `#`s; 0 = none. */
async function topicIn(trx: Db, msg: string): Promise<number> {
  const names = [...msg.matchAll(TOPIC)].flatMap(([, name]) => name ?? []);
  if (names.length === 0) return 0;
  const rows = await trx
    .selectFrom('activity')
    .select(['id', 'title'])
    .where('title', 'in', names)
    .orderBy('position')
    .execute();
  return names.flatMap((name) => rows.find((row) => row.title === name)?.id ?? [])[0] ?? 0;
}

/**
 * Publishes a post; to be called inside `inWriteTransaction`. @throws BusinessError 400 for pictures the user has
 * not uploaded
 */
export async function addEvent(
  trx: Db,
  { userId, type, msg, now, targetId = 0, forwardOf = 0, forwardVia = 0, ...rest }: NewEvent,
): Promise<EventRow> {
  const { privacy = eventPrivacies.all, pics = [] } = rest;
  const pictures = await uploadedPictures(trx, userId, pics);
  if (pictures.length < new Set(pics).size) throw badParameters('图片不存在或已过期，请重新上传');
  const latest = await trx
    .selectFrom('event')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .executeTakeFirst();
  const row = await trx
    .insertInto('event')
    .values({
      id: await nextId(trx, 'event', FIRST_EVENT),
      user_id: userId,
      type,
      body: JSON.stringify({ msg }),
      // Feeds are paginated by the time of the last post, so times are unique.
      created_at: Math.max(now, Number(latest?.at ?? 0) + 1),
      liked_count: 0,
      target_id: targetId,
      forward_of: forwardOf,
      forward_via: forwardVia,
      activity_id: await topicIn(trx, msg),
      privacy,
      pics: JSON.stringify(pictures),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await attachPictures(trx, { id: row.id, userId, now }, pictures);
  const named = await storeMentions(trx, 'event', { id: row.id, userId, text: msg, now });
  await notifyEvent(trx, row, named);
  return row;
}

/**
 * Forwards a post. Forwarding a forward refers to the original and to the intermediate forward: both count it, and
 * both authors are notified. To be called inside `inWriteTransaction`.
 */
export async function forwardEvent(
  trx: Db,
  { eventId, authorId, ...post }: { eventId: number; authorId: number } & Omit<NewEvent, 'type'>,
): Promise<EventRow> {
  const named = await visibleEvent(trx, post.userId, eventId);
  if (named.user_id !== authorId) throw notFound('动态');
  const original = named.forward_of
    ? await visibleEvent(trx, post.userId, named.forward_of, '原动态')
    : named;
  const via = named === original ? 0 : named.id;
  return addEvent(trx, { ...post, type: eventTypes.forward, forwardOf: original.id, forwardVia: via });
}

/**
 * Owner check: loads a user's own post. @throws BusinessError 404 if it is missing or invisible to the user, 401
 * if it belongs to another user
 */
export async function requireOwnEvent(trx: Db, id: number, userId: number): Promise<EventRow> {
  const row = await visibleEvent(trx, userId, id);
  if (row.user_id !== userId) throw new BusinessError(resultCodes.notOwner, '只能修改自己的动态');
  return row;
}

/** Deletes a user's own post; to be called inside `inWriteTransaction`. @returns names of files to remove */
export async function deleteEvent(trx: Db, id: number, userId: number): Promise<string[]> {
  await requireOwnEvent(trx, id, userId);
  return removeEvents(trx, [id]);
}

/**
 * Removes posts with their pictures, comments, likes, mentions and notifications; to be called inside
 * `inWriteTransaction`. Forwards of them stay.
 *
 * @returns names of files to remove after the transaction is committed (`files.store.remove`)
 */
export async function removeEvents(trx: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const said = trx
    .selectFrom('comment')
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', 'in', ids);
  await trx.deleteFrom('comment_like').where('comment_id', 'in', said.select('id')).execute();
  await deleteCommentReferences(trx, said.select('id'));
  await deleteEventReferences(trx, ids);
  await trx.deleteFrom('comment_gone').where('id', 'in', said.select('reply_to')).execute();
  await deleteMentions(trx, 'event', ids);
  await trx
    .deleteFrom('comment')
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', 'in', ids)
    .execute();
  await trx
    .deleteFrom('resource_like')
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', 'in', ids)
    .execute();
  await trx.deleteFrom('event').where('id', 'in', ids).execute();
  return detachPictures(trx, ids);
}
