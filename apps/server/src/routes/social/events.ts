import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { Db } from '../../db/open.ts';
import { write } from '../../db/write.ts';
import { toEvents } from '../../entities/events.ts';
import { eventTypes, resourceTypes } from '../../entities/resource-numbers.ts';
import { threadFor } from '../../entities/threads.ts';
import { privacies } from '../../entities/visible-events.ts';
import { badParameters, notFound } from '../../http/failures.ts';
import { limited, rules } from '../../http/limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { viewOf } from './thread-queries.ts';
import { addEvent, deleteEvent, forwardEvent, ownEvent } from './write-events.ts';

const { social } = endpoints;

/** Loads an artist by the id of a request. @throws BusinessError 400, 404 if it does not exist */
async function artistFor(trx: Db, id: string | undefined): Promise<{ id: number }> {
  if (!/^\d{1,15}$/.test(id ?? '')) throw badParameters();
  const row = await trx.selectFrom('artist').select('id').where('id', '=', Number(id)).executeTakeFirst();
  if (!row) throw notFound('歌手');
  return row;
}

/** Routes that publish, forward, hide and delete posts (contract page, 4.8). */
export const eventRoutes: Route[] = [
  limited(
    rules.write,
    personal(
      social.shareResource,
      schemas.social.shareResource,
      async (call, { type, id, msg, pics = [], privacy = privacies.all }) => {
        const post = { userId: call.user.id, msg, pics, privacy, now: call.house.now() };
        if (type !== 'noresource' && id === undefined) throw badParameters();
        if (type === 'noresource' && !msg && pics.length === 0) throw badParameters('内容不能为空');
        const row = await write(call.db, async (trx) => {
          if (type === 'noresource') return addEvent(trx, { ...post, type: eventTypes.words });
          // Artists have no comments, hence no thread to resolve the id by.
          const shared =
            type === 'artist'
              ? await artistFor(trx, id)
              : await threadFor(trx, call.user.id, { type: resourceTypes[type], id });
          return addEvent(trx, { ...post, type: eventTypes[type], targetId: shared.id });
        });
        const [event] = await toEvents(call.db, [row], viewOf(call));
        if (!event) throw notFound('动态');
        return { code: 200, event, id: event.id };
      },
    ),
  ),
  limited(
    rules.write,
    personal(social.eventForward, schemas.social.eventForward, async (call, { evId, uid, forwards }) => {
      const post = { userId: call.user.id, msg: forwards, now: call.house.now() };
      const row = await write(call.db, (trx) => forwardEvent(trx, { ...post, eventId: evId, authorId: uid }));
      return { code: 200, data: { msg: '转发成功', eventId: row.id, eventTime: row.created_at } };
    }),
  ),
  personal(social.eventDel, schemas.social.eventDel, async (call, { evId }) => {
    const spare = await write(call.db, (trx) => deleteEvent(trx, evId, call.user.id));
    await call.house.files.store.remove(spare);
    return { code: 200 };
  }),
  personal(social.eventPrivacy, schemas.social.eventPrivacy, async (call, { evId, privacy }) => {
    await write(call.db, async (trx) => {
      await ownEvent(trx, evId, call.user.id);
      await trx.updateTable('event').set({ privacy }).where('id', '=', evId).execute();
    });
    return { code: 200 };
  }),
];
