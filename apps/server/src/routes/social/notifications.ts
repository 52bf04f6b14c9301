import {
  saveNotificationState,
  loadNotificationState,
  listNotifications,
  unreadCountsByKind,
  unreadSummary,
} from '@qingyin/server-social';
import { inWriteTransaction } from '@qingyin/server-db';
import { endpoints, type NotificationSettings, type NotificationKind } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;

/** The settings given in a request, without undefined ones. */
const chosen = (sent: {
  [Name in keyof NotificationSettings]?: boolean | undefined;
}): Partial<NotificationSettings> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));

/**
 * Routes of notifications (docs/api-extensions.md), and their counts in the format of the contract
 * (docs/specification/contract/social.md#follows-and-fans).
 */
export const notificationRoutes: Route[] = [
  personal(social.notifications, schemas.social.notifications, async (call, page) => {
    const view = { ...(await viewpointOf(call)), now: call.app.now() };
    const { notifications, more } = await listNotifications(call.db, view, page);
    const { unread } = await unreadSummary(call.db, view, view.now);
    return { code: 200, data: { notices: notifications, more, unread } };
  }),
  personal(social.notificationsRead, schemas.social.notificationsRead, async (call, { until }) => {
    const now = call.app.now();
    // Limited to the present, so that future notifications stay unread.
    const readUntil = until > 0 ? Math.min(until, now) : now;
    await inWriteTransaction(call.db, (trx) => saveNotificationState(trx, call.user.id, { readUntil }));
    return { code: 200 };
  }),
  personal(social.notificationsUnread, schemas.social.notificationsUnread, async (call) => ({
    code: 200,
    data: await unreadSummary(call.db, await viewpointOf(call), call.app.now()),
  })),
  personal(social.notificationSettings, schemas.social.notificationSettings, async (call, sent) => {
    const choice = chosen(sent);
    if (Object.keys(choice).length === 0)
      return { code: 200, data: (await loadNotificationState(call.db, call.user.id)).choice };
    const state = await inWriteTransaction(call.db, (trx) =>
      saveNotificationState(trx, call.user.id, { choice }),
    );
    return { code: 200, data: state.choice };
  }),
  personal(social.plCount, schemas.social.plCount, async (call) => {
    const { id } = call.user;
    const kinds = await unreadCountsByKind(
      call.db,
      await viewpointOf(call),
      call.app.now(),
      await loadNotificationState(call.db, id),
    );
    const of = (...names: NotificationKind[]): number =>
      names.reduce((sum, name) => sum + (kinds.get(name) ?? 0), 0);
    return {
      code: 200,
      // This server has no private messages.
      msg: 0,
      notice: of('mention', 'like-comment', 'like-event', 'album'),
      comment: of('reply', 'comment'),
      forward: of('forward'),
      follow: of('follow'),
      event: 0,
    };
  }),
];
