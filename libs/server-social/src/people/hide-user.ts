import { imageUrl } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import type { HiddenUser } from '@qingyin/contract';
import { deleteFollowNotification } from '../notifications/delete-notifications.ts';

/** That a user blocks or mutes another one. */
export interface Hiding {
  /** the user who blocks or mutes */
  me: number;
  /** the other user */
  id: number;
  kind: HiddenUser['kind'];
  /** ms since 1970 */
  now: number;
}

/**
 * Blocks or mutes a user; a blocked user is not muted in addition. Blocking ends the follows in both directions.
 * To be called inside `inWriteTransaction`.
 */
export async function hideUser(trx: Db, { me, id, kind, now }: Hiding): Promise<void> {
  const row = { user_id: me, target_id: id, kind, created_at: now };
  const insert = trx.insertInto('hidden_person').values(row);
  if (kind === 'mute') {
    await insert.onConflict((conflict) => conflict.columns(['user_id', 'target_id']).doNothing()).execute();
    return;
  }
  await insert
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'target_id'])
        .doUpdateSet({ kind, created_at: now })
        .where('hidden_person.kind', '!=', kind),
    )
    .execute();
  await trx
    .deleteFrom('follow')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', me), eb('target_id', '=', id)]),
        eb.and([eb('user_id', '=', id), eb('target_id', '=', me)]),
      ]),
    )
    .execute();
  await deleteFollowNotification(trx, me, id);
  await deleteFollowNotification(trx, id, me);
}

/** Ends the block or the mute of a user. */
export async function unhideUser(trx: Db, { me, id, kind }: Omit<Hiding, 'now'>): Promise<void> {
  await trx
    .deleteFrom('hidden_person')
    .where('user_id', '=', me)
    .where('target_id', '=', id)
    .where('kind', '=', kind)
    .execute();
}

/** Users whom a user has blocked or muted, latest first. @param origin prefix of the URLs of pictures */
export async function hiddenUsers(db: Db, userId: number, origin: string): Promise<HiddenUser[]> {
  const rows = await db
    .selectFrom('hidden_person')
    .innerJoin('user', 'user.id', 'hidden_person.target_id')
    .select(['user.id', 'user.nickname', 'user.image_key', 'hidden_person.kind', 'hidden_person.created_at'])
    .where('hidden_person.user_id', '=', userId)
    .orderBy('hidden_person.created_at', 'desc')
    .orderBy('user.id')
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    nickname: row.nickname,
    avatarUrl: imageUrl(origin, row.image_key),
    kind: row.kind,
    time: row.created_at,
  }));
}
