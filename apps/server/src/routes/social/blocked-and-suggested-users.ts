import {
  feedPrivacy,
  hiddenUsers,
  hideUser,
  setFeedPrivacy,
  setNotSuggested,
  suggestedUsers,
  unhideUser,
} from '@qingyin/server-social';
import { userById } from '@qingyin/server-catalogue';
import { inWriteTransaction } from '@qingyin/server-db';
import { badParameters } from '@qingyin/server-kernel';
import { endpoints, type HiddenUser } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { type UserRequestContext, personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;
const ON = 1;
const done = { code: 200 };

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
    await (t === ON ? hideUser(trx, hiding) : unhideUser(trx, hiding));
  });
  return done;
}

/** Routes of blocked and muted users, suggested users, and the privacy of the user's own posts. */
export const peopleRoutes: Route[] = [
  personal(social.feedPrivacy, schemas.social.feedPrivacy, async ({ db, user }, { events }) => {
    if (events !== undefined) await setFeedPrivacy(db, user.id, events);
    return { code: 200, data: { events: await feedPrivacy(db, user.id) } };
  }),
  personal(social.peopleBlock, schemas.social.peopleBlock, (call, params) => change(call, 'block', params)),
  personal(social.peopleMute, schemas.social.peopleMute, (call, params) => change(call, 'mute', params)),
  personal(social.peopleHidden, schemas.social.peopleHidden, async ({ db, user, origin }) => ({
    code: 200,
    data: await hiddenUsers(db, user.id, origin),
  })),
  personal(social.peopleSuggested, schemas.social.peopleSuggested, async (call, { limit }) => ({
    code: 200,
    data: await suggestedUsers(call.db, await viewpointOf(call), limit),
  })),
  personal(social.peopleNotSuggested, schemas.social.peopleNotSuggested, async (call, { id, t }) => {
    const me = call.user.id;
    if (id === me) throw badParameters();
    await inWriteTransaction(call.db, async (trx) => {
      await userById(trx, id);
      await setNotSuggested(trx, { me, id, now: call.app.now() }, t === ON);
    });
    return done;
  }),
];
