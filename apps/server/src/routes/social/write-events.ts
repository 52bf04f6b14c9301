import { resultCodes } from '@qingyin/contract';
import type { Db } from '../../db/open.ts';
import { nextId } from '../../db/write.ts';
import type { EventRow } from '../../db/schema.ts';
import { eventTypes, resourceTypes } from '../../entities/resource-numbers.ts';
import { keepMentions, dropMentions } from '../../entities/mentions.ts';
import { privacies, visibleEvent } from '../../entities/visible-events.ts';
import { givePictures, releasePictures, sentPictures } from '../../files/post-pictures.ts';
import { badParameters, BusinessError, notFound } from '../../http/failures.ts';
import { takeBackComments, takeBackEvents } from '../../notices/take-back.ts';
import { tellOfEvent } from '../../notices/tell.ts';

/** Above the ids of the demo catalogue. */
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
  /** the forward through which that was found */
  forwardVia?: number;
  /** who may see it, everybody where nothing is said */
  privacy?: number;
  /** keys of pictures that the user has sent */
  pics?: readonly string[];
}

/** The first known topic named between `#`s; 0 = none. */
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

/** Posts; to be called inside `write`. @throws BusinessError 400 for pictures that the user has not sent */
export async function addEvent(
  trx: Db,
  { userId, type, msg, now, targetId = 0, forwardOf = 0, forwardVia = 0, ...rest }: NewEvent,
): Promise<EventRow> {
  const { privacy = privacies.all, pics = [] } = rest;
  const pictures = await sentPictures(trx, userId, pics);
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
      // Feeds go on from the time of their last event, so no two may share a millisecond.
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
  await givePictures(trx, { id: row.id, userId, now }, pictures);
  const named = await keepMentions(trx, 'event', { id: row.id, userId, words: msg, now });
  await tellOfEvent(trx, row, named);
  return row;
}

/** Passes on an event, of a forward what it passes on: both are counted, and both authors told; to be called inside `write`. */
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

/** A person's own event. @throws BusinessError 404 when it is not there (for this person), 401 for somebody else's */
export async function ownEvent(trx: Db, id: number, userId: number): Promise<EventRow> {
  const row = await visibleEvent(trx, userId, id);
  if (row.user_id !== userId) throw new BusinessError(resultCodes.notOwner, '只能修改自己的动态');
  return row;
}

/** Deletes a person's own event; to be called inside `write`. @returns names of files to remove */
export async function deleteEvent(trx: Db, id: number, userId: number): Promise<string[]> {
  await ownEvent(trx, id, userId);
  return removeEvents(trx, [id]);
}

/**
 * Removes events with their pictures and what was said under them; to be called inside `write`. Forwards stay.
 *
 * @returns names of files to remove once the change is done (`files.store.remove`)
 */
export async function removeEvents(trx: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const said = trx
    .selectFrom('comment')
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', 'in', ids);
  await trx.deleteFrom('comment_like').where('comment_id', 'in', said.select('id')).execute();
  await takeBackComments(trx, said.select('id'));
  await takeBackEvents(trx, ids);
  await trx.deleteFrom('comment_gone').where('id', 'in', said.select('reply_to')).execute();
  await dropMentions(trx, 'event', ids);
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
  return releasePictures(trx, ids);
}
