import {
  guestFmSongs,
  type PrivateFmMode,
  privateFmSongs,
  recordSkip,
  addUnwantedSong,
  countUnwantedSongs,
  type Recommended,
} from '@qingyin/server-recommend';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { isLoggedIn, personal, route, type UserRequestContext, type Route } from '../../http/route.ts';
import { recommendationUserOf } from './daily-recommendations.ts';
import { toRecommendedOldSongs, songByIdOrThrow } from './recommended-songs.ts';

const { listening } = endpoints;
const SONGS = 3;

async function answer(call: RequestContext, proposed: readonly Recommended[]) {
  return { code: 200, popAdjust: false, data: await toRecommendedOldSongs(call, proposed) };
}

const next = async (call: UserRequestContext, mode: PrivateFmMode, submode: string, limit: number) =>
  answer(call, await privateFmSongs(call.db, await recommendationUserOf(call), { mode, submode, limit }));

const nextForGuest = async (call: RequestContext) =>
  answer(call, await guestFmSongs(call.db, await call.viewer(), { limit: SONGS, now: call.app.now() }));

/**
 * Routes of the private FM (docs/specification/contract/discover.md#private-fm). Extensions: docs/api-extensions.md.
 */
export const privateFmRoutes: Route[] = [
  route(listening.personalFm, schemas.listening.personalFm, (call) =>
    isLoggedIn(call) ? next(call, 'DEFAULT', '', SONGS) : nextForGuest(call),
  ),
  personal(listening.personalFmMode, schemas.listening.personalFmMode, (call, { mode, submode, limit }) =>
    next(call, mode, submode, limit),
  ),
  personal(listening.fmTrash, schemas.listening.fmTrash, async (call, { id }) => {
    await songByIdOrThrow(call, id);
    await addUnwantedSong(call.db, {
      user_id: call.user.id,
      song_id: id,
      source: 'trash',
      at: call.app.now(),
    });
    return { code: 200, songs: [], count: await countUnwantedSongs(call.db, call.user.id) };
  }),
  personal(listening.radioSkipped, schemas.listening.radioSkipped, async (call, { id }) => {
    await songByIdOrThrow(call, id);
    await recordSkip(call.db, call.user.id, id, call.app.now());
    return { code: 200 };
  }),
];
