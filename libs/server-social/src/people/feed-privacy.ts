import { eventPrivacies } from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction } from '@qingyin/server-db';

type EventPrivacy = (typeof eventPrivacies)[keyof typeof eventPrivacies];

/** Who may see all posts of a user. */
export async function feedPrivacy(db: Db, userId: number): Promise<EventPrivacy> {
  const row = await db
    .selectFrom('feed_privacy')
    .select('events')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const kept = Object.values(eventPrivacies).find((privacy) => privacy === row?.events);
  return kept ?? eventPrivacies.all;
}

/** Stores who may see all posts of a user. */
export const setFeedPrivacy = (db: Db, userId: number, events: number): Promise<void> =>
  inWriteTransaction(db, async (trx) => {
    await trx.deleteFrom('feed_privacy').where('user_id', '=', userId).execute();
    if (events !== eventPrivacies.all)
      await trx.insertInto('feed_privacy').values({ user_id: userId, events }).execute();
  });
