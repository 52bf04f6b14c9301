import { resultCodes } from '@qingyin/contract';
import type { Db } from '../../db/open.ts';
import { nextId } from '../../db/write.ts';
import type { EventRow } from '../../db/schema.ts';
import { eventTypes, resourceTypes } from '../../entities/resource-numbers.ts';
import { visibleEvents } from '../../entities/visible-events.ts';
import { takeBackComments, takeBackEvents } from '../../notices/take-back.ts';
import { BusinessError, notFound } from '../../http/failures.ts';

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

/** Posts; to be called inside `write`. */
export async function addEvent(
  trx: Db,
  { userId, type, msg, now, targetId = 0, forwardOf = 0 }: NewEvent,
): Promise<EventRow> {
  const latest = await trx
    .selectFrom('event')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .executeTakeFirst();
  return trx
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
      activity_id: await topicIn(trx, msg),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Passes on an event, of a forward what it passes on; to be called inside `write`. */
export async function forwardEvent(
  trx: Db,
  { eventId, authorId, ...post }: { eventId: number; authorId: number } & Omit<NewEvent, 'type'>,
): Promise<EventRow> {
  const visible = (id: number) =>
    visibleEvents(trx, post.userId)
      .select(['event.id', 'event.user_id', 'event.forward_of'])
      .where('event.id', '=', id)
      .executeTakeFirst();
  const named = await visible(eventId);
  if (!named || named.user_id !== authorId) throw notFound('动态');
  const original = named.forward_of ? await visible(named.forward_of) : named;
  if (!original) throw notFound('原动态');
  return addEvent(trx, { ...post, type: eventTypes.forward, forwardOf: original.id });
}

/** A person's own event. @throws BusinessError 404 when it is not there (for this person), 401 for somebody else's */
export async function ownEvent(trx: Db, id: number, userId: number): Promise<EventRow> {
  const row = await visibleEvents(trx, userId)
    .selectAll('event')
    .where('event.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('动态');
  if (row.user_id !== userId) throw new BusinessError(resultCodes.notOwner, '只能修改自己的动态');
  return row;
}

/** Deletes a person's own event with what was said under it; to be called inside `write`. Forwards stay. */
export async function deleteEvent(trx: Db, id: number, userId: number): Promise<void> {
  await ownEvent(trx, id, userId);
  const said = trx
    .selectFrom('comment')
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', '=', id);
  await trx.deleteFrom('comment_like').where('comment_id', 'in', said.select('id')).execute();
  await takeBackComments(trx, said.select('id'));
  await takeBackEvents(trx, [id]);
  await trx.deleteFrom('comment_gone').where('id', 'in', said.select('reply_to')).execute();
  await trx
    .deleteFrom('comment')
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', '=', id)
    .execute();
  await trx
    .deleteFrom('resource_like')
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', '=', id)
    .execute();
  await trx.deleteFrom('event').where('id', '=', id).execute();
}
