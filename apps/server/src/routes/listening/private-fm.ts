import {
  type PrivateFmMode,
  privateFmSongs,
  recordSkip,
  addUnwantedSong,
  countUnwantedSongs,
} from '@qingyin/server-recommend';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';
import { recommendationUserOf } from './daily-recommendations.ts';
import { toRecommendedOldSongs, songByIdOrThrow } from './recommended-songs.ts';

const { listening } = endpoints;
const SONGS = 3;

async function next(call: UserRequestContext, mode: PrivateFmMode, submode: string, limit: number) {
  const proposed = await privateFmSongs(call.db, await recommendationUserOf(call), { mode, submode, limit });
  return { code: 200, popAdjust: false, data: await toRecommendedOldSongs(call, proposed) };
}

/**
 * Routes of the private FM (docs/specification/contract/discover.md#private-fm). Extensions: docs/api-extensions.md.
 */
export const privateFmRoutes: Route[] = [
  personal(listening.personalFm, schemas.listening.personalFm, (call) => next(call, 'DEFAULT', '', SONGS)),
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
