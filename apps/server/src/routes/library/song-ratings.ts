import { resolveSongIds } from '@qingyin/server-catalogue';
import { playsOfUser, rateSong, ratingsOf, type SongPart } from '@qingyin/server-playlists';
import { inWriteTransaction } from '@qingyin/server-db';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route, type UserRequestContext } from '../../http/route.ts';

const { library } = endpoints;

type Read<Item> = (...to: [...Parameters<typeof ratingsOf>]) => Promise<{ count: number; items: Item[] }>;

/** Answer with a page of songs of the caller. */
async function pageOf<Item>(call: UserRequestContext, part: SongPart, read: Read<Item>) {
  const { count, items } = await read(call.db, call.user.id, await call.viewer(), part);
  return { code: 200, count, more: count > part.offset + items.length, data: items };
}

/** Routes of the caller's ratings and plays of songs (docs/api-extensions.md). */
export const songRatingRoutes: Route[] = [
  rateLimited(
    rateLimitRules.rate,
    personal(library.songRate, schemas.library.songRate, async (call, { id: wanted, stars }) => {
      const viewer = await call.viewer();
      const [id = wanted] = await resolveSongIds(call.db, viewer, [wanted]);
      const row = { user_id: call.user.id, song_id: id, stars, at: call.app.now() };
      await inWriteTransaction(call.db, (trx) => rateSong(trx, row, viewer));
      return { code: 200, stars };
    }),
  ),
  personal(library.songRatings, schemas.library.songRatings, async (call, part) =>
    pageOf(call, part, ratingsOf),
  ),
  personal(library.songPlays, schemas.library.songPlays, async (call, part) =>
    pageOf(call, part, playsOfUser),
  ),
];
