import {
  artistById,
  splitPage,
  relationsTo,
  subscribedIds,
  subscriberCounts,
  toUserBrief,
  usersByIds,
} from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { videoCount } from './row-counts.ts';

const { music } = endpoints;

/**
 * Routes of an artist's followers (docs/specification/contract/discover.md#singer-page); the answers depend on the
 * caller.
 */
export const artistFanRoutes: Route[] = [
  route(
    music.artistDetailDynamic,
    schemas.music.artistDetailDynamic,
    async ({ db, user, viewer }, { id }) => {
      await artistById(db, id, await viewer());
      return {
        code: 200,
        followed: (await subscribedIds(db, user?.id ?? null, 'artist', [id])).has(id),
        videoCount: await videoCount(db, id),
      };
    },
  ),
  route(music.artistFollowCount, schemas.music.artistFollowCount, async ({ db, user, viewer }, { id }) => {
    await artistById(db, id, await viewer());
    return {
      code: 200,
      data: {
        fansCnt: (await subscriberCounts(db, 'artist', [id])).get(id) ?? 0,
        isFollow: (await subscribedIds(db, user?.id ?? null, 'artist', [id])).has(id),
      },
    };
  }),
  route(music.artistFans, schemas.music.artistFans, async (call, { id, limit, offset }) => {
    const { db, user, origin } = call;
    await artistById(db, id, await call.viewer());
    const { rows, more } = splitPage(
      await db
        .selectFrom('subscription')
        .select('user_id')
        .where('kind', '=', 'artist')
        .where('resource_id', '=', id)
        .orderBy('created_at', 'desc')
        .orderBy('user_id')
        .limit(limit + 1)
        .offset(offset)
        .execute(),
      limit,
    );
    const ids = rows.map((row) => row.user_id);
    const users = await usersByIds(db, ids);
    const relations = await relationsTo(db, user?.id ?? null, ids);
    const data = ids.flatMap((userId) => {
      const fan = users.get(userId);
      return fan ? [toUserBrief(fan, origin, relations(userId))] : [];
    });
    return { code: 200, data, more };
  }),
];
