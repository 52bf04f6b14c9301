import {
  artistById,
  toEvents,
  type Viewer,
  eventTypes,
  resourceTypes,
  resolveThread,
  eventPrivacies,
} from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { addEvent, deleteEvent, forwardEvent, requireOwnEvent } from '@qingyin/server-social';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;

/** Loads an artist by the id of a request. @throws BusinessError 400, 404 if the viewer sees no such artist */
async function artistFor(trx: Db, id: string | undefined, viewer: Viewer): Promise<{ id: number }> {
  if (!/^\d{1,15}$/.test(id ?? '')) throw badParameters();
  return artistById(trx, Number(id), viewer);
}

/** Routes that publish, forward, hide and delete posts (docs/specification/contract/social.md#feed-and-posts). */
export const eventRoutes: Route[] = [
  rateLimited(
    rateLimitRules.write,
    personal(
      social.shareResource,
      schemas.social.shareResource,
      async (call, { type, id, msg, pics = [], privacy = eventPrivacies.all }) => {
        const view = await viewpointOf(call);
        const post = { userId: call.user.id, msg, pics, privacy, now: call.app.now() };
        if (type !== 'noresource' && id === undefined) throw badParameters();
        if (type === 'noresource' && !msg && pics.length === 0) throw badParameters('内容不能为空');
        const row = await inWriteTransaction(call.db, async (trx) => {
          if (type === 'noresource') return addEvent(trx, { ...post, type: eventTypes.text });
          // Artists have no comments, hence no thread to resolve the id by.
          const shared =
            type === 'artist'
              ? await artistFor(trx, id, view)
              : await resolveThread(trx, view, { type: resourceTypes[type], id });
          return addEvent(trx, { ...post, type: eventTypes[type], targetId: shared.id });
        });
        const [event] = await toEvents(call.db, [row], view);
        if (!event) throw notFound('动态');
        return { code: 200, event, id: event.id };
      },
    ),
  ),
  rateLimited(
    rateLimitRules.write,
    personal(social.eventForward, schemas.social.eventForward, async (call, { evId, uid, forwards }) => {
      const post = { userId: call.user.id, msg: forwards, now: call.app.now() };
      const row = await inWriteTransaction(call.db, (trx) =>
        forwardEvent(trx, { ...post, eventId: evId, authorId: uid }),
      );
      return { code: 200, data: { msg: '转发成功', eventId: row.id, eventTime: row.created_at } };
    }),
  ),
  personal(social.eventDel, schemas.social.eventDel, async (call, { evId }) => {
    const spare = await inWriteTransaction(call.db, (trx) => deleteEvent(trx, evId, call.user.id));
    await call.app.files.store.remove(spare);
    return { code: 200 };
  }),
  personal(social.eventPrivacy, schemas.social.eventPrivacy, async (call, { evId, privacy }) => {
    await inWriteTransaction(call.db, async (trx) => {
      await requireOwnEvent(trx, evId, call.user.id);
      await trx.updateTable('event').set({ privacy }).where('id', '=', evId).execute();
    });
    return { code: 200 };
  }),
];
