import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type PersonalCall, type Route } from '../../http/route.ts';
import { type RadioMode, radioSongs } from '../../recommend/radio.ts';
import { noteSkip } from '../../recommend/skips.ts';
import { keepAway, unwantedCount } from '../../recommend/unwanted.ts';
import { personOf } from './daily.ts';
import { asOldSongs, songOrRefuse } from './proposed-songs.ts';

const { listening } = endpoints;
const SONGS = 3;

async function next(call: PersonalCall, mode: RadioMode, submode: string, limit: number) {
  const proposed = await radioSongs(call.db, personOf(call), { mode, submode, limit });
  return { code: 200, popAdjust: false, data: await asOldSongs(call.db, proposed, call.origin) };
}

/** Routes of the private FM (contract page, 4.7). Extensions: docs/api-extensions.md. */
export const radioRoutes: Route[] = [
  personal(listening.personalFm, schemas.listening.personalFm, (call) => next(call, 'DEFAULT', '', SONGS)),
  personal(listening.personalFmMode, schemas.listening.personalFmMode, (call, { mode, submode, limit }) =>
    next(call, mode, submode, limit),
  ),
  personal(listening.fmTrash, schemas.listening.fmTrash, async (call, { id }) => {
    await songOrRefuse(call.db, id);
    await keepAway(call.db, { user_id: call.user.id, song_id: id, source: 'trash', at: call.house.now() });
    return { code: 200, songs: [], count: await unwantedCount(call.db, call.user.id) };
  }),
  personal(listening.radioSkipped, schemas.listening.radioSkipped, async (call, { id }) => {
    await songOrRefuse(call.db, id);
    await noteSkip(call.db, call.user.id, id, call.house.now());
    return { code: 200 };
  }),
];
