import { notHidden, eventVisibleTo, inVisibleThread, type Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { sql } from 'kysely';

/**
 * Query for the notifications a user can see: without actors the user has hidden, and without posts and threads
 * the user may not see. The filter runs at read time, so that blocking, unblocking and changes of visibility take
 * effect at once, in both directions.
 */
export const visibleNotifications = (db: Db, { userId, ...viewer }: Viewer & { userId: number }) =>
  db
    .selectFrom('notice')
    .where('notice.user_id', '=', userId)
    .where(notHidden(userId, 'notice.actor_id'))
    .where(inVisibleThread({ userId, ...viewer }, 'notice'))
    .where((eb) =>
      eb.or([
        eb('notice.event_id', '=', 0),
        eb.exists(
          eb
            .selectFrom('event')
            .select('event.id')
            .where('event.id', '=', sql.ref<number>('notice.event_id'))
            .where(eventVisibleTo(userId)),
        ),
      ]),
    );
