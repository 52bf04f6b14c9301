import { deleteFollowNotification } from '@qingyin/server-social';
import {
  toFollowUsers,
  imageUrl,
  userById,
  suggestUsers,
  usersByIds,
  eventPrivacies,
} from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { badParameters } from '@qingyin/server-kernel';
import { endpoints, type HiddenUser } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { type UserRequestContext, personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;
const ON = 1;
const done = { code: 200 };

interface Hiding {
  me: number;
  id: number;
  kind: HiddenUser['kind'];
  now: number;
}

/**
 * Blocks or mutes a user; a blocked user is not muted in addition. Blocking ends the follows in both directions.
 * To be called inside `inWriteTransaction`.
 */
async function hide(trx: Db, { me, id, kind, now }: Hiding): Promise<void> {
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

const show = (trx: Db, { me, id, kind }: Hiding) =>
  trx
    .deleteFrom('hidden_person')
    .where('user_id', '=', me)
    .where('target_id', '=', id)
    .where('kind', '=', kind)
    .execute();

async function change(
  call: UserRequestContext,
  kind: HiddenUser['kind'],
  { id, t }: { id: number; t: number },
) {
  const me = call.user.id;
  if (id === me) throw badParameters('不能拉黑或屏蔽自己');
  const hiding = { me, id, kind, now: call.app.now() };
  await inWriteTransaction(call.db, async (trx) => {
    await userById(trx, id);
    await (t === ON ? hide(trx, hiding) : show(trx, hiding));
  });
  return done;
}

/** Routes of blocked and muted users, suggested users, and the privacy of the user's own posts. */
export const peopleRoutes: Route[] = [
  personal(social.feedPrivacy, schemas.social.feedPrivacy, async (call, { events }) => {
    const user_id = call.user.id;
    if (events !== undefined)
      await inWriteTransaction(call.db, async (trx) => {
        await trx.deleteFrom('feed_privacy').where('user_id', '=', user_id).execute();
        if (events !== eventPrivacies.all)
          await trx.insertInto('feed_privacy').values({ user_id, events }).execute();
      });
    const row = await call.db
      .selectFrom('feed_privacy')
      .select('events')
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    const kept = Object.values(eventPrivacies).find((privacy) => privacy === row?.events);
    return { code: 200, data: { events: kept ?? eventPrivacies.all } };
  }),
  personal(social.peopleBlock, schemas.social.peopleBlock, (call, params) => change(call, 'block', params)),
  personal(social.peopleMute, schemas.social.peopleMute, (call, params) => change(call, 'mute', params)),
  personal(social.peopleHidden, schemas.social.peopleHidden, async (call) => {
    const rows = await call.db
      .selectFrom('hidden_person')
      .innerJoin('user', 'user.id', 'hidden_person.target_id')
      .select([
        'user.id',
        'user.nickname',
        'user.image_key',
        'hidden_person.kind',
        'hidden_person.created_at',
      ])
      .where('hidden_person.user_id', '=', call.user.id)
      .orderBy('hidden_person.created_at', 'desc')
      .orderBy('user.id')
      .execute();
    const data = rows.map((row) => ({
      userId: row.id,
      nickname: row.nickname,
      avatarUrl: imageUrl(call.origin, row.image_key),
      kind: row.kind,
      time: row.created_at,
    }));
    return { code: 200, data };
  }),
  personal(social.peopleSuggested, schemas.social.peopleSuggested, async (call, { limit }) => {
    const view = await viewpointOf(call);
    const suggestions = await suggestUsers(call.db, view, limit);
    const users = await usersByIds(
      call.db,
      suggestions.map(({ id }) => id),
    );
    // The time is that of registration, since suggested users are not followed yet.
    const rows = suggestions.flatMap(({ id }) => {
      const user = users.get(id);
      return user ? [{ ...user, followed_at: user.created_at }] : [];
    });
    const reasons = new Map(suggestions.map(({ id, reason }) => [id, reason]));
    const people = await toFollowUsers(call.db, rows, view);
    const data = people.flatMap((user) => {
      const reason = reasons.get(user.userId);
      return reason ? [{ ...user, reason }] : [];
    });
    return { code: 200, data };
  }),
  personal(social.peopleNotSuggested, schemas.social.peopleNotSuggested, async (call, { id, t }) => {
    const me = call.user.id;
    if (id === me) throw badParameters();
    await inWriteTransaction(call.db, async (trx) => {
      await userById(trx, id);
      if (t === ON)
        await trx
          .insertInto('not_suggested')
          .values({ user_id: me, target_id: id, created_at: call.app.now() })
          .onConflict((conflict) => conflict.columns(['user_id', 'target_id']).doNothing())
          .execute();
      else
        await trx.deleteFrom('not_suggested').where('user_id', '=', me).where('target_id', '=', id).execute();
    });
    return done;
  }),
];
